import { Upload } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { type DisputeDetail, uploadResponse } from '#contract/disputes.ts'
import type { ProgressEvent } from '#contract/analyses.ts'
import { CallFailed } from '#web/api.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { followProgress } from '#web/progress.ts'
import { sendForm } from '#web/send-form.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Progress } from '#web/ui/Progress.tsx'
import { useRefresh } from './use-disputes.ts'

interface Doing {
  readonly words: string
  /** A measured part of a whole, where there is one. */
  readonly part?: number
}

/** A collector's answer: sent, read and judged, with what is really happening told meanwhile. */
export function ReplyCard({ dispute }: { readonly dispute: DisputeDetail }) {
  const input = useRef<HTMLInputElement>(null)
  const inputId = useId()
  const refresh = useRefresh()
  const [doing, setDoing] = useState<Doing>()
  const sent = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const id = crypto.randomUUID()
      const form = new FormData()
      for (const file of files) form.append(files.length > 1 ? 'files' : 'file', file, file.name)
      form.append('dispute_type', dispute.type)
      const watching = new AbortController()
      void followProgress(id, event => setDoing(sayStep(event)), watching.signal)
      try {
        return await sendForm(uploadResponse, {
          id,
          form,
          params: { id: dispute.dispute_id },
          signal: watching.signal,
          onSent: part =>
            setDoing(part < 1 ? { words: 'Sending it', part } : { words: `${MESSAGES.replyUploaded} Reading it` }),
        })
      } finally {
        watching.abort()
        setDoing(undefined)
      }
    },
    onSuccess: refresh,
  })
  if (dispute.status === 'resolved') return null
  return (
    <Card labelledBy="reply-head">
      <h2 id="reply-head" className="h-sans">
        Did they write back?
      </h2>
      <p className="mt-2 text-sm text-ink-soft">
        Add their answer. We check whether it is real proof, and compare it with your letter.
      </p>
      <div className="mt-4 grid gap-2.5 rounded-lg border-2 border-dashed border-rule-strong p-4 text-center">
        <label htmlFor={inputId} className="text-sm text-ink-soft">
          PDF, JPG, JPEG or PNG
        </label>
        <input
          ref={input}
          id={inputId}
          type="file"
          className="sr-only"
          accept=".pdf,.jpg,.jpeg,.png,.heic,.heif,application/pdf,image/*"
          multiple
          tabIndex={-1}
          onChange={event => {
            const files = [...(event.target.files ?? [])]
            event.target.value = ''
            if (files.length > 0) sent.mutate(files)
          }}
        />
        <Button icon={<Upload className="icon" />} busy={sent.isPending} onClick={() => input.current?.click()}>
          Add their answer
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
            <p>Nothing was filed. Your dispute is as it was.</p>
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
      return { words: 'Sending it' }
    case 'page_read':
      return { words: `Page ${event.page} of ${event.pages} read`, part: event.page / event.pages }
    case 'facts_found':
      return { words: `${event.count} names, dates and amounts found` }
    case 'rules_checked':
      return { words: `${event.count} rules checked. Comparing it with your letter` }
    case 'done':
    case 'failed':
      return { words: 'Finishing' }
  }
}
