import { type FormEvent, useState } from 'react'
import type { PlainPhrase } from '#language/phrase.ts'
import { t } from '#web/language.tsx'
import { Button } from '#web/ui/Button.tsx'
import { faultWords } from './fault-words.ts'
import { Passphrase } from './Passphrase.tsx'

/** Asks for the passphrase and opens the vault with it. */
export function OpenVault({ open }: { readonly open: (passphrase: string) => Promise<void> }) {
  const [passphrase, setPassphrase] = useState('')
  const [fault, setFault] = useState<PlainPhrase>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setFault(undefined)
    setBusy(true)
    await open(passphrase).catch((error: unknown) => setFault(faultWords(error)))
    setBusy(false)
  }
  return (
    <form className="grid gap-4" onSubmit={event => void submit(event)} noValidate>
      <Passphrase label={t('Passphrase')} value={passphrase} error={fault && t(fault)} onChange={setPassphrase} />
      <Button type="submit" variant="primary" busy={busy} className="justify-self-start">
        {t('Open the vault')}
      </Button>
    </form>
  )
}
