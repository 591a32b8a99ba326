import { Bell, FileText, Mail, MailCheck, MessageSquare, Paperclip, Scale, type LucideIcon } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import { evidenceFile, type DisputeDetail, type TimelineEntry, withdrawEvent } from '#contract/disputes.ts'
import { isoDate } from '#units/iso-date.ts'
import { sendForFile } from '#web/api.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { shortDate, t } from '#web/language.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { useDeed } from './use-disputes.ts'

const ICONS: Readonly<Record<string, LucideIcon>> = {
  'letter-sent': Mail,
  delivered: MailCheck,
  'letter-written': FileText,
  'reply-received': FileText,
  'contact-logged': MessageSquare,
  sued: Scale,
}
/** What we wrote down by ourselves cannot be taken back by hand. */
const OWN = new Set(['opened', 'letter-written'])

/** What is ahead, then everything that happened, newest first, with its proof. */
export function Timeline({ dispute }: { readonly dispute: DisputeDetail }) {
  const { next_step: next } = dispute
  return (
    <ol className="log">
      <li data-ahead="">
        <time dateTime={next.on}>{shortDate(isoDate(next.on)!)}</time>
        <span className="log-node">
          <Bell className="icon" />
        </span>
        <div>
          <h3 className="text-base">{next.title}</h3>
        </div>
      </li>
      {dispute.timeline.map(entry => (
        <Entry key={entry.id} disputeId={dispute.dispute_id} entry={entry} />
      ))}
    </ol>
  )
}

function Entry({ disputeId, entry }: { readonly disputeId: string; readonly entry: TimelineEntry }) {
  const say = useToast()
  const back = useDeed(withdrawEvent, () => say(t('Taken back.')))
  const Icon = ICONS[entry.type] ?? Bell
  return (
    <li>
      <time dateTime={entry.date}>{shortDate(isoDate(entry.date)!)}</time>
      <span className="log-node">
        <Icon className="icon" />
      </span>
      <div>
        <h3 className="text-base">{entry.description}</h3>
        {entry.note && <p className="text-[0.94rem] break-words whitespace-pre-line text-ink-soft">{entry.note}</p>}
        {entry.tracking_number && (
          <p className="text-[0.94rem] text-ink-soft">
            {t('Tracking number {number}', { number: entry.tracking_number })}
          </p>
        )}
        {entry.response_data && <ReplySummary entry={entry.response_data} />}
        {entry.evidence.map(file => (
          <EvidenceLink key={file.id} disputeId={disputeId} file={file} />
        ))}
        {!OWN.has(entry.type) && (
          <button
            type="button"
            className="linkbtn text-sm"
            disabled={back.isPending}
            aria-label={t('Take back: {description}', { description: entry.description })}
            onClick={() => back.mutate({ params: { id: disputeId, event: entry.id }, body: {} })}
          >
            {t('Take back')}
          </button>
        )}
      </div>
    </li>
  )
}

function ReplySummary({ entry }: { readonly entry: NonNullable<TimelineEntry['response_data']> }) {
  const count = entry.new_violations
  return (
    <div className="mt-1 text-[0.94rem] text-ink-soft">
      <ul className="list-disc pl-5">
        {[...entry.answered, ...entry.not_answered].map(line => (
          <li key={line}>{line}</li>
        ))}
        <li>
          {count === 0
            ? t('No new violation found.')
            : count === 1
              ? t('1 likely violation found.')
              : t('{count} likely violations found.', { count })}
        </li>
        {entry.ocr_confidence < 0.85 && <li>{t('We could read it only in part. Check it with your own eyes.')}</li>}
      </ul>
      <a href={`/results?analysis=${entry.analysis_id}`} className="inline-flex min-h-11 items-center">
        {t('See what we found in it')}
      </a>
    </div>
  )
}

function EvidenceLink({
  disputeId,
  file,
}: {
  readonly disputeId: string
  readonly file: TimelineEntry['evidence'][number]
}) {
  const opened = useMutation({
    mutationFn: async () =>
      saveFile(file.file_name, await sendForFile(evidenceFile, { params: { id: disputeId, file: file.id } })),
  })
  return (
    <p>
      <button type="button" className="linkbtn text-sm" onClick={() => opened.mutate()}>
        <Paperclip className="icon" /> {file.file_name}
      </button>
      {opened.error && (
        <span role="alert" className="block text-sm text-red">
          {opened.error.message}
        </span>
      )}
    </p>
  )
}
