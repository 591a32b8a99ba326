import type { Citation } from '#law/citations.ts'
import { answered, bindsTheSender } from '#letters/letter-context.ts'
import type { LetterContext } from '#letters/letter-context.ts'
import type { Blank } from '#letters/letter.ts'
import { disputeWhileItMayCount } from '#letters/parts/dispute.ts'
import { posted } from '#letters/parts/frame.ts'
import { opening, reservation } from '#letters/parts/opening.ts'
import { cite } from '#letters/print-citation.ts'
import { paragraph, sentence } from '#letters/sentence.ts'
import { defineLetter } from './define-letter.ts'

const represented = sentence({
  id: 'represented-on-this-debt',
  says: () => 'I am represented by an attorney with respect to this debt.',
  because: 'You told us that a lawyer acts for you on this debt. A lawyer for something else does not count.',
  cites: lawOfRepresentation,
})

const who = sentence({
  id: 'attorney-details',
  says: (_, context) => ['My attorney is ', attorneyBlank(context), '.'],
  because: 'They must be able to reach the lawyer: name, address, telephone and email.',
  cites: lawOfRepresentation,
})

function lawOfRepresentation(_: unknown, { withinTheAct }: LetterContext): readonly Citation[] {
  return withinTheAct ? ['15 USC 1692c(a)(2)', '12 CFR 1006.6(b)(2)'] : []
}

function attorneyBlank({ attorney }: LetterContext): Blank {
  const details = attorney
    ? [attorney.name, ...attorney.addressLines, attorney.phone, attorney.email].filter(part => part !== undefined)
    : []
  return { blank: 'attorney', value: details.join(', '), hint: 'name, address, telephone and email of your lawyer' }
}

const direct = sentence({
  id: 'direct-all-communications',
  when: bindsTheSender,
  says: () =>
    `Please direct all communications about this debt to my attorney, and do not contact me (${cite('15 USC 1692c(a)(2)', '12 CFR 1006.6(b)(2)')}).`,
  because: 'A collector who knows of the lawyer may write only to the lawyer.',
  cites: ['15 USC 1692c(a)(2)', '12 CFR 1006.6(b)(2)'],
})

const directPlainly = sentence({
  id: 'direct-all-communications-plainly',
  when: context => !bindsTheSender(context),
  says: () => 'Please direct all communications about this debt to my attorney, and do not contact me.',
  because: 'A request: the federal rule binds debt collectors only.',
})

/** The one sentence a represented person may have to write. */
export const directToAttorney = [direct, directPlainly]

/** Tells the collector that a lawyer acts on this debt.  @law 15 USC 1692c(a)(2); 12 CFR 1006.6(b)(2) */
export const attorneyNotice = defineLetter({
  id: 'attorney-notice',
  title: 'Notice of attorney representation',
  refuses: context =>
    answered(context, 'attorneyRepresents') === true
      ? undefined
      : {
          id: 'no-attorney',
          why: 'This notice may be sent only if a lawyer represents you on this debt and agrees. You have not told us so.',
          instead: 'validation-request',
        },
  cautions: () => ['Ask your lawyer first. It is best when the lawyer sends this notice.'],
  body: posted(
    'Notice of representation, alleged debt',
    paragraph(...opening, represented, who, direct, directPlainly),
    disputeWhileItMayCount,
    paragraph(reservation),
  ),
})
