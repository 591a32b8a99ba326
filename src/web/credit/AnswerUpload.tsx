import { Upload } from 'lucide-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { type BureauStandingReply, uploadBureauAnswer } from '#contract/credit-disputes.ts'
import type { CreditLetterReply } from '#contract/credit.ts'
import { CallFailed, send } from '#web/api.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Failed } from './Failed.tsx'

interface AnswerUploadProps {
  readonly disputeId: string
  readonly standing: BureauStandingReply
  readonly onLetter: (letter: CreditLetterReply) => void
  readonly onTell: () => void
}

/** A bureau's answer, uploaded and read, or told. */
export function AnswerUpload({ disputeId, standing, onLetter, onTell }: AnswerUploadProps) {
  const input = useRef<HTMLInputElement>(null)
  const inputId = useId()
  const queries = useQueryClient()
  const sent = useMutation({
    mutationFn: (files: readonly File[]) => {
      const form = new FormData()
      form.append('bureau', standing.bureau)
      for (const file of files) form.append(files.length > 1 ? 'files' : 'file', file, file.name)
      return send(uploadBureauAnswer, { params: { id: disputeId }, form })
    },
    onSuccess: async reply => {
      if (reply.letter) onLetter(reply.letter)
      await queries.invalidateQueries({ queryKey: ['credit'] })
    },
  })
  const isRefused = sent.error instanceof CallFailed && sent.error.failure === 'refused'
  return (
    <div className="mt-5 grid gap-3 border-t border-rule pt-4">
      <h3>Did {standing.name} answer?</h3>
      <label htmlFor={inputId} className="text-sm text-ink-soft">
        Its letter, as PDF, JPG, JPEG or PNG
      </label>
      <input
        ref={input}
        id={inputId}
        type="file"
        className="sr-only"
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        multiple
        tabIndex={-1}
        onChange={event => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) sent.mutate(files)
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button icon={<Upload className="icon" />} busy={sent.isPending} onClick={() => input.current?.click()}>
          {sent.isPending ? 'Reading it' : 'Add their answer'}
        </Button>
        <Button onClick={onTell}>Tell us what it says</Button>
      </div>
      {sent.data && <Alert tone="green" title={MESSAGES.replyUploaded} announce="status" />}
      {sent.error && <Failed error={sent.error} {...(!isRefused && { title: MESSAGES.replyUploadBroke })} />}
    </div>
  )
}
