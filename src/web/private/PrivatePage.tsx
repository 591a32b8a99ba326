import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PlainPhrase } from '#language/phrase.ts'
import { t } from '#web/language.tsx'
import { useSettings } from '#web/settings.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, buttonClass } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Progress } from '#web/ui/Progress.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { megabytes } from '#web/upload/letter-form.ts'
import { isPrivate } from './flag.ts'
import { MOVE_PATH } from './names.ts'
import { PlanNote } from './PlanNote.tsx'
import type { PreparingFault } from './prepared-files.ts'
import { startPrivateMode } from './turn.ts'
import { canBePrivate, usePreparing } from './use-preparing.ts'
import { useVault } from './vault/keeper.ts'
import { VaultCard } from './vault/VaultCard.tsx'
import { WipeVault } from './vault/WipeVault.tsx'

/** What private mode is, what it costs to have it on this phone, and the way into it. */
export function PrivatePage() {
  const billing = useSettings().data?.billing
  return (
    <div className="wrap py-6 md:py-10">
      <title>{t('Private mode | Writeback')}</title>
      <div className="grid items-start gap-x-14 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div>
          <h1>{t('Private mode')}</h1>
          <p className="mt-3 max-w-[58ch] text-ink-soft">
            {t(
              'Your letter is read, checked and answered on this phone. It is not sent to us or to anyone else. Once it is ready, it works with the internet switched off.',
            )}
          </p>
          <div className="mt-6">{isPrivate() ? <IsOn /> : canBePrivate() ? <Preparing /> : <CannotBe />}</div>
          {!isPrivate() && (
            <div className="mt-5">
              <VaultWaits />
            </div>
          )}
        </div>
        <div className="grid gap-5">
          <Card labelledBy="does">
            <h2 id="does" className="h-sans">
              {t('What it does')}
            </h2>
            <ul className="mt-3 grid gap-2.5">
              <Point icon={<Check className="icon text-green" />}>
                {t('It reads photos and PDFs with the same reader and checks the same rules as our server.')}
              </Point>
              <Point icon={<Check className="icon text-green" />}>
                {t('It shows your deadlines and the time limit, and puts the dates into your calendar.')}
              </Point>
              <Point icon={<Check className="icon text-green" />}>
                {t('It writes the answer. PDF and Word files are made on this phone.')}
              </Point>
              <Point icon={<Check className="icon text-green" />}>
                {t('It can keep letters on this phone in a vault, sealed with a passphrase only you know.')}
              </Point>
              <Point icon={<Check className="icon text-green" />}>
                {t('It lists every request that leaves the phone, so that you can check us. The list should be empty.')}
              </Point>
            </ul>
          </Card>
          <Card look="flat" labelledBy="does-not">
            <h2 id="does-not" className="h-sans">
              {t('What it does not do')}
            </h2>
            <ul className="mt-3 grid gap-2.5">
              <Point icon={<Minus className="icon" />}>
                {t(
                  'It keeps nothing by itself. Close the page, and the letter and its result are gone, unless you made a vault.',
                )}
              </Point>
              <Point icon={<Minus className="icon" />}>
                {t('No tracker, reminders, mail or letters mailed for you: they need the server.')}{' '}
                {t('You can move a letter of your vault to an account later, if you choose to.')}
              </Point>
              {billing !== undefined && billing !== 'off' && (
                <Point icon={<Minus className="icon" />}>
                  {t('A single scan is counted on our server, so it opens nothing here.')}
                </Point>
              )}
              <Point icon={<Minus className="icon" />}>
                {t(
                  'A photo takes longer than on our server, and a few words of it may be read another way. PDFs with real text are read the same.',
                )}
              </Point>
              <Point icon={<Minus className="icon" />}>
                {t('It does not read emails, Word files or, in most browsers, HEIC photos. Save them as PDF or JPG.')}
              </Point>
            </ul>
          </Card>
        </div>
      </div>
    </div>
  )
}

function Point({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="grid grid-cols-[24px_1fr] items-start gap-2.5">
      <span className="pt-0.5">{icon}</span>
      <span>{children}</span>
    </li>
  )
}

