import { Copy, Download, FileText, Mail, Printer } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import type { AnalysisReply } from '#contract/analyses.ts'
import { emailLetter } from '#contract/letters.ts'
import { openBlanks } from '#letters/letter.ts'
import { toText } from '#letters/render/to-text.ts'
import { useSignedIn } from '#web/account/use-signed-in.ts'
import { send } from '#web/api.ts'
import { today } from '#web/clock.ts'
import { deadlinesOn, isNear, mainDeadline, sayDaysLeft } from '#web/results/deadlines.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { DateTile } from '#web/ui/DateTile.tsx'
import { said, shortDate, t } from '#web/language.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { downloadLetter } from './download-letter.ts'
import { draftedLetter } from './draft.ts'
import type { StoredLetter } from './stored-letter.ts'

interface SendCardProps {
  readonly letter: StoredLetter
  readonly analysis: AnalysisReply | undefined
}

const LONGEST_MAILTO = 1800 // some mail programs cut longer addresses off

/** The date to mail by, and every way to take the letter along. */
export function SendCard({ letter, analysis }: SendCardProps) {
  const say = useToast()
  const violations = analysis?.violations.violation_count ?? 0
  const download = useMutation({ mutationFn: (format: 'pdf' | 'docx') => downloadLetter(letter, format, violations) })
  const drafted = draftedLetter(letter.document, letter.draft)
  const copy = async () => {
    const copied = await navigator.clipboard.writeText(toText(drafted)).then(
      () => true,
      () => false,
    )
    say(copied ? t('The letter is copied.') : t('Copying is blocked in this browser. Use Word or Print instead.'))
  }
  const isSignedIn = useSignedIn()
  const mailed = useMutation({
    mutationFn: () => send(emailLetter, { params: { id: letter.id }, body: { document: drafted } }),
  })
  const writeEmail = async () => {
    const link = (body: string) =>
      `mailto:?subject=${encodeURIComponent(letter.title)}&body=${encodeURIComponent(body)}`
    const whole = link(toText(drafted))
    const fits = whole.length <= LONGEST_MAILTO
    if (!fits) await copy()
    window.location.assign(fits ? whole : link(t('Paste the letter here: it is copied.')))
  }
  const open = [...new Set(openBlanks(drafted).map(({ hint }) => lower(said(hint))))]
  const fellBack = download.data === 'text'
  return (
    <Card labelledBy="send-head">
      <h2 id="send-head" className="sr-only">
        {t('Take the letter along')}
      </h2>
      <MailBy analysis={analysis} />
      <div className="grid grid-cols-2 gap-2">
        <Button
          variant="primary"
          className="col-span-2"
          icon={<Download className="icon" />}
          busy={download.isPending && download.variables === 'pdf'}
          onClick={() => download.mutate('pdf')}
        >
          {t('Download PDF Letter')}
        </Button>
        <Button
          icon={<FileText className="icon" />}
          busy={download.isPending && download.variables === 'docx'}
          onClick={() => download.mutate('docx')}
        >
          {t('Word')}
        </Button>
        <Button icon={<Printer className="icon" />} onClick={() => window.print()}>
          {t('Print')}
        </Button>
        <Button icon={<Copy className="icon" />} onClick={() => void copy()}>
          {t('Copy')}
        </Button>
        <Button
          icon={<Mail className="icon" />}
          busy={mailed.isPending}
          onClick={() => (isSignedIn ? mailed.mutate() : void writeEmail())}
        >
          {t('Email me')}
        </Button>
      </div>
      {fellBack && (
        <div className="mt-3">
          <Alert tone="amber" title={t('A plain-text file was saved instead')} announce="alert">
            {download.variables === 'docx'
              ? t('The Word file could not be made just now. The text is complete. You can print it or try again.')
              : t('The PDF could not be made just now. The text is complete. You can print it or try again.')}
          </Alert>
        </div>
      )}
      {download.isSuccess && !fellBack && (
        <p role="status" className="mt-3 text-sm text-green">
          {t('Saved to your downloads.')}
        </p>
      )}
      {mailed.data && (
        <p role="status" className="mt-3 text-sm text-green">
          {t('On its way to {email}, as a PDF and as text.', { email: mailed.data.sent_to })}
        </p>
      )}
      {mailed.error && (
        <div className="mt-3">
          <Alert tone="red" title={mailed.error.message} announce="alert">
            <p>{t('Nothing was sent. Your letter is kept here.')}</p>
            <Button variant="quiet" onClick={() => void writeEmail()}>
              {t('Use my own email program')}
            </Button>
          </Alert>
        </div>
      )}
      {open.length > 0 && (
        <p className="mt-4 text-sm text-ink-soft">
          {open.length === 1
            ? t('1 blank left: {blank}. You can write it in by hand.', { blank: open[0]! })
            : t('{count} blanks left: {blanks}. You can write them in by hand.', {
                count: open.length,
                blanks: open.join(', '),
              })}
        </p>
      )}
    </Card>
  )
}

function MailBy({ analysis }: { readonly analysis: AnalysisReply | undefined }) {
  const main = analysis && mainDeadline(deadlinesOn(analysis, today()))
  if (!main || !['mail-by', 'validation-period-ends'].includes(main.id)) return null
  const near = isNear(main)
  return (
    <div className="mb-4 flex items-center gap-4">
      <DateTile on={main.on} look={near ? 'near' : 'plain'} />
      <p className="leading-snug">
        <b className="font-[650]">{t('Mail it by {date}', { date: shortDate(main.on) })}</b>
        <span className={`block text-sm font-[650] ${near ? 'text-red' : ''}`}>{sayDaysLeft(main.daysLeft)}</span>
      </p>
    </div>
  )
}

function lower(hint: string): string {
  return hint.charAt(0).toLowerCase() + hint.slice(1)
}
