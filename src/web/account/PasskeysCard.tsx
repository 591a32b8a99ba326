import { useMutation, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import type { z } from 'zod'
import { deletePasskey } from '#contract/passkeys.ts'
import type { yourData } from '#contract/your-data.ts'
import { send } from '#web/api.ts'
import { instant } from '#web/clock.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { t } from '#web/language.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { useFreshly } from './FreshSignIn.tsx'
import { canUsePasskeys, makePasskey, passkeyFailure } from './passkey.ts'

/** The second way in: keys on a person's own devices. */
export function PasskeysCard({ passkeys }: Pick<z.output<typeof yourData.reply>, 'passkeys'>) {
  const queries = useQueryClient()
  const freshly = useFreshly()
  const changed = useMutation({
    mutationFn: (id: string | null) =>
      freshly(async () => {
        if (id === null) await makePasskey()
        else await send(deletePasskey, { params: { id } })
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['your-data'] }),
  })
  return (
    <Card labelledBy="passkeys">
      <CardHead id="passkeys" title={t('Passkeys')} aside={String(passkeys.length)} />
      <p className="max-w-[60ch] text-ink-soft">
        {t(
          'Log in with your fingerprint, face or device PIN, without waiting for a mail. The secret half never leaves your device.',
        )}
      </p>
      {changed.error && (
        <Alert tone="red" title={passkeyFailure(changed.error)} announce="alert">
          {t('Nothing was changed.')}
        </Alert>
      )}
      <ul className="mt-3">
        {passkeys.map(({ id, device, created_at, used_at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-t border-rule py-3">
            <div>
              <span className="font-[650]">{t('Made with {device}', { device })}</span>
              <p className="text-sm text-ink-soft">
                {used_at
                  ? t('{created}, last used {used}', { created: instant(created_at), used: instant(used_at) })
                  : instant(created_at)}
              </p>
            </div>
            <Button
              variant="quiet"
              busy={changed.isPending && changed.variables === id}
              aria-label={t('Forget the passkey of {created}', { created: instant(created_at) })}
              onClick={() => changed.mutate(id)}
            >
              {t('Forget')}
            </Button>
          </li>
        ))}
      </ul>
      {canUsePasskeys() ? (
        <div className="mt-3">
          <Button
            icon={<KeyRound className="icon" />}
            busy={changed.isPending && changed.variables === null}
            onClick={() => changed.mutate(null)}
          >
            {t('Add a passkey')}
          </Button>
        </div>
      ) : (
        <p className="mt-3 text-sm text-ink-soft">{t('This browser, or this address, cannot make passkeys.')}</p>
      )}
    </Card>
  )
}
