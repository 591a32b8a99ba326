import type { ProgressEvent } from '#contract/analyses.ts'
import { t } from '#web/language.tsx'

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
  const line = events.findLast(event => event.step === 'in_line')
  const facts = events.find(event => event.step === 'facts_found')
  const checked = events.find(event => event.step === 'rules_checked')
  const pages = lastPage?.pages ?? chosenPages
  const pageCount = Math.max(1, pages)
  const read = facts ? pageCount : Math.min(lastPage?.page ?? 0, pageCount)
  const allRead = facts !== undefined || read >= pageCount
  const law = stateName
    ? t('Checking the rules and the {state} time limit', { state: stateName })
    : t('Checking the rules')
  return [
    {
      id: 'sent',
      state: received ? 'done' : 'now',
      title: received
        ? chosenPages === 1
          ? t('one file received')
          : t('{pages} pages received', { pages: chosenPages })
        : chosenPages === 1
          ? t('Sending one file')
          : t('Sending {pages} pages', { pages: chosenPages }),
      aside: received ? size : t('{percent}% of {size}', { percent: Math.round(sent * 100), size }),
      ...(!received && { part: sent }),
    },
    {
      id: 'read',
      state: allRead ? 'done' : received ? 'now' : 'waiting',
      title: allRead
        ? read === 1
          ? t('Read one page')
          : t('Read {pages} pages', { pages: read })
        : t('Reading page {page}', { page: read + 1 }),
      aside: allRead ? '' : received ? readingAside({ read, pageCount, line }) : t('waiting'),
      ...(received && !allRead && pageCount > 1 && { part: read / pageCount }),
    },
    {
      id: 'facts',
      state: facts ? 'done' : allRead ? 'now' : 'waiting',
      title: facts ? t('Names, dates and amounts found') : t('Finding names, dates and amounts'),
      aside: facts ? String(facts.count) : allRead ? '' : t('waiting'),
    },
    {
      id: 'law',
      state: checked ? 'done' : facts ? 'now' : 'waiting',
      title: checked ? t('The rules are checked') : law,
      aside: checked
        ? t('{rules} rules', { rules: checked.count })
        : facts
          ? ''
          : rules
            ? t('{rules} rules', { rules })
            : t('waiting'),
    },
  ]
}

interface Reading {
  readonly read: number
  readonly pageCount: number
  readonly line: Extract<ProgressEvent, { step: 'in_line' }> | undefined
}

function readingAside({ read, pageCount, line }: Reading): string {
  if (read > 0 || !line) return t('{read} of {pages} read', { read, pages: pageCount })
  if (line.minutes !== null)
    return t('{ahead} before it, about {minutes} min', { ahead: line.ahead, minutes: line.minutes })
  return t('{ahead} before it', { ahead: line.ahead })
}
