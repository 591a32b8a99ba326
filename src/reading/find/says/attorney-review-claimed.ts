import { sentencesThat } from './sentences-that.ts'

/** A lawyer says to have studied the papers of this account, not only that "your file" was reviewed. */
export const attorneyReviewClaimed = sentencesThat('attorney-review-claimed', {
  any: [
    "('i'|undersigned attorney|attorney) ~12 (review|reviewed|read|examine|examined|study|studied|go through|gone through|been through|go over|went over|look over|looked over|look through|looked at|check|checked) ~8 (document|ledger|file|photograph|documents|contract|agreement|payment history|statements|records|complaint|application|note|lease)",
    "'i' be the attorney ~2 (handle|handling|responsible|assign|assigned)",
  ],
  unless: ['(no|not|nor|without) ~8 (review|reviewed|read|examine)'],
})
