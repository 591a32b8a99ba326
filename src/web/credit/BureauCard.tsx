import { useState } from 'react'
import type { BureauStandingReply } from '#contract/credit-disputes.ts'
import type { CreditLetterReply } from '#contract/credit.ts'
import type { CreditLetterId } from '#letters/credit/define-credit-letter.ts'
import { CREDIT_LETTERS } from '#letters/credit/templates/index.ts'
import { isoDate } from '#units/iso-date.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { said, shortDate, t } from '#web/language.tsx'
import { More } from '#web/ui/More.tsx'
import { AnswerDialog, ANSWER_WORDS } from './AnswerDialog.tsx'
import { AnswerUpload } from './AnswerUpload.tsx'
import { ComplaintPack } from './ComplaintPack.tsx'
import { Downloads, LetterCard } from './LetterCard.tsx'
import { NextLetterDialog } from './NextLetterDialog.tsx'
import { DayDialog, SentDialog } from './SentDialog.tsx'

type Asked = 'sent' | 'delivered' | 'more-sent' | 'complaint-filed' | 'answer' | CreditLetterId

/** Where a dispute with one bureau stands, its next step as a button, and what can be written down. */
export function BureauCard({
  disputeId,
  standing,
}: {
  readonly disputeId: string
  readonly standing: BureauStandingReply
}) {
  const [asked, setAsked] = useState<Asked>()
  const [letter, setLetter] = useState<CreditLetterReply>()
  const close = () => setAsked(undefined)
  const props = { disputeId, standing, onClose: close }
  const { next_step: step, due } = standing
  const id = `bureau-${standing.bureau}`
  return (
    <Card labelledBy={id}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="h-sans">
          {standing.name}
        </h2>
        <StatusBadge standing={standing} />
      </div>
      {standing.needs_follow_up && (
        <div className="mt-3">
          <Alert tone="amber" title={t('More than 30 days since you sent your letter')}>
            {t('Look whether an answer came. The bureau’s own time runs from the day it received the letter.')}
          </Alert>
        </div>
      )}
      <div className="mt-4 rounded-md border-[1.5px] border-ink p-4">
        <h3>{step.title}</h3>
        <p className="mt-1 text-ink-soft">{step.why}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          {step.action === 'mail-letter' && (
            <Button variant="primary" onClick={() => setAsked('sent')}>
              {t('I mailed it')}
            </Button>
          )}
          {step.action === 'record-delivery' && (
            <Button variant="primary" onClick={() => setAsked('delivered')}>
              {t('It was delivered')}
            </Button>
          )}
          {step.action === 'write-letter' && step.letter && (
            <Button variant="primary" onClick={() => setAsked(step.letter ?? undefined)}>
              {t('Write this letter')}
            </Button>
          )}
        </div>
      </div>
      <dl className="mt-4 grid gap-x-6 gap-y-2 text-note sm:grid-cols-2">
        <Fact label={t('Sent')} value={standing.sent_on} />
        <Fact
          label={standing.received?.basis === 'assumed' ? t('Received (estimate)') : t('Received')}
          value={standing.received?.on ?? null}
        />
        <Fact label={due ? t('Its {days} days end', { days: due.days }) : t('Its time ends')} value={due?.on ?? null} />
        <Fact label={t('Answered')} value={standing.answered_on} />
      </dl>
      <ul className="mt-4 grid gap-1 text-note">
        {standing.items.map(({ id: itemId, title, account, claim }) => (
          <li key={itemId}>
            {title === claim ? (
              <b>{claim}</b> // no account: the error itself is its name
            ) : (
              <>
                <b>{account ? t('{title}, account {account}', { title, account }) : title}</b>. {claim}
              </>
            )}
          </li>
        ))}
      </ul>
      {letter && (
        <div className="mt-5">
          <LetterCard letter={letter} name={`${standing.bureau}-${letter.template}`} />
        </div>
      )}
      {standing.sent_on && <AnswerUpload {...props} onLetter={setLetter} onTell={() => setAsked('answer')} />}
      <More summary={t('Write something down')}>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setAsked('sent')}>{t('A letter went out')}</Button>
          {standing.sent_on && (
            <>
              <Button onClick={() => setAsked('delivered')}>{t('It was delivered')}</Button>
              <Button onClick={() => setAsked('more-sent')}>{t('I sent more papers')}</Button>
              <Button onClick={() => setAsked('complaint-filed')}>{t('I filed a complaint')}</Button>
            </>
          )}
        </div>
      </More>
      <More summary={t('Other letters')}>
        <ul className="grid gap-3">
          {OTHERS.map(one => (
            <li key={one}>
              <p>
                <b>{said(CREDIT_LETTERS[one].title)}.</b> {said(CREDIT_LETTERS[one].about)}
              </p>
              <Button className="mt-1" onClick={() => setAsked(one)}>
                {t('Write it')}
              </Button>
            </li>
          ))}
        </ul>
      </More>
      <More summary={t('Letters written ({count})', { count: standing.letters.length })}>
        <ul className="grid gap-4">
          {standing.letters.map(one => (
            <li key={one.letter_id}>
              <b>{one.title}</b> <span className="text-ink-soft">{shown(one.written_on)}</span>
              <Downloads letterId={one.letter_id} name={`${standing.bureau}-${one.template}`} ssnLastFour="" />
            </li>
          ))}
        </ul>
      </More>
      <ComplaintPack disputeId={disputeId} standing={standing} />
      {asked === 'sent' && <SentDialog {...props} />}
      {asked === 'answer' && <AnswerDialog {...props} onLetter={setLetter} />}
      {(asked === 'delivered' || asked === 'more-sent' || asked === 'complaint-filed') && (
        <DayDialog {...props} kind={asked} />
      )}
      {asked && asked in CREDIT_LETTERS && (
        <NextLetterDialog {...props} letter={asked as CreditLetterId} onLetter={setLetter} />
      )}
    </Card>
  )
}

const OTHERS: readonly CreditLetterId[] = ['furnisher-dispute', 'identity-theft-block', 'business-records-request']

export function StatusBadge({ standing }: { readonly standing: BureauStandingReply }) {
  const { status, due } = standing
  if (status === null) return <Badge>{t('Not sent yet')}</Badge>
  if (status === 'pending')
    return (
      <Badge look={standing.needs_follow_up ? 'amber' : 'plain'}>
        {due ? t('Due {date}', { date: shown(due.on) }) : t('Pending')}
      </Badge>
    )
  return (
    <Badge look={status === 'deleted' || status === 'updated' ? 'green' : 'amber'}>{t(ANSWER_WORDS[status])}</Badge>
  )
}

function Fact({ label, value }: { readonly label: string; readonly value: string | null }) {
  return (
    <div className="flex justify-between gap-3 border-b border-rule py-1">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-[650] tabular-nums">{value === null ? '—' : shown(value)}</dd>
    </div>
  )
}

export function shown(day: string): string {
  const date = isoDate(day)
  return date === undefined ? day : shortDate(date)
}
