import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import type { z } from 'zod'
import type { settings } from '#contract/health.ts'
import { ToastProvider } from './ui/Toast.tsx'

type Settings = z.output<typeof settings.reply>

const SETTINGS: Settings = {
  billing: 'test',
  law_as_of: '2026-11-21',
  rules: 73,
  inbound_mail: false,
  state_guess: null,
  support_email: null,
  office_address: null,
}

/** A page as it first stands at an address, as HTML: what a person reads before touching anything.
 *  The real component, router and query cache; no browser. `answers`: what the server said, by the name of the query, its
 *  parts joined by a slash; an error is a call that failed. */
export function rendered(
  page: ComponentType,
  address: string,
  settings: Partial<Settings> = {},
  answers: Readonly<Record<string, unknown>> = {},
): string {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  client.setQueryData(['settings'], { ...SETTINGS, ...settings })
  for (const [key, answer] of Object.entries(answers)) {
    const queryKey = key.split('/')
    if (!(answer instanceof Error)) client.setQueryData(queryKey, answer)
    else client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error: answer })
  }
  const router = createElement(MemoryRouter, { initialEntries: [address] }, createElement(page))
  const toasts = createElement(ToastProvider, null, router)
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, toasts))
}

/** The words alone, one space between them.
 *  @example wordsOf('<h1>Add <b>your</b></h1>') // 'Add your' */
export function wordsOf(html: string): string {
  return html
    .replace(/<(?:style|script)\b.*?<\/(?:style|script)>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The words of every button and of every link, in order. */
export function controlsOf(html: string): readonly string[] {
  return [...html.matchAll(/<(button|a)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , inner]) => wordsOf(inner!))
}
