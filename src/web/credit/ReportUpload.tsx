import { Upload } from 'lucide-react'
import { useState } from 'react'
import { CallFailed } from '#web/api.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Progress } from '#web/ui/Progress.tsx'
import { t, Words } from '#web/language.tsx'
import { useFilePicker } from '#web/ui/use-file-picker.tsx'
import { useReadReport } from './use-report.ts'

/** A credit report, sent to be read. Nothing of a failed reading is invented: examples are shown only on request. */
export function ReportUpload({ onRead }: { readonly onRead: (reportId: string) => void }) {
  const { reading, doing } = useReadReport()
  const [files, setFiles] = useState<readonly File[]>([])
  const start = (chosen: readonly File[], examples: boolean) => {
    setFiles(chosen)
    reading.mutate(
      { files: chosen, examples },
      { onSuccess: reply => reply.success && onRead(reply.analysis.report_id) },
    )
  }
  const picker = useFilePicker('.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png', chosen =>
    start(chosen, false),
  )
  const examples = reading.data?.success === false ? reading.data : undefined
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        <Words
          of="Get your reports free each week at <0>annualcreditreport.com</0> and save each as a PDF. We read it, keep what it says, and keep none of its pages."
          parts={[<a href="https://www.annualcreditreport.com" target="_blank" rel="noreferrer" />]}
        />
      </p>
      <div className="grid gap-2.5 rounded-lg border-2 border-dashed border-rule-strong p-5 text-center">
        <label htmlFor={picker.id} className="text-sm text-ink-soft">
          {t('PDF, JPG, JPEG or PNG, at most 10 MB')}
        </label>
        {picker.input}
        <Button variant="primary" icon={<Upload className="icon" />} busy={reading.isPending} onClick={picker.open}>
          {t('Upload a credit report')}
        </Button>
      </div>
      {doing && (
        <div role="status" className="grid gap-2">
          <p className="text-[0.94rem]">{doing.words}</p>
          {doing.part !== undefined && <Progress part={doing.part} whole={1} label={doing.words} />}
        </div>
      )}
      {reading.error && (
        <Alert tone="red" title={MESSAGES.creditAnalysisFailed} announce="alert" takesFocus>
          <p>
            {reading.error.message}{' '}
            {reading.error instanceof CallFailed ? reading.error.suggestion : MESSAGES.creditTryAnother}
          </p>
          {reading.error instanceof CallFailed && reading.error.failure === 'refused' && files.length > 0 && (
            <Button className="mt-3" onClick={() => start(files, true)}>
              {t('Show example errors')}
            </Button>
          )}
        </Alert>
      )}
      {examples && (
        <Alert tone="amber" title={MESSAGES.creditExamples} announce="status">
          <ul className="mt-1 list-disc pl-5">
            {examples.mock_data.errors.map(({ id, description, account }) => (
              <li key={id}>
                {account}: {description}
              </li>
            ))}
          </ul>
          <p className="mt-1">{t('These are examples of nobody. They cannot be put into a letter.')}</p>
        </Alert>
      )}
    </div>
  )
}