function IsOn() {
  return (
    <div className="grid gap-5">
      <div>
        <p className="font-[650] text-green">{t('Private mode is on in this tab.')}</p>
        <PlanNote />
      </div>
      <VaultCard />
    </div>
  )
}

/** A vault that is there is told of, and can be deleted, without opening it. */
function VaultWaits() {
  const { state } = useVault()
  return state === 'locked' ? (
    <Card labelledBy="vault-waits">
      <h2 id="vault-waits" className="h-sans">
        {t('Your vault is on this phone')}
      </h2>
      <p className="mt-2 mb-4">{t('Start private mode to open it with your passphrase.')}</p>
      <div className="flex flex-wrap items-start gap-3">
        <Link to={MOVE_PATH} className={buttonClass()}>
          {t('Move letters to your account')}
        </Link>
        <WipeVault />
      </div>
    </Card>
  ) : null
}

function CannotBe() {
  return (
    <Alert tone="amber" title={t('This browser cannot do it')}>
      {t(
        'It is too old, or it is set to keep nothing. You can check your letter without private mode: pages are deleted within the hour.',
      )}
    </Alert>
  )
}

const FAULTS: Readonly<Record<PreparingFault, PlainPhrase>> = {
  'no-connection': 'The connection broke. What has come stays on this phone. Go on when you are connected again.',
  'other-file':
    'A part that came was not the one it should be, so it was not kept. Load this page again, then go on. If it happens again, use another connection.',
  full: 'This phone has no room for the rest. What has come stays. Free some space, then go on.',
  unavailable: 'This browser keeps nothing, perhaps because this is a private window. Open Writeback in a normal one.',
}

function Preparing() {
  const { state, done, fault, fetchAll, stop, remove } = usePreparing()
  if (state.isLoading) return <Skeleton className="h-40 w-full" />
  if (state.isError) return <CannotBe />
  if (!state.data)
    return (
      <Alert tone="amber" title={t('Private mode cannot be prepared now')}>
        {t('You need a connection once, to fetch the reader. Try again when you have one.')}
      </Alert>
    )
  const { bytes, missing } = state.data
  const size = megabytes(bytes)
  const missingBytes = missing.reduce((sum, file) => sum + file.bytes, 0)
  if (done !== undefined)
    return (
      <Card labelledBy="preparing">
        <h2 id="preparing" className="h-sans">
          {t('Fetching the reader')}
        </h2>
        <p className="my-3 tabular-nums">{t('{done} of {size}', { done: megabytes(done), size })}</p>
        <Progress part={done} whole={bytes} label={t('Fetching the reader')} />
        <div className="mt-4">
          <Button onClick={stop}>{t('Stop for now')}</Button>
        </div>
        <p className="mt-2 text-sm text-ink-soft">{t('What has come stays on this phone. You can go on later.')}</p>
      </Card>
    )
  const isReady = missing.length === 0
  return (
    <Card labelledBy="prepare">
      <h2 id="prepare" className="h-sans">
        {isReady ? t('Private mode is ready on this phone') : t('Get it ready')}
      </h2>
      {fault && (
        <div className="mt-3">
          <Alert tone="red" title={t('Not everything came')} announce="alert" takesFocus>
            {t(FAULTS[fault])}
          </Alert>
        </div>
      )}
      <p className="mt-2">
        {isReady
          ? t('The reader takes {size} on this phone. Before you start, you can switch off the internet.', { size })
          : missingBytes < bytes
            ? t('{missing} of {size} is still to come.', { missing: megabytes(missingBytes), size })
            : t(
                'This phone needs the reader itself: {size}, fetched once from us. Use Wi-Fi if you can. You can stop at any time, and remove it again.',
                { size },
              )}
      </p>
      {isReady && <PlanNote knownSince={state.dataUpdatedAt} />}
      <div className="mt-4 flex flex-wrap gap-3">
        {isReady ? (
          <Button variant="primary" size="large" onClick={() => void startPrivateMode()}>
            {t('Start private mode')}
          </Button>
        ) : (
          <Button variant="primary" size="large" onClick={fetchAll}>
            {missingBytes < bytes ? t('Go on') : t('Prepare private mode')}
          </Button>
        )}
        {missingBytes < bytes && <Button onClick={remove}>{t('Remove it from this phone')}</Button>}
      </div>
    </Card>
  )
}
