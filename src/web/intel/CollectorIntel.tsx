import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { collectorOverview, searchCollectors, type FoundCollector } from '#contract/intel.ts'
import { isoDate } from '#units/iso-date.ts'
import { send } from '#web/api.ts'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { shortDate, t } from '#web/language.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { CountBars } from './CountBars.tsx'
import { ProfileView } from './ProfileView.tsx'

const TYPING_PAUSE = 250 // ms
const LEAST_LETTERS = 2

/** What public records say of a collector. The chosen one stands in the address, so that Back and a reload keep it. */
export function CollectorIntel() {
  const [address, setAddress] = useSearchParams()
  const chosen = address.get('collector')
  const choose = (id: string | null) => setAddress(id === null ? {} : { collector: id })
  if (chosen !== null) return <ProfileView collector={chosen} onBack={() => choose(null)} />
  return <SearchView onChoose={choose} />
}

function SearchView({ onChoose }: { readonly onChoose: (id: string) => void }) {
  const [typed, setTyped] = useState('')
  const name = useSettled(typed.trim())
  const enough = name.length >= LEAST_LETTERS
  const found = useQuery({
    queryKey: ['collectors', name],
    queryFn: ({ signal }) => send(searchCollectors, { query: { name }, signal }),
    enabled: enough,
    placeholderData: previous => previous,
  })
  return (
    <div className="grid gap-5">
      <div>
        <h1>{t('Collector intel')}</h1>
        <p className="mt-2 max-w-[60ch] text-ink-soft">
          {t(
            'Who is writing to you? Look up what people told the CFPB, what regulators did, and where the company is registered. Every figure says how old it is.',
          )}
        </p>
      </div>
      <search>
        <Field label={t('Name of the collector')} hint={t('As it stands in the letter. Small typing errors are fine.')}>
          {control => (
            <span className="relative block max-w-xl">
              <Search className="icon absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft" />
              <input
                {...control}
                type="search"
                autoComplete="off"
                maxLength={200}
                className="input pl-11"
                value={typed}
                onChange={event => setTyped(event.target.value)}
              />
            </span>
          )}
        </Field>
      </search>
      {found.error && (
        <Alert tone="red" title={t('The search did not work just now')} announce="alert">
          {found.error.message}{' '}
          <button type="button" className="linkbtn" onClick={() => void found.refetch()}>
            {t('Try again')}
          </button>
        </Alert>
      )}
      {!enough && <Overview onChoose={onChoose} />}
      {enough && found.isLoading && <Skeleton className="h-40" />}
      {enough && found.data && <Found collectors={found.data.collectors} typed={name} onChoose={onChoose} />}
    </div>
  )
}

/** Before a name is typed: whom people name most, and what for. */
function Overview({ onChoose }: { readonly onChoose: (id: string) => void }) {
  const { data, isLoading } = useQuery({
    queryKey: ['collectors', 'overview'],
    queryFn: ({ signal }) => send(collectorOverview, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isLoading) return <Skeleton className="h-72" />
  if (!data) return null // the search itself still works
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card labelledBy="most-named">
        <CardHead
          id="most-named"
          title={t('Named in most complaints')}
          aside={t('to {date}', { date: shortDate(isoDate(data.named_through)!) })}
        />
        <CollectorList collectors={data.most_named} typed="" onChoose={onChoose} />
        <p className="mt-4 border-t border-rule pt-3 text-sm text-ink-soft">
          {t('The largest companies get the most complaints. The order does not say who behaves worst.')}
        </p>
      </Card>
      <Card labelledBy="tactics">
        <CardHead
          id="tactics"
          title={t('What people complain of')}
          aside={t('to {date}', { date: shortDate(isoDate(data.through)!) })}
        />
        <p className="text-ink-soft">
          {t('{count} complaints about debt collection, by the CFPB’s count.', {
            count: data.total.toLocaleString('en-US'),
          })}
        </p>
        <CountBars
          caption={t('By issue')}
          rows={data.issues.map(({ issue, in_words, count }) => ({ label: in_words, count, title: issue }))}
        />
      </Card>
    </div>
  )
}

interface FoundProps {
  readonly collectors: readonly FoundCollector[]
  readonly typed: string
  readonly onChoose: (id: string) => void
}

function Found({ collectors, typed, onChoose }: FoundProps) {
  return (
    <Card labelledBy="found">
      <h2 id="found" className="h-sans">
        <span role="status">
          {collectors.length === 0
            ? t('No collector of that name')
            : collectors.length === 1
              ? t('1 collector')
              : t('{count} collectors', { count: collectors.length })}
        </span>
      </h2>
      {collectors.length === 0 && (
        <p className="mt-2 max-w-[60ch] text-ink-soft">
          {t(
            'Our public records do not list it. That alone says nothing bad: small offices are often missing. If the letter asks for gift cards, wire or crypto, or will not name the debt, treat it as a possible scam.',
          )}
        </p>
      )}
      <CollectorList collectors={collectors} typed={typed} onChoose={onChoose} />
    </Card>
  )
}

function CollectorList({ collectors, typed, onChoose }: FoundProps) {
  return (
    <ul className="mt-2">
      {collectors.map(({ id, name, other_names, complaints }) => (
        <li key={id} className="border-t border-rule first:border-t-0">
          <button
            type="button"
            onClick={() => onChoose(id)}
            className="grid min-h-14 w-full grid-cols-[1fr_auto] items-center gap-3 py-3 text-left hover:bg-pen-wash"
          >
            <span className="min-w-0">
              <b className="block font-[650] break-words text-pen">{name}</b>
              <small className="block text-sm break-words text-ink-soft">
                {alsoKnown(other_names, typed)}
                {complaints === null
                  ? t('No complaints under this name')
                  : t('{count} complaints', { count: complaints.toLocaleString('en-US') })}
              </small>
            </span>
            <ChevronRight className="icon text-ink-soft" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The other name the person most likely typed, so that they see why it was found. */
function alsoKnown(otherNames: readonly string[], typed: string): string {
  const head = typed.slice(0, 4).toLowerCase()
  const other = otherNames.find(name => name.toLowerCase().startsWith(head)) ?? otherNames[0]
  return other === undefined ? '' : t('Also: {name}.', { name: other.replace(/\.$/, '') })
}

/** What was typed, once typing paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
