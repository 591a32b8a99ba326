import { useState } from 'react'
import { PRESETS, presetValue } from '#violations/presets.ts'
import { dollars, formatWholeDollars } from '#units/cents.ts'
import { today } from '#web/clock.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { t } from '#web/language.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { useUserViolations } from './use-violations.ts'

const NOTHING = { type: '', description: '', date: '', collectorName: '', hasEvidence: false }

/** Adds what the person saw themselves: a call, a visit, words no letter shows. */
export function PowerCenter({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const [told, setTold] = useState(NOTHING)
  const [problem, setProblem] = useState<'missing' | 'no-evidence'>()
  const { add } = useUserViolations()
  const say = useToast()
  const change = (part: Partial<typeof NOTHING>) => {
    setTold({ ...told, ...part })
    setProblem(undefined)
  }
  const save = () => {
    const { date, collectorName, ...rest } = told
    const violation = { ...rest, ...(date && { date }), ...(collectorName && { collectorName }) }
    add.mutate(violation, {
      onSuccess: () => {
        say(t('The violation is added.'))
        setTold(NOTHING)
        setProblem(undefined)
        onClose()
      },
    })
  }
  return (
    <Dialog open={open} title={t('Power Center')} onClose={onClose}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!told.type.trim() || !told.description.trim()) return setProblem('missing')
          if (!told.hasEvidence && problem !== 'no-evidence') return setProblem('no-evidence')
          save()
        }}
      >
        <p className="text-note text-ink-soft">{t('Add a missing violation: something that no letter shows.')}</p>
        <Field label={t('What kind (required)')} hint={t('Choose one, or write your own.')}>
          {control => (
            <input
              {...control}
              className="input"
              list="violation-presets"
              value={told.type}
              maxLength={120}
              onChange={event => change({ type: event.target.value })}
            />
          )}
        </Field>
        <datalist id="violation-presets">
          {PRESETS.map(({ id, name }) => (
            <option key={id} value={name} label={t(name)} />
          ))}
        </datalist>
        <Field label={t('What happened (required)')}>
          {control => (
            <textarea
              {...control}
              className="input"
              value={told.description}
              maxLength={2000}
              onChange={event => change({ description: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('Who did it (optional)')}>
          {control => (
            <input
              {...control}
              className="input"
              value={told.collectorName}
              maxLength={200}
              onChange={event => change({ collectorName: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('Date (optional)')}>
          {control => (
            <input
              {...control}
              type="date"
              className="input"
              max={today()}
              value={told.date}
              onChange={event => change({ date: event.target.value })}
            />
          )}
        </Field>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="tick"
            checked={told.hasEvidence}
            onChange={event => change({ hasEvidence: event.target.checked })}
          />
          {t('I have evidence: a recording, a message, a witness')}
        </label>
        <Alert tone="amber" title={t('Add only what really happened')}>
          {t('A false statement may harm your case.')}
        </Alert>
        <p className="text-sm text-ink-soft">
          {t('Counted at {amount}: a negotiation estimate, not what a court pays.', {
            amount: formatWholeDollars(dollars(presetValue(told.type))),
          })}
        </p>
        {problem === 'missing' && <Alert key="missing" tone="red" title={MESSAGES.fieldsMissing} announce="alert" />}
        {problem === 'no-evidence' && (
          <Alert key="no-evidence" tone="amber" title={MESSAGES.noEvidence} announce="alert" />
        )}
        {add.error && (
          <Alert tone="red" title={add.error.message} announce="alert">
            {t('It was not added. What you wrote is still here.')}
          </Alert>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={add.isPending}>
            {problem === 'no-evidence' ? t('Continue anyway') : t('Add violation')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
