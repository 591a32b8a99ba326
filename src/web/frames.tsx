import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, Outlet, StaticRouterProvider } from 'react-router'
import { ToolFrame } from './AppLayout.tsx'
import { DashboardPage } from './dashboard/DashboardPage.tsx'
import { PageError } from './PageError.tsx'
import { queries } from './queries.ts'
import { ResultsPage } from './results/ResultsPage.tsx'
import { t } from './language.tsx'
import { Skeleton } from './ui/states.tsx'
import { UploadPage } from './upload/UploadPage.tsx'

interface Framed {
  readonly at: string
  readonly Frame: ComponentType
  readonly Page: ComponentType
  /** What in the address makes it begin otherwise. */
  readonly unless?: readonly string[]
}

const FRAMES: readonly Framed[] = [
  { at: '/upload', Frame: ToolFrame, Page: UploadPage, unless: ['flow'] },
  { at: '/results', Frame: ToolFrame, Page: ResultsPage, unless: ['letter', 'violations'] },
  { at: '/dashboard', Frame: Outlet, Page: DashboardPage },
]

function CommonPage() {
  return (
    <div className="wrap pt-6 md:pt-8" aria-busy="true">
      <p role="status" className="sr-only">
        {t('Loading')}
      </p>
      <Skeleton className="h-10 w-3/5" />
      <Skeleton className="mt-3 h-4 w-2/5" />
      <Skeleton className="mt-8 h-48 w-full rounded-md" />
    </div>
  )
}

/** A page of the tool as HTML, as it begins: what stands there before its script and its answers are. */
export interface PageFrame {
  /** Its address; undefined for the frame of all others. */
  readonly at: string | undefined
  readonly unless: readonly string[]
  readonly body: string
}

export async function renderFrames(): Promise<readonly PageFrame[]> {
  const own = FRAMES.map(async frame => ({ at: frame.at, unless: frame.unless ?? [], body: await framed(frame) }))
  const common = framed({ at: '/', Frame: ToolFrame, Page: CommonPage })
  return Promise.all([...own, common.then(body => ({ at: undefined, unless: [], body }))])
}

/** What is said when the script of a page of the tool does not come. */
export function renderFault(): Promise<string> {
  return rendered(<PageError />)
}

async function framed({ at, Frame, Page }: Framed): Promise<string> {
  const handler = createStaticHandler([{ Component: Frame, children: [{ path: at, Component: Page }] }])
  const context = await handler.query(new Request(`https://writeback.example${at}`))
  if (context instanceof Response) throw new Error(`${at} leads elsewhere`)
  return rendered(
    <QueryClientProvider client={queries}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </QueryClientProvider>,
  )
}

/** @throws where it holds what our own policy refuses */
export async function rendered(page: ReactNode): Promise<string> {
  // In one piece: parts put in their place later would need a script in the page.
  const { prelude } = await prerender(page, { progressiveChunkSize: Infinity })
  const html = await new Response(prelude).text()
  const inline = /<[^>]* style="[^"]*"|<script/.exec(html)
  if (inline) throw new Error(`What is rendered at build holds what our own policy refuses: ${inline[0]}`)
  return html
}
