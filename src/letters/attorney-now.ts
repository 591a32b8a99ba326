import type { CourtPaper } from '#law/assessment.ts'
import type { Citation } from '#law/citations.ts'
import { longDate } from '#units/iso-date.ts'

export interface ChecklistItem {
  readonly id: string
  readonly text: string
  readonly why: string
  readonly cites: readonly Citation[]
}

/** What to do with a paper from a court. A list, never a letter: no letter to a collector stops a court's deadline, and
 *  an answer to a court is not written here.  @law strategy.md 5.0 */
export function attorneyNowChecklist(courtPaper?: CourtPaper): readonly ChecklistItem[] {
  return [
    {
      id: 'read-the-paper',
      text: 'Read who sues whom, which court it is, and every word about time.',
      why: 'The paper itself says how long you have and what to do: file an answer, or come to a hearing.',
      cites: [],
    },
    ...(courtPaper?.words === undefined
      ? []
      : [
          {
            id: 'words-about-time',
            text: `Your paper says about time: “${courtPaper.words}”`,
            why: 'These words, not a general rule, set your deadline.',
            cites: [],
          },
        ]),
    ...(courtPaper?.answerBy === undefined
      ? []
      : [
          {
            id: 'answer-by',
            text: `By these words and the day you were served, answer by ${longDate(courtPaper.answerBy)}. Check this date with the clerk.`,
            why: 'Miss it, and the court may decide without hearing you.',
            cites: [],
          },
        ]),
    {
      id: 'call-the-clerk',
      text: 'Call the clerk of the court. Take the number from the court’s own website, not from the paper. Confirm the case and the date.',
      why: 'It shows whether the case is real. If you are not sure, treat it as real.',
      cites: [],
    },
    {
      id: 'get-help',
      text: 'Call legal aid (lawhelp.org or lsc.gov) or a consumer lawyer (naca.net) today.',
      why: 'Many take cases under the federal collection law, where a losing collector pays the fees.',
      cites: ['15 USC 1692k(a)(3)'],
    },
    {
      id: 'answer-anyway',
      text: 'File an answer or appear, even if you sent a dispute, were offered a payment plan, or think the case is fake.',
      why: 'Without an answer the court can give a default judgment. Then wages or a bank account can be taken.',
      cites: [],
    },
    {
      id: 'raise-defenses',
      text: 'Raise every defense that is true: time limit, wrong person, wrong amount, no proof of ownership, bad service, wrong county, bankruptcy.',
      why: 'A defense that is not raised is lost. A suit must be brought where you live or signed the contract.',
      cites: ['15 USC 1692i(a)(2)'],
    },
    {
      id: 'sign-nothing',
      text: 'Do not sign a consent, stipulation or affidavit from the collector without advice.',
      why: 'Such a paper can be a judgment against you.',
      cites: [],
    },
    {
      id: 'extensions-filed',
      text: 'Get any extension in writing, and make sure it is filed with the court.',
      why: 'A promise on the telephone does not stop a default.',
      cites: [],
    },
  ]
}
