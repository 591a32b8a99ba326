import type { ProgressEvent } from '#contract/analyses.ts'

export interface ReadingStep {
  readonly id: string
  readonly state: 'done' | 'now' | 'waiting'
  readonly title: string
  readonly aside: string
  /** A measured part of a whole, where there is one. */
  readonly part?: number
}

interface Known {
  readonly events: readonly ProgressEvent[]
  readonly sent: number
  readonly chosenPages: number
  readonly size: string
  readonly rules: number | undefined
  readonly stateName: string | undefined
}

/** The list a person watches while a letter is read, made only of steps the server reported.
 *  Pages of a PDF are not known before the first of them is read. */
export function readingSteps({ events, sent, chosenPages, size, rules, stateName }: Known): readonly ReadingStep[] {
  // The server takes note of a letter as its first bytes arrive; it is received when the last have left here.
  const received = sent >= 1 || events.some(event => event.step !== 'received')
  const lastPage = events.findLast(event => event.step === 'page_read')
  const facts = events.find(event => event.step === 'facts_found')
  const checked = events.find(event => event.step === 'rules_checked')
  const pages = lastPage?.pages ?? chosenPages
  const pageCount = Math.max(1, pages)
  const read = facts ? pageCount : Math.min(lastPage?.page ?? 0, pageCount)
  const allRead = facts !== undefined || read >= pageCount
  const law = stateName ? `Checking the rules and the ${stateName} time limit` : 'Checking the rules'
  return [
    {
      id: 'sent',
      state: received ? 'done' : 'now',
      title: received ? `${counted(chosenPages)} received` : `Sending ${counted(chosenPages)}`,
      aside: received ? size : `${Math.round(sent * 100)}% of ${size}`,
      ...(!received && { part: sent }),
    },
    {
      id: 'read',
      state: allRead ? 'done' : received ? 'now' : 'waiting',
      title: allRead ? `Read ${read === 1 ? 'one page' : `${read} pages`}` : `Reading page ${read + 1}`,
      aside: allRead ? '' : received ? `${read} of ${pageCount} read` : 'waiting',
      ...(received && !allRead && pageCount > 1 && { part: read / pageCount }),
    },
    {
      id: 'facts',
      state: facts ? 'done' : allRead ? 'now' : 'waiting',
      title: facts ? 'Names, dates and amounts found' : 'Finding names, dates and amounts',
      aside: facts ? String(facts.count) : allRead ? '' : 'waiting',
    },
    {
      id: 'law',
      state: checked ? 'done' : facts ? 'now' : 'waiting',
      title: checked ? 'The rules are checked' : law,
      aside: checked ? `${checked.count} rules` : facts ? '' : rules ? `${rules} rules` : 'waiting',
    },
  ]
}

function counted(pages: number): string {
  return pages === 1 ? 'one file' : `${pages} pages`
}
