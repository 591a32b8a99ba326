import { useState } from 'react'
import { type BureauStandingReply, writeCreditLetter } from '#contract/credit-disputes.ts'
import type { CreditLetterReply } from '#contract/credit.ts'
import type { CreditLetterId } from '#letters/credit/define-credit-letter.ts'
import { CREDIT_LETTERS } from '#letters/credit/templates/index.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { said, t } from '#web/language.tsx'
import { Field } from '#web/ui/Field.tsx'
import { CheckRow } from './CheckRow.tsx'
import { Failed } from './Failed.tsx'
import { useCreditDeed } from './use-credit.ts'

interface NextLetterProps {
  readonly disputeId: string
  readonly standing: BureauStandingReply
  readonly letter: CreditLetterId
  readonly onClose: () => void
  readonly onLetter: (letter: CreditLetterReply) => void
}

/** A letter that needs something more of the person: to whom it goes, which papers they have, what they answer. */
export function NextLetterDialog({ disputeId, standing, letter, onClose, onLetter }: NextLetterProps) {
  const { title, about, goesTo } = CREDIT_LETTERS[letter]
  const [name, setName] = useState(() => creditorOf(standing))
  const [address, setAddress] = useState(standing.items[0]?.contact.join('\n') ?? '')
  const [identity, setIdentity] = useState(false)
  const [report, setReport] = useState(false)
  const [notTheirs, setNotTheirs] = useState(false)
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const deed = useCreditDeed(writeCreditLetter, reply => {
    onLetter(reply.letter)
    onClose()
  })
  const needsTheft = letter === 'identity-theft-block' || letter === 'business-records-request'
  return (
    <Dialog open title={said(title)} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={event => {
          event.preventDefault()
          deed.mutate({
            params: { id: disputeId },
            body: {
              bureau: standing.bureau,
              letter,
              ...(goesTo !== 'bureau' && { recipient: { name, address_lines: linesOf(address).slice(0, 4) } }),
              ...(needsTheft && {
                theft: {
                  identity_proof: identity,
                  states_not_theirs: notTheirs,
                  ...(report && { report: { kind: 'ftc' } }),
                },
              }),
              ...(letter === 'frivolous-answer' && {
                reasons: standing.reasons.map(reason => ({ reason, answer: answers[reason] ?? '' })),
              }),
            },
          })
        }}
      >
        <p className="text-ink-soft">{said(about)}</p>
        {goesTo !== 'bureau' && (
          <>
            <Field label={t('Company')}>
              {control => (
                <input {...control} className="input" value={name} onChange={event => setName(event.target.value)} />
              )}
            </Field>
            <Field label={t('Its address, as on the report or its letters')}>
              {control => (
                <textarea
                  {...control}
                  className="input"
                  value={address}
                  onChange={event => setAddress(event.target.value)}
                />
              )}
            </Field>
          </>
        )}
        {needsTheft && (
          <>
            <CheckRow title={t('I enclose proof of who I am')} checked={identity} onChange={setIdentity} />
            <CheckRow
              title={t('I enclose my identity theft report')}
              text={t('From IdentityTheft.gov or the police.')}
              checked={report}
              onChange={setReport}
            />
            <CheckRow
              title={t('None of these entries comes from any transaction by me')}
              text={t('Check it only if it is true. A false report is a crime.')}
              checked={notTheirs}
              onChange={setNotTheirs}
            />
          </>
        )}
        {letter === 'frivolous-answer' &&
          standing.reasons.map(reason => (
            <Field
              key={reason}
              label={t('They wrote: “{reason}”', { reason })}
              hint={t('What you now say or enclose.')}
            >
              {control => (
                <textarea
                  {...control}
                  className="input"
                  maxLength={600}
                  value={answers[reason] ?? ''}
                  onChange={event => setAnswers({ ...answers, [reason]: event.target.value })}
                />
              )}
            </Field>
          ))}
        {deed.error && <Failed error={deed.error} />}
        <Button type="submit" variant="primary" busy={deed.isPending}>
          {t('Write the letter')}
        </Button>
      </form>
    </Dialog>
  )
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').flatMap(line => line.trim() || [])
}

/** Whom the report names; an error without an account has only its own words for a name. */
function creditorOf({ items: [first] }: BureauStandingReply): string {
  return first && first.title !== first.claim ? first.title : ''
}
