import type { z } from 'zod'
import type { creditReports } from '#contract/credit-reports.ts'
import { BUREAU_NAMES } from '#credit/bureau-names.ts'
import { t } from '#web/language.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { Progress } from '#web/ui/Progress.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { shown } from './BureauCard.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { Failed } from './Failed.tsx'
import { useDeleteReport, useReadingSteps, useReports } from './use-report.ts'

type Reports = z.output<typeof creditReports.reply>

/** The reports that were read, those being read, and those that could not be. */
export function ReportsCard({
  onUpload,
  onOpen,
}: {
  readonly onUpload: () => void
  readonly onOpen: (id: string) => void
}) {
  const reports = useReports()
  const isEmpty = reports.data?.reports.length === 0 && reports.data.readings.length === 0
  return (
    <Card labelledBy="reports">
      <CardHead id="reports" title={t('Your credit reports')} />
      {reports.isLoading && <Skeleton className="h-16 w-full rounded-md" />}
      {reports.error && <Failed error={reports.error} title={t('Your reports did not load')} />}
      {isEmpty && (
        <p className="mb-4 text-ink-soft">{t('None yet. Upload one, and we show you what looks wrong and why.')}</p>
      )}
      <ul className="mb-4 grid gap-3">
        {reports.data?.readings.map(reading => (
          <li key={reading.reading_id}>
            {reading.failure ? (
              <NotRead reading={reading} failure={reading.failure} />
            ) : (
              <BeingRead reading={reading} />
            )}
          </li>
        ))}
        {reports.data?.reports.map(report => (
          <li key={report.report_id} className="border-b border-rule pb-3">
            <OneReport report={report} onOpen={() => onOpen(report.report_id)} />
          </li>
        ))}
      </ul>
      <Button variant="primary" onClick={onUpload}>
        {t('Upload a report')}
      </Button>
    </Card>
  )
}

/** One report that was read: to open where it can be, and to delete. */
export function OneReport({
  report,
  onOpen,
}: {
  readonly report: Reports['reports'][number]
  readonly onOpen?: () => void
}) {
  const deed = useDeleteReport()
  const names = report.bureaus.map(bureau => BUREAU_NAMES[bureau]).join(', ')
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <span>
        <b>{names}</b>
        <span className="block text-note text-ink-soft">
          {t('Read on {day}.', { day: shown(report.created_at.slice(0, 10)) })}{' '}
          {report.errors_found === 1
            ? t('1 likely error.')
            : t('{count} likely errors.', { count: report.errors_found })}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        <DeleteDialog
          trigger={t('Delete')}
          title={t('Delete this report?')}
          deed={deed}
          onDelete={() => deed.mutate(report.report_id)}
        >
          <p>{t('What we read in it goes for good. Letters you wrote from it, and their disputes, stay.')}</p>
        </DeleteDialog>
        {onOpen && (
          <Button aria-label={t('Open the report of {names}', { names })} onClick={onOpen}>
            {t('Open')}
          </Button>
        )}
      </span>
    </div>
  )
}

function BeingRead({ reading }: { readonly reading: Reports['readings'][number] }) {
  const doing = useReadingSteps(reading.reading_id)
  const stop = useDeleteReport()
  const words = doing?.words ?? t('Waiting to be read')
  return (
    <div className="grid gap-2 rounded-md border border-rule p-3.5">
      <p role="status">
        <b className="break-words">{reading.file_name}</b>
        <span className="block text-note text-ink-soft">{words}</span>
      </p>
      {doing?.part !== undefined && <Progress part={doing.part} whole={1} label={words} />}
      <p className="text-note text-ink-soft">
        {t('A scan can take several minutes. You may leave this page. The report will be here when you come back.')}
      </p>
      {stop.error && <Failed error={stop.error} />}
      <div>
        <Button variant="quiet" busy={stop.isPending} onClick={() => stop.mutate(reading.reading_id)}>
          {t('Stop reading')}
        </Button>
      </div>
    </div>
  )
}

function NotRead({
  reading,
  failure,
}: {
  readonly reading: Reports['readings'][number]
  readonly failure: { readonly error: string; readonly suggestion: string }
}) {
  const remove = useDeleteReport()
  return (
    <Alert tone="red" title={t('We could not read {file}', { file: reading.file_name })}>
      <p>
        {asSentence(failure.error)} {asSentence(failure.suggestion)}
      </p>
      <Button className="mt-3" busy={remove.isPending} onClick={() => remove.mutate(reading.reading_id)}>
        {t('Take it off this list')}
      </Button>
    </Alert>
  )
}

function asSentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`
}
