import type { PlainPhrase } from '#language/phrase.ts'
/** What a collector may have done that a person can know without us reading a letter, by the rule it breaks.
 *  A test holds each against the catalogue. */
export const CONDUCT: Readonly<Record<string, PlainPhrase>> = {
  'dispute-ignored': 'They kept collecting after they got my written dispute, and sent no proof.',
  'cease-letter-ignored': 'They kept contacting me after they got my written request to stop.',
  'third-party-told': 'They told someone else about the debt: family, a neighbor, my boss.',
  'call-frequency':
    'They called about this debt more than seven times in seven days, or within a week of talking to me.',
  'inconvenient-time-or-place':
    'They contacted me before 8 a.m. or after 9 p.m., or at a time or place I had told them is bad.',
  'workplace-contact': 'They contacted me at work although they knew my employer forbids it.',
  'threat-arrest-or-jail': 'They said I could be arrested or go to jail.',
  'harassing-language': 'They insulted me or used abusive words.',
  'convenience-fee': 'They asked for a fee to pay by card, phone or online.',
}
