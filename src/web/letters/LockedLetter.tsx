import type { AnalysisReply } from '#contract/analyses.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { Unlock } from '#web/results/LockedFindings.tsx'
import { buttonClass } from '#web/ui/Button.tsx'
import { t, Words } from '#web/language.tsx'
import { LockedState } from '#web/ui/states.tsx'
import type { LetterWish } from './write-letter.ts'

interface LockedLetterProps {
  readonly analysis: AnalysisReply | undefined
  readonly wish: LetterWish | undefined
}

/** Stands where the rest of a letter would be. The rest never left the server. */
export function LockedLetter({ analysis, wish }: LockedLetterProps) {
  const action = analysis ? (
    <Unlock analysis={analysis} />
  ) : (
    wish?.kind === 'pre-written' && (
      <a href={`/payment?product=letter&template=${wish.choice}`} className={buttonClass({ variant: 'primary' })}>
        {t('Buy this letter')}
      </a>
    )
  )
  return (
    <LockedState title={MESSAGES.letterGoesOn} level={2} action={action}>
      <Words
        of="You see the first paragraph. The CFPB gives away plain <0>sample letters</0> that use the same right, without your findings."
        parts={[
          <a
            href="https://www.consumerfinance.gov/ask-cfpb/what-should-i-do-when-a-debt-collector-contacts-me-en-1695/"
            target="_blank"
            rel="noreferrer"
          />,
        ]}
      />
    </LockedState>
  )
}
