import { Button } from '#web/ui/Button.tsx'
import type { BureauStandingReply } from '#contract/credit-disputes.ts'
import type { CreditLetterReply } from '#contract/credit.ts'

interface AnswerUploadProps {
  readonly disputeId: string
  readonly standing: BureauStandingReply
  readonly onLetter: (letter: CreditLetterReply) => void
  readonly onTell: () => void
}

/** A bureau's answer, uploaded or told. */
export function AnswerUpload({ standing, onTell }: AnswerUploadProps) {
  return (
    <div className="mt-5 border-t border-rule pt-4">
      <h3>Did {standing.name} answer?</h3>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={onTell}>Tell us what it says</Button>
      </div>
    </div>
  )
}
