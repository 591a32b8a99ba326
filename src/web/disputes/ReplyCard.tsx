import { Upload } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import { type DisputeDetail, uploadResponse } from '#contract/disputes.ts'
import type { ProgressEvent } from '#contract/analyses.ts'
import { CallFailed } from '#web/api.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { appendFiles } from '#web/send-form.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Progress } from '#web/ui/Progress.tsx'
import { useFilePicker } from '#web/ui/use-file-picker.tsx'
import { t } from '#web/language.tsx'
import { type Doing, useWatchedForm } from '#web/use-watched-form.ts'
import { useRefresh } from './use-disputes.ts'

/** A collector's answer: sent, read and judged, with what is really happening told meanwhile. */
export function ReplyCard({ dispute }: { readonly dispute: DisputeDetail }) {
  const refresh = useRefresh()
  const { doing, sendWatched } = useWatchedForm(sayStep)
  const sent = useMutation({
    mutationFn: (files: readonly File[]) => {
      const form = new FormData()
      appendFiles(form, files)
      form.append('dispute_type', dispute.type)
      return sendWatched(uploadResponse, {
        form,
        params: { id: dispute.dispute_id },
        whenSent: t('Response uploaded successfully! Reading it'),
      })
    },
    onSuccess: refresh,
  })
  const picker = useFilePicker('.pdf,.jpg,.jpeg,.png,.heic,.heif,application/pdf,image/*', files => sent.mutate(files))
  if (dispute.status === 'resolved') return null
  return (
    <Card labelledBy="reply-head">
      <h2 id="reply-head" className="h-sans">
        {t('Did they write back?')}
      </h2>
      <p className="mt-2 text-sm text-ink-soft">
        {t('Add their answer. We check whether it is real proof, and compare it with your letter.')}
      </p>
      <div className="mt-4 grid gap-2.5 rounded-lg border-2 border-dashed border-rule-strong p-4 text-center">
        <label htmlFor={picker.id} className="text-sm text-ink-soft">
          {t('PDF, JPG, JPEG or PNG')}
        </label>
        {picker.input}
        <Button icon={<Upload className="icon" />} busy={sent.isPending} onClick={picker.open}>
          {t('Add their answer')}
        </Button>
      </div>
      {doing && (
        <div role="status" className="mt-4 grid gap-2">
          <p className="text-[0.94rem]">{doing.words}</p>
          {doing.part !== undefined && <Progress part={doing.part} whole={1} label={doing.words} />}
        </div>
      )}
      {sent.data && (
        <div className="mt-4">
          <Alert tone="green" title={MESSAGES.replyAnalyzed} announce="status">
            {sent.data.smart_action.message}
          </Alert>
        </div>
      )}
      {sent.error && (
        <div className="mt-4">
          <Alert tone="red" title={uploadFailure(sent.error)} announce="alert" takesFocus>
            <p>
              {sent.error.message} {sent.error instanceof CallFailed && sent.error.suggestion}
            </p>
            <p>{t('Nothing was filed. Your dispute is as it was.')}</p>
          </Alert>
        </div>
      )}
    </Card>
  )
}

/** The specified words for a reply that could not be sent or was refused. */
export function uploadFailure(error: Error): string {
  return error instanceof CallFailed && error.failure === 'refused'
    ? MESSAGES.replyNotUploaded
    : MESSAGES.replyUploadBroke
}

/** What the server just did, in words. */
function sayStep(event: ProgressEvent): Doing {
  switch (event.step) {
    case 'received':
      return { words: t('Sending it') }
    case 'in_line':
      return { words: t('Letters before it: {ahead}', { ahead: event.ahead }) }
    case 'page_read':
      return {
        words: t('Page {page} of {pages} read', { page: event.page, pages: event.pages }),
        part: event.page / event.pages,
      }
    case 'facts_found':
      return { words: t('{count} names, dates and amounts found', { count: event.count }) }
    case 'rules_checked':
      return { words: t('{count} rules checked. Comparing it with your letter', { count: event.count }) }
    case 'done':
    case 'failed':
      return { words: t('Finishing') }
  }
}
