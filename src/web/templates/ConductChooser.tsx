import { t, Words } from '#web/language.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { CONDUCT } from './conduct.ts'

/** More bury the grave ones; the letter takes the five gravest. */
const MOST = 5

interface ConductChooserProps {
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** What the letter may assert: only what the person says happened. */
export function ConductChooser({ chosen, onChange }: ConductChooserProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="h-sans mb-2">{t('What did they do?')}</legend>
      <p className="mb-2 max-w-[62ch] text-[0.94rem] text-ink-soft">
        <Words
          of="Tick only what you know happened, at most five. A false statement may harm your case. Findings about a letter we read are written from <0>your result</0>."
          parts={[<a href="/results" />]}
        />
      </p>
      {Object.entries(CONDUCT).map(([id, words]) => (
        <label key={id} className="flex min-h-11 items-start gap-3 py-1.5">
          <input
            type="checkbox"
            className="mt-1 size-5 shrink-0"
            checked={chosen.includes(id)}
            disabled={!chosen.includes(id) && chosen.length >= MOST}
            onChange={event => onChange(event.target.checked ? [...chosen, id] : chosen.filter(one => one !== id))}
          />
          <span>{t(words)}</span>
        </label>
      ))}
      {chosen.length >= MOST && (
        <Alert tone="pen" title={t('Five are enough')} announce="status">
          {t('A letter with more reads like a form. Take one out to choose another.')}
        </Alert>
      )}
    </fieldset>
  )
}
