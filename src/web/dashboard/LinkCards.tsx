import { ChevronRight } from 'lucide-react'

export interface LinkCard {
  readonly title: string
  readonly text: string
  readonly href: string
  readonly aside?: string
}

/** Large links to pages, as a view that has no content of its own shows them. */
export function LinkCards({ cards }: { readonly cards: readonly LinkCard[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {cards.map(({ title, text, href, aside }) => (
        <li key={title}>
          <a
            href={href}
            className="grid h-full grid-cols-[1fr_auto] content-start gap-x-4 gap-y-1 rounded-md border border-rule bg-sheet p-5 text-ink no-underline hover:border-pen hover:bg-pen-wash hover:text-ink"
          >
            <span className="h-sans">{title}</span>
            {aside ? <b className="figure text-xl">{aside}</b> : <ChevronRight className="icon mt-1 text-pen" />}
            <span className="col-span-2 text-ink-soft">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
