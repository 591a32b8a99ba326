import type { Citation } from '#law/citations.ts'
import type { Person } from '#letters/letter-context.ts'
import type { Truth } from '#letters/sentence.ts'
import type { IsoDate } from '#units/iso-date.ts'

/** Everything a letter about a credit report may say. A field that is undefined is unknown, and no sentence that needs it
 *  is printed. Nothing here is inferred: each item is one the person confirmed. */
export interface CreditContext {
  /** The day the letter is written. */
  readonly today: IsoDate
  readonly consumer: Person & {
    /** A line for the last four digits, which are filled in when it is printed and kept nowhere.  @law decision 11 */
    readonly givesSsn: boolean
  }
  /** Whom it goes to: a bureau, the company that reports the item, or the business a thief dealt with. */
  readonly recipient: Person
  readonly report: ReportShown
  /** What is disputed with this recipient, one to four. */
  readonly items: readonly DisputedItem[]
  /** What the entries cost the person, in their own words. */
  readonly harm: string | undefined
  /** What they lived through, in their own words; said in a goodwill request alone. */
  readonly hardship: string | undefined
  /** Papers they say they enclose, besides the pages of the report and the proof of each item. */
  readonly papers: readonly string[]
  readonly theft: TheftPapers | undefined
  /** What became of the dispute this letter follows. */
  readonly earlier: EarlierDispute | undefined
  readonly reinsertion: Reinsertion | undefined
  readonly goodwill: Goodwill | undefined
}

/** The report as its own pages name it. */
export interface ReportShown {
  /** The bureau's name in a sentence. */
  readonly bureau: string | undefined
  readonly on: IsoDate | undefined
  /** Its confirmation, report or file number. */
  readonly number: string | undefined
  /** It came free through AnnualCreditReport.com: the bureau then has 45 days.  @law 15 USC 1681j(a)(3) */
  readonly isFreeAnnual: Truth
}

export interface DisputedItem {
  readonly id: string
  /** As printed on the report. */
  readonly creditor: string | undefined
  readonly account: string | undefined
  readonly page: number | undefined
  /** Labels and values exactly as the report prints them. */
  readonly shown: readonly { readonly label: string; readonly value: string }[]
  /** What is wrong with it, as the person confirmed: one plain sentence. */
  readonly claim: string
  /** How they know, in their own words. */
  readonly story: string | undefined
  /** What the entry should say. */
  readonly correct: string | undefined
  /** The paper they enclose for it. */
  readonly proof: string | undefined
  readonly wants: 'correct' | 'delete' | 'separate'
  readonly cites: readonly Citation[]
  /** The reckoning behind an entry that is too old, shown step by step. */
  readonly reckoning: readonly { readonly label: string; readonly on: string }[]
  /** The company that reports it must look into a dispute sent to it. False for names, addresses, employers, inquiries and
   *  public records.  @law 12 CFR 1022.43(b)(1) */
  readonly isDirect: boolean
}

/** What a block needs, each only when the person has it.  @law 15 USC 1681c-2(a)(1)-(4) */
export interface TheftPapers {
  readonly identityProof: boolean
  readonly theftReport: { readonly kind: 'ftc' | 'police'; readonly number: string | undefined } | undefined
  /** They state that the items are not theirs. */
  readonly statesNotTheirs: boolean
}

export interface EarlierDispute {
  readonly sentOn: IsoDate | undefined
  readonly receivedOn: IsoDate | undefined
  /** The last day of the bureau's time, counted from a known receipt. */
  readonly dueOn: IsoDate | undefined
  /** Days for results to be written and mailed after it are over. */
  readonly isOverdue: Truth
  readonly answer: 'deleted' | 'updated' | 'verified' | 'frivolous' | 'no_response' | undefined
  readonly answeredOn: IsoDate | undefined
  /** Why it was set aside as frivolous, and what the person now says or adds to each reason. */
  readonly reasons: readonly { readonly reason: string; readonly answer: string }[]
}

export interface Reinsertion {
  readonly deletedOn: IsoDate | undefined
  readonly reappearedOn: IsoDate | undefined
  /** The bureau wrote that it put the item back. */
  readonly wasNoticed: Truth
  /** The five business days for that notice are over. */
  readonly noticeIsOverdue: Truth
}

/** What must be so before a favor is asked. */
export interface Goodwill {
  /** The person says that nothing is owed on it that is late, and that it is no collection and no charge-off. */
  readonly inGoodStanding: boolean
  /** The same entry is disputed as wrong. */
  readonly alsoDisputed: boolean
}

export const NO_REPORT: ReportShown = { bureau: undefined, on: undefined, number: undefined, isFreeAnnual: undefined }
