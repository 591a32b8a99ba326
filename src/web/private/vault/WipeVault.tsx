import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { PlainPhrase } from '#language/phrase.ts'
import { t } from '#web/language.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { faultWords } from './fault-words.ts'
import { wipe } from './keeper.ts'

/** Deletes the vault in two presses, without the passphrase: for somebody who must be quick, or forgot it. */
export function WipeVault() {
  const [asks, setAsks] = useState(false)
  const [fault, setFault] = useState<PlainPhrase>()
  return asks ? (
    <div className="grid gap-3">
      <p role="alert" className="font-[650]">
        {t('Every letter in the vault is deleted for good. Copies you saved stay where they are.')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="danger"
          icon={<Trash2 className="icon" />}
          onClick={() => void wipe().catch((error: unknown) => setFault(faultWords(error)))}
        >
          {t('Delete it now')}
        </Button>
        <Button variant="quiet" onClick={() => setAsks(false)}>
          {t('Keep it')}
        </Button>
      </div>
      {fault && <Alert tone="red" title={t(fault)} announce="alert" />}
    </div>
  ) : (
    <Button
      variant="danger"
      className="justify-self-start"
      icon={<Trash2 className="icon" />}
      onClick={() => setAsks(true)}
    >
      {t('Delete the vault')}
    </Button>
  )
}
