import { Upload } from 'lucide-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type BureauStandingReply, uploadBureauAnswer } from '#contract/credit-disputes.ts'
import type { CreditLetterReply } from '#contract/credit.ts'
import { CallFailed, send } from '#web/api.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { appendFiles } from '#web/send-form.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { t } from '#web/language.tsx'
import { useFilePicker } from '#web/ui/use-file-picker.tsx'
import { Failed } from './Failed.tsx'

interface AnswerUploadProps {
  readonly disputeId: string
  readonly standing: BureauStandingReply
  readonly onLetter: (letter: CreditLetterReply) => void
  readonly onTell: () => void
}

/** A bureau's answer, uploaded and read, or told. */
export function AnswerUpload({ disputeId, standing, onLetter, onTell }: AnswerUploadProps) {
  const queries = useQueryClient()
  const sent = useMutation({
    mutationFn: (files: readonly File[]) => {
      const form = new FormData()
      form.append('bureau', standing.bureau)
      appendFiles(form, files)
      return send(uploadBureauAnswer, { params: { id: disputeId }, form })
    },
    onSuccess: async reply => {
      if (reply.letter) onLetter(reply.letter)
      await queries.invalidateQueries({ queryKey: ['credit'] })
    },
  })
  const picker = useFilePicker('.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png', files => sent.mutate(files))
  const isRefused = sent.error instanceof CallFailed && sent.error.failure === 'refused'
  return (
    <div className="mt-5 grid gap-3 border-t border-rule pt-4">
      <h3>{t('Did {name} answer?', { name: standing.name })}</h3>
      <label htmlFor={picker.id} className="text-sm text-ink-soft">
        {t('Its letter, as PDF, JPG, JPEG or PNG')}
      </label>
      {picker.input}
      <div className="flex flex-wrap gap-2">
        <Button icon={<Upload className="icon" />} busy={sent.isPending} onClick={picker.open}>
          {sent.isPending ? t('Reading it') : t('Add their answer')}
        </Button>
        <Button onClick={onTell}>{t('Tell us what it says')}</Button>
      </div>
      {sent.data && <Alert tone="green" title={MESSAGES.replyUploaded} announce="status" />}
      {sent.error && <Failed error={sent.error} {...(!isRefused && { title: MESSAGES.replyUploadBroke })} />}
    </div>
  )
}
