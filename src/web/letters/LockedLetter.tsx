import type { AnalysisReply } from '#contract/analyses.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { Unlock } from '#web/results/LockedFindings.tsx'
import { LockedState } from '#web/ui/states.tsx'

/** Stands where the rest of a letter would be. The rest never left the server. */
export function LockedLetter({ analysis }: { readonly analysis: AnalysisReply | undefined }) {
  return (
    <LockedState title={MESSAGES.letterGoesOn} action={analysis && <Unlock analysis={analysis} />}>
      You see the first paragraph. The CFPB gives away plain{' '}
      <a
        href="https://www.consumerfinance.gov/ask-cfpb/what-should-i-do-when-a-debt-collector-contacts-me-en-1695/"
        target="_blank"
        rel="noreferrer"
      >
        sample letters
      </a>{' '}
      that use the same right, without your findings.
    </LockedState>
  )
}
