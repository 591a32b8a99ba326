import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setReminders } from '#contract/your-data.ts'
import { send } from '#web/api.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { t } from '#web/language.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { PhoneReminders } from './PhoneReminders.tsx'

/** Whether we write before a deadline: off until asked for. */
export function RemindersCard({ wanted }: { readonly wanted: boolean }) {
  const queries = useQueryClient()
  const changed = useMutation({
    mutationFn: (next: boolean) => send(setReminders, { body: { wanted: next } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['your-data'] }),
  })
  return (
    <Card labelledBy="reminders">
      <CardHead id="reminders" title={t('Reminders')} />
      {changed.error && (
        <Alert tone="red" title={changed.error.message} announce="alert">
          {t('Nothing was changed.')}
        </Alert>
      )}
      <label className="flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          className="mt-1 size-5 shrink-0"
          checked={changed.isPending ? changed.variables : wanted}
          disabled={changed.isPending}
          onChange={event => changed.mutate(event.target.checked)}
        />
        <span>
          {t(
            'Email me before a day that counts: the day to mail a dispute, a day a court set, and the next step of every dispute you follow.',
          )}
        </span>
      </label>
      <PhoneReminders />
      <p className="mt-2 max-w-[60ch] text-sm text-ink-soft">
        {t('Email can be late or land in spam, and a phone can be off. Put your dates into a calendar as well.')}
      </p>
    </Card>
  )
}
