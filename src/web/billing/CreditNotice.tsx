import { cancelPeriod, creditContract, RIGHT_TO_CANCEL } from '#billing/credit-contract.ts'
import { CREDIT_NOTICE } from '#billing/credit-notice.ts'
import type { ProductReply } from '#contract/billing.ts'
import { dollars } from '#units/cents.ts'
import { isoDate } from '#units/iso-date.ts'
import { Field } from '#web/ui/Field.tsx'
import { longDate, t, Words } from '#web/language.tsx'
import { More } from '#web/ui/More.tsx'

interface CreditNoticeProps {
  readonly product: ProductReply
  readonly terms: { readonly office: string; readonly signed_on: string }
  readonly read: boolean
  readonly onRead: (read: boolean) => void
  readonly signature: string
  readonly onSign: (name: string) => void
}

/** What federal law makes us say before anyone buys credit repair, then the contract with the right to cancel next to
 *  the signature.  @law 15 USC 1679c, 1679d(b), 1679e(b) */
export function CreditNotice({ product, terms, read, onRead, signature, onSign }: CreditNoticeProps) {
  const signedOn = isoDate(terms.signed_on)!
  const { cancelUntil, workBeginsOn } = cancelPeriod(signedOn)
  const contract = creditContract({
    product: { ...product, price: dollars(product.price) },
    office: terms.office,
    signedOn,
    signedBy: signature.trim() || '____________',
  })
  return (
    <>
      <div className="rounded-md bg-inset p-4">
        <More summary={CREDIT_NOTICE.title}>
          <Paragraphs of={CREDIT_NOTICE.paragraphs} />
        </More>
        <p className="text-note text-ink-soft">{t('You can do all of this yourself for free.')}</p>
        <label className="mt-2 flex min-h-11 items-start gap-3">
          <input
            type="checkbox"
            className="mt-1 size-5 shrink-0 accent-[var(--pen)]"
            checked={read}
            onChange={event => onRead(event.target.checked)}
          />
          <span>{t('I have read my rights above, and I can save or print them.')}</span>
        </label>
      </div>
      {read && (
        <div className="rounded-md bg-inset p-4">
          <More summary={t('Your contract and notice of cancellation')}>
            <Paragraphs of={contract} />
          </More>
          <p className="mt-2 text-note">
            <Words
              of="You can cancel for any reason until midnight of <0>{date}</0>, with one button, and at any time before your letters are delivered. Work begins on <1>{start}</1>, not before."
              parts={[<b />, <b />]}
              values={{ date: longDate(cancelUntil), start: longDate(workBeginsOn) }}
            />
          </p>
          <p className="mt-3 mb-3 text-note font-bold">{RIGHT_TO_CANCEL}</p>
          <Field label={t('Sign with your full name')} hint={t('Typing your name here signs the contract.')}>
            {control => (
              <input
                {...control}
                className="input"
                type="text"
                autoComplete="name"
                maxLength={120}
                value={signature}
                onChange={event => onSign(event.target.value)}
              />
            )}
          </Field>
        </div>
      )}
    </>
  )
}

function Paragraphs({ of }: { readonly of: readonly string[] }) {
  return (
    // the law and the contract are as they are: in English
    <div className="grid gap-3 text-note" lang="en">
      {of.map(paragraph => (
        <p key={paragraph.slice(0, 40)}>{paragraph}</p>
      ))}
    </div>
  )
}
