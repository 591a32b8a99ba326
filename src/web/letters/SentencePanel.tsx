import { ExternalLink, RotateCcw, Trash2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Reason } from '#letters/letter.ts'
import { isCitation, lawLink, says } from '#law/citations.ts'
import { Button, buttonClass } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { said, t } from '#web/language.tsx'
import { Quote } from '#web/ui/Quote.tsx'
import { holdsSocialSecurityNumber } from './draft.ts'

interface SentencePanelProps {
  readonly id: string
  /** Why it stands there; undefined for an address or greeting line. */
  readonly reason: Reason | undefined
  readonly words: string
  /** Where the finding it rests on stands. */
  readonly finding: { readonly number: number; readonly href: string } | undefined
  readonly changed: boolean
  readonly onWords: (words: string) => void
  readonly onOurWords: () => void
  readonly onTakeOut: (() => void) | undefined
  readonly onClose: () => void
}

/** Why is this sentence here, and the sentence itself to change. Opens under its paragraph. */
export function SentencePanel(props: SentencePanelProps) {
  const { id, reason, words, finding, changed, onWords, onOurWords, onTakeOut, onClose } = props
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: false }), [])
  const title = reason ? t('Why is this sentence here?') : t('Change this line')
  return (
    <div
      ref={box}
      id={id}
      tabIndex={-1}
      role="group"
      aria-label={title}
      className="not-printed my-3.5 rounded-md border border-rule bg-sheet p-4 font-sans text-[0.94rem] leading-normal shadow-float sm:px-5"
      onKeyDown={event => event.key === 'Escape' && onClose()}
    >
      <div className="flex items-start justify-between gap-3">
        <strong className="pt-2.5 font-[650]">{title}</strong>
        <Button variant="quiet" icon={<X className="icon" />} onClick={onClose}>
          {t('Close')}
        </Button>
      </div>
      {reason && (
        <>
          <p>{reason.because}</p>
          {reason.quote && (
            <div className="mt-2">
              <Quote words={reason.quote} source={t('Words in their letter')} />
            </div>
          )}
          {reason.cites.length > 0 && (
            <ul className="mt-2 grid gap-1 text-[0.9rem]" aria-label={t('The law')}>
              {reason.cites.map(cite => (
                <Law key={cite} cite={cite} />
              ))}
            </ul>
          )}
        </>
      )}
      <div className="mt-3">
        <Field
          label={reason ? t('Change the words') : t('Words')}
          {...(reason && { hint: t('Keep it true. Do not write that you owe the debt or will pay.') })}
          error={
            holdsSocialSecurityNumber(words) ? t('This looks like a Social Security number. Leave it out.') : undefined
          }
        >
          {control => (
            <textarea
              {...control}
              className="input min-h-16 font-serif [field-sizing:content]"
              rows={Math.min(8, Math.ceil(words.length / 48) + 1)}
              value={words}
              onChange={event => onWords(event.target.value)}
            />
          )}
        </Field>
      </div>
      <div className="mt-2 flex flex-wrap gap-1">
        {onTakeOut && (
          <Button variant="quiet" icon={<Trash2 className="icon" />} onClick={onTakeOut}>
            {t('Take it out')}
          </Button>
        )}
        {finding && (
          <Link to={finding.href} className={buttonClass({ variant: 'quiet' })}>
            {t('See finding {number}', { number: finding.number })}
          </Link>
        )}
        {changed && (
          <Button variant="quiet" icon={<RotateCcw className="icon" />} onClick={onOurWords}>
            {t('Put our words back')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** A law with what it says; state statutes are named as the state data prints them. */
function Law({ cite }: { readonly cite: string }) {
  if (!isCitation(cite)) return <li>{cite}</li>
  return (
    <li>
      <a href={lawLink(cite)} target="_blank" rel="noreferrer" className="inline-flex min-h-8 items-center gap-1.5">
        {cite} <ExternalLink className="icon" />
        <span className="sr-only">{t('(opens in a new tab)')}</span>
      </a>
      <span className="block text-ink-soft">{said(says(cite))}</span>
    </li>
  )
}
