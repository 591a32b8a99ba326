import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { dayOfInstant } from '#web/clock.ts'
import { shortDate, t } from '#web/language.tsx'
import { useSignedIn } from '#web/account/use-signed-in.ts'
import { isPrivate } from '#web/private/flag.ts'
import { MOVE_PATH } from '#web/private/names.ts'
import { leavePrivateMode } from '#web/private/turn.ts'
import { useVault } from '#web/private/vault/keeper.ts'
import { namesOf } from '#web/private/vault/names.ts'
import { OpenVault } from '#web/private/vault/OpenVault.tsx'
import { openVault, type Vault } from '#web/private/vault/vault.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { LoginLink } from './LoginLink.tsx'
import { type Matter, mattersIn } from './matters.ts'
import { MoveDialog } from './MoveDialog.tsx'

/** From the vault on this phone into an account, letter by letter, and only what the person chooses. */
export function MovePage() {
  return (
    <div className="wrap py-6 md:py-10">
      <title>{t('Move letters to your account | Writeback')}</title>
      <div className="grid max-w-[44rem] gap-6">
        <div>
          <h1>{t('Move letters to your account')}</h1>
          <p className="mt-3 text-ink-soft">
            {t(
              'A letter you checked in private mode is on this phone alone. Here you can send it to your account, one letter at a time. Before anything is sent, you see what it is.',
            )}
          </p>
        </div>
        <Step />
      </div>
    </div>
  )
}

function Step() {
  const signedIn = useSignedIn()
  const { state } = useVault()
  if (isPrivate())
    return (
      <Card>
        <p>{t('Private mode is on in this tab, and sends nothing. Leave it to move a letter. Your vault stays.')}</p>
        <Button variant="primary" className="mt-4" onClick={() => void leavePrivateMode(MOVE_PATH)}>
          {t('Leave private mode')}
        </Button>
      </Card>
    )
  if (state === 'looking') return <Skeleton className="h-40 w-full" />
  if (state === 'none')
    return (
      <Alert tone="amber" title={t('There is no vault on this phone')}>
        {t('Letters are moved from the vault of the browser they were kept in.')}{' '}
        <Link to="/private">{t('Private mode')}</Link>
      </Alert>
    )
  if (!signedIn)
    return (
      <Card>
        <p>{t('Log in first, so that the letter comes to the right account.')}</p>
        <LoginLink />
      </Card>
    )
  return <Letters />
}

function Letters() {
  const vault = useRef<Vault>(undefined)
  const [matters, setMatters] = useState<readonly Matter[]>()
  const [moving, setMoving] = useState<Matter>()
  const [deleted, setDeleted] = useState(false)
  const open = async (passphrase: string) => {
    vault.current = await openVault(passphrase)
    setMatters(mattersIn(await vault.current.all()))
  }
  const takeOut = async ({ letter: { id } }: Matter) => {
    const names = namesOf(id, [...(await vault.current!.all()).keys()])
    await vault.current!.write(new Map(names.map(name => [name, undefined])))
    setMatters(matters?.filter(({ letter }) => letter.id !== id))
    setMoving(undefined)
    setDeleted(true)
  }
  if (!matters)
    return (
      <Card labelledBy="open">
        <h2 id="open" className="h-sans mb-4">
          {t('Open your vault')}
        </h2>
        <OpenVault open={open} />
      </Card>
    )
  return (
    <Card labelledBy="letters">
      <h2 id="letters" className="h-sans">
        {t('Letters in your vault')}
      </h2>
      {deleted && (
        <p role="status" className="mt-2 font-[650] text-green">
          {t('It is in your account, and deleted from the vault.')}
        </p>
      )}
      {matters.length === 0 && <p className="mt-2">{t('There is no letter in it.')}</p>}
      <ul className="mt-3 grid gap-2">
        {matters.map(matter => (
          <li key={matter.letter.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule pt-2">
            <span className="min-w-0 flex-1 basis-40 break-all">{matter.letter.fileName}</span>
            <span className="text-sm text-ink-soft">
              {shortDate(dayOfInstant(matter.letter.createdAt.toISOString()))}
            </span>
            <Button
              aria-label={t('Move {name} to my account', { name: matter.letter.fileName })}
              onClick={() => {
                setDeleted(false)
                setMoving(matter)
              }}
            >
              {t('Move to my account')}
            </Button>
          </li>
        ))}
      </ul>
      {moving && (
        <MoveDialog
          key={moving.letter.id}
          matter={moving}
          onClose={() => setMoving(undefined)}
          onTakeOut={() => takeOut(moving)}
        />
      )}
    </Card>
  )
}
