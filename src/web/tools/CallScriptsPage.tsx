import { Ban, MessageSquareQuote, Mic } from 'lucide-react'
import { useState } from 'react'
import type { PlainPhrase } from '#language/phrase.ts'
import { lawLink } from '#law/citations.ts'
import { RECORDING_CONSENT, type ConsentRule, type RecordingLaw } from '#law/recording-consent.ts'
import { stateName, type StateCode } from '#units/state-code.ts'
import { savedState, saveState } from '#web/saved.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Card } from '#web/ui/Card.tsx'
import { longDate, spoken, t, Words } from '#web/language.tsx'
import { StateSelect } from '#web/ui/StateSelect.tsx'
import { CALL_SCRIPTS } from './call-scripts.ts'

const RULES = {
  one: 'You may record a phone call you take part in.',
  all: 'Everyone on the call must agree before you record.',
  unsure: 'We are not sure. Act as if everyone must agree.',
} as const satisfies Readonly<Record<ConsentRule, PlainPhrase>>

const CONFIDENCE = {
  high: 'Confidence: high.',
  medium: 'Confidence: medium.',
  low: 'Confidence: low.',
} as const satisfies Readonly<Record<RecordingLaw['confidence'], PlainPhrase>>

/** What to say on the phone, what never to say, and whether a call may be recorded. */
export function CallScriptsPage() {
  const [state, setState] = useState(savedState)
  return (
    <div className="wrap py-8 md:py-12">
      <title>{t('What to say when a collector calls | Writeback')}</title>
      <h1>{t('What to say when a collector calls')}</h1>
      <p className="mt-3 max-w-[62ch] text-lg text-ink-soft">
        {t('You never have to talk. You may hang up at any time. If you do talk, keep it short, and let them write.')}
      </p>
      <p className="mt-2">
        <a href="/tools/contact-log" className="inline-flex min-h-11 items-center">
          {t('Write the call down in your contact log')}
        </a>
      </p>
      <div className="mt-8 max-w-[880px]">
        <Card labelledBy="recording">
          <h2 id="recording" className="h-sans mb-4 flex items-center gap-2">
            <Mic className="icon" /> {t('May you record the call?')}
          </h2>
          <StateSelect
            label={t('Your state')}
            hint={t('Where you are when you talk.')}
            state={state}
            onChoose={chosen => {
              saveState(chosen)
              setState(chosen)
            }}
          />
          <div className="mt-4" role="status">
            {state && <Recording state={state} law={RECORDING_CONSENT[state]} />}
          </div>
          <p className="mt-4 text-[0.94rem]">
            <Words
              of="A collector may sit in a state with a stricter rule. So the safe way is the same everywhere: say first, <0>I record this call. Is that all right with you?</0> If they say no, do not record: take notes, or hang up."
              parts={[<q lang="en" />]}
            />
          </p>
        </Card>
      </div>
      <ul className="mt-8 grid gap-6 lg:grid-cols-2">
        {CALL_SCRIPTS.map(({ id, situation, say, never, after, cites }) => (
          <li key={id} className="grid">
            <Card labelledBy={id}>
              <h2 id={id} className="h-sans mb-3">
                {t(situation)}
              </h2>
              <ul className="grid gap-2">
                {say.map(words => (
                  <li key={words} className="flex items-start gap-2.5">
                    <MessageSquareQuote className="icon mt-1 text-pen" />
                    <span>
                      <span lang="en" className="block font-serif text-lg leading-snug">
                        “{words}”
                      </span>
                      {spoken() !== 'en' && <span className="block text-[0.94rem] text-ink-soft">{t(words)}</span>}
                    </span>
                  </li>
                ))}
              </ul>
              <ul className="mt-4 grid gap-1.5 text-[0.94rem]">
                {never.map(words => (
                  <li key={words} className="flex items-start gap-2.5">
                    <Ban className="icon mt-0.5 text-red" />
                    <span>{t(words)}</span>
                  </li>
                ))}
              </ul>
              <p className="mt-4 text-[0.94rem]">
                <b className="font-[650]">{t('After the call:')}</b> {t(after)}
              </p>
              <p className="mt-2 flex flex-wrap gap-x-4 text-sm leading-6">
                {cites.map(cite => (
                  <a key={cite} href={lawLink(cite)} target="_blank" rel="noreferrer">
                    {cite}
                    <span className="sr-only"> {t('(opens in a new tab)')}</span>
                  </a>
                ))}
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Recording({ state, law }: { readonly state: StateCode; readonly law: RecordingLaw }) {
  return (
    <Alert tone={law.rule === 'one' ? 'pen' : 'amber'} title={`${stateName(state)}: ${t(RULES[law.rule])}`}>
      {law.note && <p>{law.note}</p>}
      <p className="text-sm text-ink-soft">
        {law.statute && `${law.statute}. `}
        {law.source.read === 'nothing' ? (
          t('We did not read the statute, so check before you rely on it.')
        ) : (
          <Words
            of="Taken from <0>a table of the states’ laws</0> on {date}. We did not read the statute again, so check before you rely on it."
            parts={[<a href={law.source.url} target="_blank" rel="noreferrer" />]}
            values={{ date: longDate(law.checkedOn) }}
          />
        )}{' '}
        {t(CONFIDENCE[law.confidence])}
      </p>
    </Alert>
  )
}
