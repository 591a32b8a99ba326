import type { LetterContext } from '#letters/letter-context.ts'
import type { Letter } from '#letters/letter.ts'
import type { Passage } from '#letters/sentence.ts'

/** Why a letter may not be written for this context, and what to write instead. */
export interface NotFitting {
  readonly id: string
  /** Plain words for the person. */
  readonly why: string
  readonly instead: TemplateId
}

export type TemplateId =
  | 'validation-request'
  | 'dispute'
  | 'bankruptcy-dispute'
  | 'general-dispute'
  | 'violation-demand'
  | 'counter-letter'
  | 'time-limit-defense'
  | 'cease-contact'
  | 'settlement-offer'
  | 'attorney-notice'
  | 'cfpb-complaint'

export interface LetterTemplate {
  readonly id: TemplateId
  readonly title: (context: LetterContext) => string
  /** Undefined when the letter fits; a refusal otherwise. */
  readonly refuses: (context: LetterContext) => NotFitting | undefined
  /** What the person must know before sending it. */
  readonly cautions: (context: LetterContext) => readonly string[]
  readonly body: readonly Passage[]
}

/** A letter by its parts. Most letters fit every paper and need no caution. */
export function defineLetter(
  letter: Pick<LetterTemplate, 'id' | 'body'> &
    Partial<Pick<LetterTemplate, 'refuses' | 'cautions'>> & {
      readonly title: string | LetterTemplate['title']
    },
): LetterTemplate {
  const { title } = letter
  return {
    refuses: () => undefined,
    cautions: () => [],
    ...letter,
    title: typeof title === 'string' ? () => title : title,
  }
}

export function fill(template: LetterTemplate, context: LetterContext): Letter {
  return {
    template: template.id,
    title: template.title(context),
    blocks: template.body.flatMap(passage => passage(context)),
  }
}

/** For letters that claim duties of debt collectors. */
export function onlyWithinTheAct({ withinTheAct }: LetterContext): NotFitting | undefined {
  return withinTheAct
    ? undefined
    : {
        id: 'outside-the-act',
        why: 'This sender does not seem to be a debt collector under federal law, so the federal rules for collectors do not bind it. A general dispute letter fits.',
        instead: 'general-dispute',
      }
}
