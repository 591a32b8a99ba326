import { CloudUpload, Download, FolderInput, KeyRound, Lock } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import type { PlainPhrase } from '#language/phrase.ts'
import { dayOfInstant } from '#web/clock.ts'
import { shortDate, t } from '#web/language.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { Skeleton } from '#web/ui/states.tsx'
import { useFilePicker } from '#web/ui/use-file-picker.tsx'
import { MOVE_PATH } from '#web/private/names.ts'
import { leavePrivateMode } from '#web/private/turn.ts'
import { faultWords } from './fault-words.ts'
import { bringIn, makeVaultHere, openVaultHere, takeOut, useVault, vaultCopy } from './keeper.ts'
import { OpenVault } from './OpenVault.tsx'
import { Passphrase } from './Passphrase.tsx'
import { WipeVault } from './WipeVault.tsx'

const SHORTEST = 12

/** The vault on this phone: made, opened, looked into, copied and deleted. */
export function VaultCard() {
  const { state } = useVault()
  const title = useId()
  return (
    <Card labelledBy={title}>
      <h2 id={title} className="h-sans flex items-center gap-2">
        <KeyRound className="icon" /> {t('Your vault')}
      </h2>
      {state === 'looking' && <Skeleton className="mt-3 h-24 w-full" />}
      {state === 'none' && <MakeVault />}
      {state === 'locked' && (
        <div className="mt-2 grid gap-5">
          <OpenVault open={openVaultHere} />
          <WipeVault />
        </div>
      )}
      {state === 'open' && <OpenedVault />}
    </Card>
  )
}

function MakeVault() {
  const [passphrase, setPassphrase] = useState('')
  const [again, setAgain] = useState('')
  const [fault, setFault] = useState<{ readonly on: 'first' | 'again' | 'all'; readonly words: PlainPhrase }>()
  const [busy, setBusy] = useState(false)
  const make = async (event: FormEvent) => {
    event.preventDefault()
    if (passphrase.length < SHORTEST) return setFault({ on: 'first', words: 'Use at least 12 characters.' })
    if (passphrase !== again) return setFault({ on: 'again', words: 'The two are not the same.' })
    setFault(undefined)
    setBusy(true)
    await makeVaultHere(passphrase).catch((error: unknown) => setFault({ on: 'all', words: faultWords(error) }))
    setBusy(false)
  }
  return (
    <form className="mt-2 grid gap-4" onSubmit={event => void make(event)} noValidate>
      <p>
        {t(
          'Keep your letters on this phone, sealed with a passphrase. Without it nobody can read them: not us, and not you. There is no way to get it back.',
        )}
      </p>
      <Passphrase
        label={t('Passphrase')}
        hint={t('Four or more words you can remember, at least 12 characters.')}
        value={passphrase}
        isNew
        error={fault?.on === 'first' ? t(fault.words) : undefined}
        onChange={setPassphrase}
      />
      <Passphrase
        label={t('The passphrase again')}
        value={again}
        isNew
        error={fault?.on === 'again' ? t(fault.words) : undefined}
        onChange={setAgain}
      />
      {fault?.on === 'all' && <Alert tone="red" title={t(fault.words)} announce="alert" />}
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        icon={<Lock className="icon" />}
        className="justify-self-start"
      >
        {t('Make the vault')}
      </Button>
    </form>
  )
}

function OpenedVault() {
  const { letters, answers } = useVault()
  const [fault, setFault] = useState<PlainPhrase>()
  const copy = async () => {
    try {
      saveFile('writeback-vault.json', await vaultCopy())
    } catch (error) {
      setFault(faultWords(error))
    }
  }
  return (
    <div className="mt-2 grid gap-5">
      <p>
        {letters.length === 0
          ? t('It is open, and empty. Each letter you check from now on is kept in it.')
          : t(
              'It is open. Each letter you check is kept in it, with what you answer and the letters you write, as you change them.',
            )}
      </p>
      {letters.length > 0 && (
        <ul className="grid gap-2">
          {letters.map(({ id, fileName, readAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 border-t border-rule pt-2">
              <Link to={`/results?analysis=${id}`} className="min-w-0 flex-1 basis-40 break-all">
                {fileName}
              </Link>
              <span className="text-sm text-ink-soft">{shortDate(dayOfInstant(readAt))}</span>
              <button
                type="button"
                className="linkbtn text-sm"
                aria-label={t('Take {name} out of the vault', { name: fileName })}
                onClick={() => void takeOut(id).catch((error: unknown) => setFault(faultWords(error)))}
              >
                {t('Take out')}
              </button>
              {answers
                .filter(({ analysisId }) => analysisId === id)
                .map(answer => (
                  <Link key={answer.id} to={`/letter/${answer.id}`} className="basis-full text-sm">
                    {t('Your answer: {title}', { title: answer.title })}
                  </Link>
                ))}
            </li>
          ))}
        </ul>
      )}
      {fault && <Alert tone="red" title={t(fault)} announce="alert" />}
      <div className="flex flex-wrap gap-3">
        <Button icon={<Download className="icon" />} onClick={() => void copy()}>
          {t('Save a copy')}
        </Button>
        <Button variant="quiet" icon={<Lock className="icon" />} onClick={() => window.location.reload()}>
          {t('Lock it')}
        </Button>
      </div>
      <BringIn />
      {letters.length > 0 && <WayToMove />}
      <WipeVault />
    </div>
  )
}

/** Nothing can be sent from here: the move begins outside of private mode, with the vault. */
function WayToMove() {
  return (
    <div className="grid gap-3 border-t border-rule pt-4">
      <p>
        {t(
          'You can move a letter to your account later. That sends it to our server, so you leave private mode first. The vault stays.',
        )}
      </p>
      <Button
        icon={<CloudUpload className="icon" />}
        className="justify-self-start"
        onClick={() => void leavePrivateMode(MOVE_PATH)}
      >
        {t('Leave and move letters')}
      </Button>
    </div>
  )
}

function BringIn() {
  const [file, setFile] = useState<File>()
  const [passphrase, setPassphrase] = useState('')
  const [fault, setFault] = useState<PlainPhrase>()
  const [came, setCame] = useState<number>()
  const [busy, setBusy] = useState(false)
  const picker = useFilePicker('.json,application/json', ([picked]) => {
    setFile(picked)
    setCame(undefined)
    setFault(undefined)
  })
  const bring = async (event: FormEvent) => {
    event.preventDefault()
    if (!file) return
    setFault(undefined)
    setBusy(true)
    try {
      setCame(await bringIn(file, passphrase))
      setFile(undefined)
      setPassphrase('')
    } catch (error) {
      setFault(faultWords(error))
    }
    setBusy(false)
  }
  return (
    <div className="grid gap-3">
      <label htmlFor={picker.id} className="sr-only">
        {t('Choose a copy of a vault')}
      </label>
      {picker.input}
      <Button icon={<FolderInput className="icon" />} className="justify-self-start" onClick={picker.open}>
        {t('Bring in a copy')}
      </Button>
      {file && (
        <form className="grid gap-3" onSubmit={event => void bring(event)} noValidate>
          <Passphrase
            label={t('The passphrase this copy was made with')}
            value={passphrase}
            error={fault && t(fault)}
            onChange={setPassphrase}
          />
          <Button type="submit" busy={busy} className="justify-self-start">
            {t('Bring it in')}
          </Button>
        </form>
      )}
      {came !== undefined && (
        <p role="status" className="font-[650] text-green">
          {came === 1 ? t('1 letter came in.') : t('{count} letters came in.', { count: came })}
        </p>
      )}
    </div>
  )
}
