import { known } from '#law/fact.ts'
import { companyAt } from '#reading/names.ts'
import { evidenceIn } from '#reading/run.ts'
import type { Finder } from './finder.ts'
import { matchesOf } from '#reading/matches.ts'

const HAD = /\b(?:you (?:had|have|opened|held)|for|your) (?:an? )?(?=\p{Lu})/giu
const ISSUED =
  /^\s*(?:credit |store |charge |rewards )?(?:card|account)\b[^.;]{0,20}\b(?:from|issued by|through)\s+\p{Lu}/u

/** The store whose name a card bears, when a bank issued it: "a Main Street Department Store credit card from Bank of
 *  Rockville". It is no creditor.  @law 12 CFR 1006.34(d)(3) */
export const findMerchantBrand: Finder = text => {
  for (const run of text.runs) {
    for (const match of matchesOf(HAD, run.text)) {
      const name = companyAt(run, match.index + match[0].length)
      if (name && ISSUED.test(run.text.slice(name.end)))
        return { merchantBrand: known(name.text, { evidence: [evidenceIn(text, run, name.start, name.end)] }) }
    }
  }
  return {}
}
