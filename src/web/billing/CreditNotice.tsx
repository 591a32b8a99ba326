import { CREDIT_NOTICE } from '#billing/credit-notice.ts'
import { More } from '#web/ui/More.tsx'

interface CreditNoticeProps {
  readonly read: boolean
  readonly onRead: (read: boolean) => void
}

/** What federal law makes us say before anyone buys credit repair, and the words that it was read. */
export function CreditNotice({ read, onRead }: CreditNoticeProps) {
  return (
    <div className="rounded-md bg-inset p-4">
      <More summary={CREDIT_NOTICE.title}>
        <div className="grid gap-3 text-note">
          {CREDIT_NOTICE.paragraphs.map(paragraph => (
            <p key={paragraph.slice(0, 40)}>{paragraph}</p>
          ))}
        </div>
      </More>
      <p className="text-note text-ink-soft">
        You can do all of this yourself for free. You can cancel within {CREDIT_NOTICE.cancelDays} business days for any
        reason, and at any time before your letters are delivered.
      </p>
      <label className="mt-2 flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          className="mt-1 size-5 shrink-0 accent-[var(--pen)]"
          checked={read}
          onChange={event => onRead(event.target.checked)}
        />
        <span>I have read my rights above, and I can save or print them.</span>
      </label>
    </div>
  )
}
