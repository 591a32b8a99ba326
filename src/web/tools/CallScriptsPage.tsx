import { Ban, MessageSquareQuote, Mic } from 'lucide-react'
import { useState } from 'react'
import { lawLink } from '#law/citations.ts'
import { RECORDING_CONSENT, type ConsentRule, type RecordingLaw } from '#law/recording-consent.ts'
import { longDate } from '#units/iso-date.ts'
import { stateName, type StateCode } from '#units/state-code.ts'
import { savedState, saveState } from '#web/saved.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Card } from '#web/ui/Card.tsx'
import { StateSelect } from '#web/ui/StateSelect.tsx'
import { ASK_TO_RECORD, CALL_SCRIPTS } from './call-scripts.ts'

const RULES: Readonly<Record<ConsentRule, string>> = {
  one: 'You may record a phone call you take part in.',
  all: 'Everyone on the call must agree before you record.',
  unsure: 'We are not sure. Act as if everyone must agree.',
}

/** What to say on the phone, what never to say, and whether a call may be recorded. */
export function CallScriptsPage() {
  const [state, setState] = useState(savedState)
  return (
    <div className="wrap py-8 md:py-12">
      <title>What to say when a collector calls | Writeback</title>
      <h1>What to say when a collector calls</h1>
      <p className="mt-3 max-w-[62ch] text-lg text-ink-soft">
        You never have to talk. You may hang up at any time. If you do talk, keep it short, and let them write.
      </p>
      <p className="mt-2">
        <a href="/tools/contact-log" className="inline-flex min-h-11 items-center">
          Write the call down in your contact log
        </a>
      </p>
      <div className="mt-8 max-w-[880px]">
        <Card labelledBy="recording">
          <h2 id="recording" className="h-sans mb-4 flex items-center gap-2">
            <Mic className="icon" /> May you record the call?
          </h2>
          <StateSelect
            label="Your state"
            hint="Where you are when you talk."
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
            A collector may sit in a state with a stricter rule. So the safe way is the same everywhere: say first,{' '}
            <q>{ASK_TO_RECORD}</q> If they say no, do not record: take notes, or hang up.
          </p>
        </Card>
      </div>
      <ul className="mt-8 grid gap-6 lg:grid-cols-2">
        {CALL_SCRIPTS.map(({ id, situation, say, never, after, cites }) => (
          <li key={id} className="grid">
            <Card labelledBy={id}>
              <h2 id={id} className="h-sans mb-3">
                {situation}
              </h2>
              <ul className="grid gap-2">
                {say.map(words => (
                  <li key={words} className="flex items-start gap-2.5">
                    <MessageSquareQuote className="icon mt-1 text-pen" />
                    <span className="font-serif text-lg leading-snug">“{words}”</span>
                  </li>
                ))}
              </ul>
              <ul className="mt-4 grid gap-1.5 text-[0.94rem]">
                {never.map(words => (
                  <li key={words} className="flex items-start gap-2.5">
                    <Ban className="icon mt-0.5 text-red" />
                    <span>{words}</span>
                  </li>
                ))}
              </ul>
              <p className="mt-4 text-[0.94rem]">
                <b className="font-[650]">After the call:</b> {after}
              </p>
              <p className="mt-2 flex flex-wrap gap-x-4 text-sm">
                {cites.map(cite => (
                  <a key={cite} href={lawLink(cite)} target="_blank" rel="noreferrer">
                    {cite}
                    <span className="sr-only"> (opens in a new tab)</span>
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
    <Alert tone={law.rule === 'one' ? 'pen' : 'amber'} title={`${stateName(state)}: ${RULES[law.rule]}`}>
      {law.note && <p>{law.note}</p>}
      <p className="text-sm text-ink-soft">
        {law.statute && `${law.statute}. `}Taken from{' '}
        {law.source.read !== 'nothing' && (
          <a href={law.source.url} target="_blank" rel="noreferrer">
            a table of the states’ laws
          </a>
        )}{' '}
        on {longDate(law.checkedOn)}. We did not read the statute again, so check before you rely on it. Confidence:{' '}
        {law.confidence}.
      </p>
    </Alert>
  )
}
