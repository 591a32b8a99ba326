import { attributed, defineFlag, phrases } from '#letters/own-letter/define-flag.ts'
import { all } from '#letters/own-letter/vocabulary.ts'

const SUM = String.raw`\$ ?\d[\d,]*(?:\.\d\d)?`
const WRONG = String.raw`(?:violations?|calls?|letters?|times?|days?|hours?|weeks?|offen[sc]es?|instances?|counts?|infractions?|breach(?:es)?|texts?|emails?|contacts?|occurrences?|incidents?|messages?|pop|piece|apiece|shot|head)`
const PAYS = /\b(?:i|we)\b[^.;]{0,30}\b(?:pay|afford|make|earn|send|receive|bring home)\b/i
const PHONE_ACT = /\btcpa\b|\btelephone consumer\b|\b227\b/i
const REAL_LOSS = /\b(?:actual|lost|lose|out[- ]of[- ]pocket|medical (?:costs?|visits?|expenses?)|overdraft)\b/i

export const wrongDamages = defineFlag({
  flag: 'wrong-damages',
  severity: 'high',
  why: 'The law allows up to $1,000 in all for one lawsuit, not for each violation, plus actual damages and fees (15 USC 1692k).',
  improve: 'Leave the figure out. Say: I reserve my rights under 15 USC 1692k.',
  repair: { does: 'remove' },
  find: letter => [...perViolation(letter), ...tooMuch(letter)],
})

const perViolation = phrases({
  patterns: [
    all(
      String.raw`\b(?:\$ ?|)(?:\d[\d,]*(?:\.\d\d)?|a thousand|one thousand|five hundred|a grand)(?: dollars| bucks)?(?: in damages| fine| penalty)?,? (?:for (?:each|every|any|all)|per|each|every|times|x)(?: (?:and every|one|single|of|your|the|these|\d+|\w+teen|ten|five|separate|fdcpa))* ${WRONG}\b(?:[^.;]{0,30}${SUM} (?:a|per|each|every) (?:day|week|call|letter))?`,
    ),
    all(String.raw`${SUM} (?:a|an|per|each|apiece)?(?:,)? ?${WRONG}\b[^.;]{0,40}`),
    all(
      String.raw`\b(?:each|every) (?:\w+ )?${WRONG} (?:is worth|costs you|will cost you|carries|means|is|equals)(?: \w+){0,3} ${SUM}`,
    ),
    all(String.raw`\b(?:\w+ )?violations? (?:at|x|times|=) ${SUM}(?: each| apiece)?`),
    all(String.raw`\b(?:each|every) (?:\w+ )?${WRONG}[^.;]{0,20} (?:will cost|costs) (?:you )?${SUM}`),
  ],
  unless: [attributed],
  notIn: new RegExp(`${PAYS.source}|${PHONE_ACT.source}`, 'i'),
  quotes: 'words',
})

const tooMuch = phrases({
  patterns: [
    all(String.raw`\b(?:treble|triple|punitive|exemplary) damages\b[^.;]{0,40}`),
    all(
      String.raw`\b(?:a|one|\w+) (?:thousand|hundred|grand)(?: bucks| dollars)?(?: in damages)?,? (?:a|per|for each|for every|each|every) (?:day|call|letter|violation|time|week|hour)\b|\byou (?:now |already )?owe me (?:a|one|over a|at least a) (?:thousand|million|lot)\b|\byou (?:now |already )?owe me (?:over |at least |more than )?${SUM}`,
    ),
    all(
      String.raw`\b(?:su(?:e|ing) you(?: all)?|see you in court|lawsuit|damages|collect|entitled to|judgment)\b[^.;]{0,30}? (?:for|of|is|are|to)? ?(?:over |at least )?\$ ?(?:[2-9],?\d{3}|\d{2,3},?\d{3}|\d+(?:\.\d+)? ?million)[\d,]*(?:\.\d\d)?`,
    ),
    all(
      String.raw`\b(?:fee schedule|my fee is ${SUM}|(?:i(?:'ll| will)|i am going to) (?:charge|bill|invoice|fine) you ${SUM}|i charge ${SUM})[^.;]{0,40}`,
    ),
  ],
  unless: [attributed],
  notIn: new RegExp(`${REAL_LOSS.source}|${PHONE_ACT.source}`, 'i'),
  quotes: 'words',
})
