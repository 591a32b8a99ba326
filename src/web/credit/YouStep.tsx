import { BUREAU_NAMES } from '#credit/bureau-names.ts'
import { BUREAUS } from '#credit/report.ts'
import { t } from '#web/language.tsx'
import { Field } from '#web/ui/Field.tsx'
import { CheckRow } from './CheckRow.tsx'
import { Line } from './ErrorList.tsx'
import { PAPERS, type ChangeFlow, type Flow } from './flow.ts'

/** Which bureaus to write to, and who writes. */
export function YouStep({ flow, onChange }: { readonly flow: Flow; readonly onChange: ChangeFlow }) {
  return (
    <div className="grid max-w-[640px] gap-6">
      <fieldset>
        <legend className="h-sans mb-3">{t('Which credit bureau is this report from?')}</legend>
        <div className="grid gap-2 sm:grid-cols-3">
          {BUREAUS.map(bureau => (
            <CheckRow
              key={bureau}
              title={BUREAU_NAMES[bureau]}
              checked={flow.bureaus.includes(bureau)}
              onChange={checked =>
                onChange({
                  bureaus: checked ? [...flow.bureaus, bureau] : flow.bureaus.filter(one => one !== bureau),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="grid gap-4">
        <legend className="h-sans mb-3">{t('You')}</legend>
        <Line
          label={t('Name, with Jr. or Sr. if you use it')}
          value={flow.name}
          onChange={name => onChange({ name })}
        />
        <Line label={t('Address')} value={flow.address} onChange={address => onChange({ address })} />
        <Line label={t('City, state, ZIP')} value={flow.city} onChange={city => onChange({ city })} />
        <Field
          label={t('Last four digits of your Social Security number (optional)')}
          hint={t('Printed in the bureau’s letter, and kept nowhere.')}
        >
          {control => (
            <input
              {...control}
              className="input max-w-32"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={flow.ssn}
              onChange={event => onChange({ ssn: event.target.value.replaceAll(/\D/g, '').slice(0, 4) })}
            />
          )}
        </Field>
        <Field
          label={t('What did it cost you? (optional)')}
          hint={t('A refused loan, a higher rate, a lost lease, with its day.')}
        >
          {control => (
            <textarea
              {...control}
              className="input"
              maxLength={600}
              value={flow.harm}
              onChange={event => onChange({ harm: event.target.value })}
            />
          )}
        </Field>
      </fieldset>
      <fieldset className="grid gap-2">
        <legend className="h-sans mb-3">{t('What do you enclose?')}</legend>
        {PAPERS.map(paper => (
          <CheckRow
            key={paper}
            title={t(paper)}
            checked={flow.papers.includes(paper)}
            onChange={checked =>
              onChange({ papers: checked ? [...flow.papers, paper] : flow.papers.filter(one => one !== paper) })
            }
          />
        ))}
      </fieldset>
    </div>
  )
}
