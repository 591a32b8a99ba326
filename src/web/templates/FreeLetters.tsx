import { ExternalLink } from 'lucide-react'
import { Words } from '#web/language.tsx'

/** The official letters cost nothing, for everyone.  @law decision 6 */
export const CFPB_LETTERS =
  'https://www.consumerfinance.gov/ask-cfpb/what-should-i-do-when-a-debt-collector-contacts-me-en-1695/'

/** Where a plain letter is free, whatever one bought here. */
export function FreeLetters() {
  return (
    <p className="text-[0.94rem]">
      <Words
        of="The Consumer Financial Protection Bureau gives away plain <0>sample letters <1/> <2>(opens in a new tab)</2></0>. They use the same rights and cost nothing."
        parts={[
          <a href={CFPB_LETTERS} target="_blank" rel="noreferrer" className="inline-flex items-center gap-1" />,
          <ExternalLink className="icon" />,
          <span className="sr-only" />,
        ]}
      />
    </p>
  )
}
