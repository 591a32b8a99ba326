import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { answerQuestions } from '#contract/analyses.ts'
import {
  type ContactDebt,
  type ContactEntry,
  type ContactFinding,
  deleteContact,
  type ContactDetails,
  changeContact,
} from '#contract/contacts.ts'
import type { PlainPhrase } from '#language/phrase.ts'
import { isCitation, lawLink } from '#law/citations.ts'
import { isoDate } from '#units/iso-date.ts'
import { send } from '#web/api.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Badge, StrengthBadge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { shortDate, t } from '#web/language.tsx'
import { More } from '#web/ui/More.tsx'
import { ContactMore } from './ContactMore.tsx'
import { REQUEST_WORDS, ToldThem } from './ToldThem.tsx'

const GRADES = {
  documented: 'Proof kept',
  noted: 'Noted at once',
  remembered: 'From memory',
} as const satisfies Readonly<Record<ContactFinding['evidence'], PlainPhrase>>

const WAYS = {
  call: 'Call',
  text: 'Text',
  email: 'Email',
  visit: 'Visit',
} as const satisfies Readonly<Record<NonNullable<ContactEntry['way']>, PlainPhrase>>

/** One debt: what the log shows, then the log. */
export function DebtLog({ debt }: { readonly debt: ContactDebt }) {
  const id = `log-${debt.analysis_id ?? debt.collector.toLowerCase().replaceAll(/\W+/g, '-')}`
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4">
        {debt.collector}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-4">
          {debt.findings.length === 0 && (
            <p className="text-ink-soft">
              {t(
                'Nothing written down so far breaks a rule we check: calls in seven days, hours, work, other people, and requests to stop.',
              )}
            </p>
          )}
          {debt.findings.map(finding => (
            <FindingShown key={finding.rule_id + finding.shows} finding={finding} />
          ))}
          {debt.analysis_id !== null && Object.keys(debt.consumer_facts).length > 0 && (
            <IntoTheLetter analysisId={debt.analysis_id} facts={debt.consumer_facts} />
          )}
          <ToldThem collector={debt.collector} analysisId={debt.analysis_id} />
        </div>
        <ul className="grid gap-2">
          {debt.entries.toReversed().map(entry => (
            <li key={entry.id}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function FindingShown({ finding }: { readonly finding: ContactFinding }) {
  return (
    <Card>
      <div className="mb-2 flex flex-wrap gap-2">
        <StrengthBadge strength={finding.strength} />
        <Badge look={finding.evidence === 'documented' ? 'green' : 'plain'}>{t(GRADES[finding.evidence])}</Badge>
      </div>
      <h3>{finding.title}</h3>
      <p className="mt-1">{finding.shows}</p>
      <More summary={t('The law, and what would change this')}>
        <p className="text-[0.94rem]">{finding.requirement}</p>
        <ul className="mt-2 list-disc pl-5 text-[0.94rem]">
          {finding.would_change.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="mt-2 flex flex-wrap gap-x-4 text-sm leading-6">
          {finding.cites.map(cite =>
            isCitation(cite) ? (
              <a key={cite} href={lawLink(cite)} target="_blank" rel="noreferrer">
                {cite}
                <span className="sr-only"> {t('(opens in a new tab)')}</span>
              </a>
            ) : null,
          )}
        </p>
      </More>
    </Card>
  )
}

function IntoTheLetter({
  analysisId,
  facts,
}: {
  readonly analysisId: string
  readonly facts: ContactDebt['consumer_facts']
}) {
  const queries = useQueryClient()
  const told = useMutation({
    mutationFn: () => send(answerQuestions, { params: { id: analysisId }, body: { consumer_facts: facts } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['analysis'] }),
  })
  if (told.isSuccess)
    return (
      <Alert tone="green" title={t('Your letter’s findings now rest on this log too')} announce="status">
        <a href={`/results?analysis=${analysisId}`}>{t('See the findings')}</a>
      </Alert>
    )
  return (
    <div>
      {told.error && (
        <Alert tone="red" title={told.error.message} announce="alert">
          {t('Nothing was changed.')}
        </Alert>
      )}
      <Button busy={told.isPending} onClick={() => told.mutate()}>
        {t('Use this in your letter’s findings')}
      </Button>
      <p className="mt-1 text-sm text-ink-soft">{t('Press it only if all of it is true.')}</p>
    </div>
  )
}

function Entry({ entry }: { readonly entry: ContactEntry }) {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ['contacts'] })
  const removed = useMutation({
    mutationFn: () => send(deleteContact, { params: { id: entry.id } }),
    onSuccess: refresh,
  })
  const changed = useMutation({
    mutationFn: (details: ContactDetails) => send(changeContact, { params: { id: entry.id }, body: details }),
    onSuccess: refresh,
  })
  const when = `${shortDate(isoDate(entry.on)!)}${entry.at ? `, ${clock(entry.at)}` : ''}`
  const what = t(entry.way ? WAYS[entry.way] : REQUEST_WORDS[entry.request!])
  const failure = removed.error ?? changed.error
  return (
    <Card look="flat">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p>
          <b className="font-[650]">{what}</b> <span className="text-ink-soft tabular-nums">{when}</span>
        </p>
        <Button
          variant="quiet"
          icon={<Trash2 className="icon" />}
          aria-label={t('Delete: {what}, {when}', { what, when })}
          busy={removed.isPending}
          onClick={() => removed.mutate()}
        >
          {t('Delete')}
        </Button>
      </div>
      {entry.details.words && <p className="text-[0.94rem]">“{entry.details.words}”</p>}
      {failure && (
        <Alert tone="red" title={failure.message} announce="alert">
          {t('Nothing was changed.')}
        </Alert>
      )}
      {entry.way && (
        <More summary={t('Add more')}>
          <ContactMore entry={entry} busy={changed.isPending} onSave={details => changed.mutate(details)} />
        </More>
      )}
    </Card>
  )
}

/** @example clock('19:05') // '7:05 PM' */
function clock(at: string): string {
  const hour = Number(at.slice(0, 2))
  return `${hour % 12 === 0 ? 12 : hour % 12}:${at.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`
}
