import type { Page } from 'playwright-core'
import type { Language } from '#language/language.ts'
import type { Phrase } from '#language/phrase.ts'
import { APP } from '#language/spanish/app/index.ts'
import { FRONT } from '#language/spanish/front/index.ts'
import type { World } from './world.ts'

/** A page that is looked at, and what is done on it to see its other states. */
export interface Visit {
  /** As the table of routes has it. */
  readonly route: string
  readonly as: keyof World['viewers']
  readonly path: string | ((world: World) => string)
  /** What this state is, where a route has several. */
  readonly state?: string
  /** What is known in this tab before the page comes. */
  readonly session?: Readonly<Record<string, string>>
  /** All of them, if nothing stands here: a state that only leaves parts of another out is looked at in one. */
  readonly languages?: readonly Language[]
  /** Where it leads: another route of the table. */
  readonly leadsTo?: string
  /** Further states, one after another on the same page. */
  readonly further?: readonly Step[]
  /** Buttons that open a window over it. */
  readonly windows?: readonly Phrase[]
}

type Step = readonly [name: string, act: (on: OnPage) => Promise<unknown>]

/** A page and what it says, in its language. */
export interface OnPage {
  readonly page: Page
  readonly say: (phrase: Phrase) => RegExp
  /** Presses the first visible button of that name. */
  readonly press: (phrase: Phrase) => Promise<void>
  readonly fill: (label: Phrase, text: string) => Promise<void>
  /** Waits for words to be there. */
  readonly see: (phrase: Phrase) => Promise<void>
}

export function onPage(page: Page, language: Language): OnPage {
  const say = (phrase: Phrase) => patternOf(language, phrase)
  return {
    page,
    say,
    press: phrase =>
      page
        .getByRole('button', { name: say(phrase) })
        .filter({ visible: true })
        .first()
        .click(),
    fill: (label, text) => page.getByLabel(say(label)).filter({ visible: true }).first().fill(text),
    see: phrase =>
      page
        .getByText(new RegExp(say(phrase).source.slice(1, -1)))
        .filter({ visible: true })
        .first()
        .waitFor(),
  }
}

const SPANISH: Readonly<Record<Phrase, string>> = { ...FRONT, ...APP }

/** A phrase as it stands on a page: its values may be anything. */
function patternOf(language: Language, phrase: Phrase): RegExp {
  const said = language === 'en' ? phrase : SPANISH[phrase]
  const parts = said.replaceAll(/<\/?\d+\/?>/g, '').split(/\{\w+\}/)
  return new RegExp(
    `^\\s*${parts.map(part => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.+?')}\\s*$`,
  )
}
