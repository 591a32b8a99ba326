import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { DoorOpen, Mail, MessageSquareText, Phone, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { contactLog, logContact } from '#contract/contacts.ts'
import type { ContactWay } from '#disputes/contacts/contact.ts'
import type { PlainPhrase } from '#language/phrase.ts'
import { send } from '#web/api.ts'
import { savedAnalysis } from '#web/saved.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { t } from '#web/language.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { timeZone } from '#web/time-zone.ts'
import { DebtLog } from './DebtLog.tsx'

const WAYS: readonly (readonly [ContactWay, PlainPhrase, LucideIcon])[] = [
  ['call', 'Call', Phone],
  ['text', 'Text', MessageSquareText],
  ['email', 'Email', Mail],
  ['visit', 'Visit', DoorOpen],
]

interface Who {
  readonly collector: string
  readonly analysis_id?: string
}

/** Every call, text, e-mail and visit in three taps: who, how, now. What they add up to stands below, with the law. */
export function ContactLogPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['contacts'],
    queryFn: ({ signal }) => send(contactLog, { signal }),
  })
  return (
    <div className="wrap py-8 md:py-12">
      <title>{t('Contact log | Writeback')}</title>
      <h1>{t('Contact log')}</h1>
      <p className="mt-3 max-w-[62ch] text-lg text-ink-soft">
        {t(
          'Write down each time a collector reaches you: who, how, and that it was now. We count, and tell you when it breaks a rule. Notes made at once are better proof than memory.',
        )}
      </p>
      {data === undefined && error ? (
        <div className="mt-8">
          <ErrorState title={t('Your log could not be loaded')} onRetry={() => void refetch()}>
            {t('Nothing in it is lost.')}
          </ErrorState>
        </div>
      ) : data === undefined ? (
        <Skeleton className="mt-8 h-64 w-full rounded-md" />
      ) : (
        <div className="mt-8 grid gap-8">
          <NewContact known={knownFrom(data.debts)} />
          {data.debts.length === 0 && (
            <p className="text-ink-soft">{t('Nothing is written down yet. The first entry takes three taps.')}</p>
          )}
          {data.debts.map(debt => (
            <DebtLog key={debt.analysis_id ?? debt.collector.toLowerCase()} debt={debt} />
          ))}
        </div>
      )}
    </div>
  )
}

/** Whom one wrote about before, and the collector of the letter just read. */
function knownFrom(debts: readonly { readonly collector: string; readonly analysis_id: string | null }[]): Who[] {
  const logged = debts.map(({ collector, analysis_id }): Who => ({
    collector,
    ...(analysis_id !== null && { analysis_id }),
  }))
  const analysis = savedAnalysis()
  const name = analysis?.facts.collector_name?.value
  if (!analysis || typeof name !== 'string' || logged.some(one => one.analysis_id === analysis.analysis_id))
    return logged
  return [{ collector: name, analysis_id: analysis.analysis_id }, ...logged]
}

function NewContact({ known }: { readonly known: readonly Who[] }) {
  const queries = useQueryClient()
  const say = useToast()
  const [who, setWho] = useState<Who | undefined>(known[0])
  const [isNew, setIsNew] = useState(known.length === 0)
  const [name, setName] = useState('')
  const [way, setWay] = useState<ContactWay>()
  const [earlier, setEarlier] = useState({ isOn: false, on: '', at: '' })
  const subject = isNew ? (name.trim() ? { collector: name.trim() } : undefined) : who
  const logged = useMutation({
    mutationFn: () =>
      send(logContact, {
        body: {
          kind: 'contact',
          way: way!,
          ...subject!,
          time_zone: timeZone(),
          ...(earlier.isOn && { on: earlier.on, ...(earlier.at && { at: earlier.at }) }),
        },
      }),
    onSuccess: async () => {
      say(t('Written down. Add more below if you like.'))
      if (subject) setWho(subject)
      setIsNew(false)
      setName('')
      setWay(undefined)
      setEarlier({ isOn: false, on: '', at: '' })
      await queries.invalidateQueries({ queryKey: ['contacts'] })
    },
  })
  const isReady = subject !== undefined && way !== undefined && (!earlier.isOn || earlier.on !== '')
  return (
    <Card labelledBy="new-contact" look="inked">
      <h2 id="new-contact" className="h-sans mb-4">
        {t('They reached you')}
      </h2>
      {logged.error && (
        <div className="mb-4">
          <Alert tone="red" title={logged.error.message} announce="alert" takesFocus>
            {t('It is not written down yet. What you chose is kept.')}
          </Alert>
        </div>
      )}
      <fieldset>
        <legend className="mb-2 text-[0.94rem] font-semibold">{t('1. Who?')}</legend>
        <div className="flex flex-wrap gap-2">
          {known.map(one => (
            <Button
              key={one.analysis_id ?? one.collector}
              aria-pressed={!isNew && who?.collector === one.collector && who.analysis_id === one.analysis_id}
              className="aria-pressed:border-pen aria-pressed:bg-pen-wash"
              onClick={() => {
                setWho(one)
                setIsNew(false)
              }}
            >
              {one.collector}
            </Button>
          ))}
          {known.length > 0 && (
            <Button
              aria-pressed={isNew}
              className="aria-pressed:border-pen aria-pressed:bg-pen-wash"
              onClick={() => setIsNew(true)}
            >
              {t('Somebody new')}
            </Button>
          )}
        </div>
        {isNew && (
          <div className="mt-3 max-w-sm">
            <Field
              label={t('Name of the collector')}
              hint={t('Or what they called themselves. One name for each debt.')}
            >
              {control => (
                <input
                  {...control}
                  type="text"
                  className="input"
                  autoComplete="off"
                  maxLength={200}
                  value={name}
                  onChange={event => setName(event.target.value)}
                />
              )}
            </Field>
          </div>
        )}
      </fieldset>
      <fieldset className="mt-5">
        <legend className="mb-2 text-[0.94rem] font-semibold">{t('2. How?')}</legend>
        <div className="flex flex-wrap gap-2">
          {WAYS.map(([value, label, Icon]) => (
            <Button
              key={value}
              icon={<Icon className="icon" />}
              aria-pressed={way === value}
              className="aria-pressed:border-pen aria-pressed:bg-pen-wash"
              onClick={() => setWay(value)}
            >
              {t(label)}
            </Button>
          ))}
        </div>
      </fieldset>
      <div className="mt-5 flex flex-wrap items-end gap-3">
        <Button
          size="large"
          variant="primary"
          busy={logged.isPending}
          disabled={!isReady}
          onClick={() => logged.mutate()}
        >
          {earlier.isOn ? t('Write it down') : t('3. Just now')}
        </Button>
        <Button variant="quiet" onClick={() => setEarlier({ ...earlier, isOn: !earlier.isOn })}>
          {earlier.isOn ? t('It was just now') : t('It was earlier')}
        </Button>
      </div>
      {earlier.isOn && (
        <div className="mt-4 flex flex-wrap gap-4">
          <Field label={t('Day')}>
            {control => (
              <input
                {...control}
                type="date"
                className="input"
                value={earlier.on}
                onChange={event => setEarlier({ ...earlier, on: event.target.value })}
              />
            )}
          </Field>
          <Field label={t('Time, if you know it')} hint={t('Where you were.')}>
            {control => (
              <input
                {...control}
                type="time"
                className="input"
                value={earlier.at}
                onChange={event => setEarlier({ ...earlier, at: event.target.value })}
              />
            )}
          </Field>
        </div>
      )}
    </Card>
  )
}
