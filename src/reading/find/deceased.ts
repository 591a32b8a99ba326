import { known } from '#law/fact.ts'
import type { FoundFacts, ReadText } from './finder.ts'
import { firstMatch } from './search.ts'

const DECEASED =
  /\b(?:deceased|decedent|passed away|(?:learn of|sorry (?:for|about)) (?:the )?(?:death|passing|loss)|death of (?:your|mr|mrs|ms|the)|the late (?:mr|mrs|ms)|estate of \p{Lu}|(?:his|her|from the|against the|to the|(?:whether|if) the) estate\b|(?:our|my|sincere) (?:deepest |sincere |heartfelt )?condolences|(?:you )?as (?:the )?executor|loss of your (?:late )?(?:husband|wife|father|mother|son|daughter|brother|sister|spouse|parent|loved one)|died on|since (?:his|her) death|your (?:late|deceased) (?:husband|wife|father|mother|son|daughter|brother|sister))\b/iu

// a standing line on every letter: "if the addressee is deceased, please tell us"
const ONLY_IF = /\b(?:if|in case|should) (?:you|the|this|any|an|that)\b[^.]{0,60}\b(?:deceased|passed away|died)\b/i

/** Whether the letter speaks of a person who has died. */
export function findDeceased(text: ReadText): FoundFacts {
  const runs = text.runs.filter((run, i) => !text.sentences[i]!.boilerplate && !ONLY_IF.test(run.text))
  const found = firstMatch(text, runs, DECEASED)
  return {
    refersToDeceased: found
      ? known(true, { confidence: 0.9, evidence: [found.evidence] })
      : known(false, { confidence: 0.9 }),
  }
}
