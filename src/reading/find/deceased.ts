import { known } from '#law/fact.ts'
import type { FoundFacts, ReadText } from './finder.ts'
import { firstMatch } from './search.ts'

const DECEASED =
  /\b(?:deceased|decedent|passed away|(?:learn of|sorry (?:for|about)) (?:the )?(?:death|passing|loss)|death of (?:your|mr|mrs|ms|the)|the late (?:mr|mrs|ms)|estate of \p{Lu}|his estate|her estate|died on|since (?:his|her) death|your (?:late|deceased) (?:husband|wife|father|mother|son|daughter|brother|sister))\b/iu

/** Whether the letter speaks of a person who has died. */
export function findDeceased(text: ReadText): FoundFacts {
  const runs = text.runs.filter((_, i) => !text.sentences[i]!.boilerplate)
  const found = firstMatch(text, runs, DECEASED)
  return {
    refersToDeceased: found
      ? known(true, { confidence: 0.9, evidence: [found.evidence] })
      : known(false, { confidence: 0.9 }),
  }
}
