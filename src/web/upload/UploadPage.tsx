import { ArrowLeft } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router'
import { MOST_UPLOAD_BYTES, refuseLetterFiles } from '#reading/accepted-files.ts'
import { stateName } from '#units/state-code.ts'
import { SpentScanDialog } from '#web/billing/SpentScanDialog.tsx'
import { planQuery, usePlan } from '#web/billing/use-plan.ts'
import { CallFailed } from '#web/api.ts'
import { MESSAGES, PLAIN } from '#web/copy/messages.ts'
import type { Ask } from '#web/first-answers.ts'
import { keepLetterWaiting } from '#web/offline/waiting.ts'
import { isPrivate } from '#web/private/flag.ts'
import { queries } from '#web/queries.ts'
import { savedUser, saveState } from '#web/saved.ts'
import { settingsQuery, useSettings } from '#web/settings.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { t } from '#web/language.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ContextChooser, type UploadContext } from './ContextChooser.tsx'
import { addPages, forgetPages, restorePages, useChosenPages } from './chosen-pages.ts'
import { FlowChooser } from './FlowChooser.tsx'
import { LetterPages } from './LetterPages.tsx'
import { letterForm, megabytes } from './letter-form.ts'
import { OwnLetterStep } from './OwnLetterStep.tsx'
import { useOwnLetter } from './own-letter-draft.ts'
import { sayQuality } from './photo-quality.ts'
import { cancelReading, READING_PATH, startReading, useReadingJob } from './reading-job.ts'
import { takeSharedFiles } from './shared-files.ts'
import { StateChooser } from './StateChooser.tsx'
import { UploadAside } from './UploadAside.tsx'
import { hasBundle, rememberQuery, skipsFlowChooser, type UploadNotice, uploadQuery } from './upload-query.ts'
import { useChosenState } from './use-chosen-state.ts'

interface Refused {
  readonly title: string
  readonly kept: string
  /** Counts, so that the same refusal twice is told twice. */
  readonly time: number
}

/** What the page is shown together with when a visit begins here. */
export function firstOfUpload(): readonly Ask[] {
  return [() => queries.prefetchQuery(settingsQuery), () => queries.prefetchQuery(planQuery)]
}

/** One page, three answers: your state, the letter, go. */
export function UploadPage() {
  const [search, setSearch] = useSearchParams()
  const query = uploadQuery(search)
  const user = savedUser()
  const plan = usePlan().data?.plan
  const flow = query.flow ?? (skipsFlowChooser(user ?? plan) ? 'generate' : undefined)
  const settings = useSettings()
  const state = useChosenState()
  const pages = useChosenPages()
  const own = useOwnLetter()
  const job = useReadingJob()
  const navigate = useNavigate()
  const location = useLocation()
  const [context, setContext] = useState<UploadContext>({ context: query.context, disputeId: query.disputeId })
  const [refused, setRefused] = useState<Refused>()
  const [preparing, setPreparing] = useState(false)
  const [waits, setWaits] = useState(false)
  useStartClean(job?.outcome?.kind === 'done')

  const refuse = (title: string, kept = '') => setRefused(before => ({ title, kept, time: (before?.time ?? 0) + 1 }))
  const failure = job?.outcome?.kind === 'failed' ? job.outcome.error : undefined

  const onFiles = (files: readonly File[], instead?: string) => {
    const replacesAll = files.some(file => file.type === 'application/pdf')
    const refusal = replacesAll ? refuseLetterFiles(files) : refusePhotos(files)
    const kept = pages.length > 0 ? t('The pages you added before are still here.') : ''
    if (refusal === 'wrong-type') return refuse(MESSAGES.wrongType, kept)
    if (refusal === 'too-large') return refuse(MESSAGES.tooLarge, `${sizesOf(files)} ${kept}`.trim())
    if (state.chosen) setRefused(undefined)
    else refuse(MESSAGES.stateMissing, t('Your letter is added. Choose the state above.'))
    if (job) cancelReading()
    setWaits(false)
    void addPages(files, instead)
  }
  useSharedFiles(onFiles)

  /** Keeps the letter on this device until there is a connection. One that was on its way keeps its id: it is read once. */
  const keepForLater = async (form: FormData, id: string = crypto.randomUUID()) => {
    const names = pages.map(({ file }) => file.name)
    if (!(await keepLetterWaiting(id, form, names.join(', '))))
      return refuse(PLAIN.offline, t('This browser keeps nothing. Try again when you are connected.'))
    cancelReading()
    forgetPages()
    setWaits(true)
  }

  const analyze = async (isForLater = false) => {
    if (!flow || !state.chosen) return
    if (flow === 'enhance' && !own.given) return refuse(MESSAGES.responseMissing)
    setPreparing(true)
    saveState(state.chosen.code)
    const asked = { ...query, flow, context: context.context ?? 'new', disputeId: context.disputeId }
    rememberQuery(asked)
    const { form, bytes } = await letterForm({ ...asked, pages, state: state.chosen.code, ownLetter: own, user })
    setPreparing(false)
    if (bytes > MOST_UPLOAD_BYTES) {
      return refuse(
        MESSAGES.tooLarge,
        t('Together they are {bytes}. Remove a page, or send the letter in two parts.', { bytes: megabytes(bytes) }),
      )
    }
    if (isForLater || (!navigator.onLine && !isPrivate()))
      return keepForLater(form, isUnreachable(failure) ? job?.id : undefined)
    startReading({ pages, form, bytes, cameFrom: location.pathname + location.search })
    await navigate(READING_PATH)
  }

  const back = () => {
    if (!query.flow) return void navigate(-1)
    const rest = new URLSearchParams(search)
    rest.delete('flow')
    setSearch(rest)
  }
  const ready = pages.length > 0 && state.chosen !== undefined
  const unclear = pages.flatMap((page, index) => (page.quality && sayQuality(page.quality) ? [index + 1] : []))

  return (
    <div className="wrap pt-6 md:pt-8">
      <title>{t('Add your letter | Writeback')}</title>
      <SpentScanDialog />
      <div className="grid items-start gap-x-14 gap-y-10 md:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid gap-8">
          <header>
            <button type="button" className="linkbtn -mt-2 text-sm" onClick={back}>
              <ArrowLeft className="icon" /> {t('Back')}
            </button>
            <h1>{t('Add your letter')}</h1>
            <p className="mt-2 max-w-[56ch] text-ink-soft">
              {t('Photos or a PDF. We read it, mark what breaks the rules, and tell you what to do by when.')}
            </p>
            {(location.state as UploadNotice | null)?.lost && (
              <div className="mt-4">
                <Alert tone="pen" title={t('We could not find that result')} announce="status">
                  {t('Results open only in the browser they were made in. You can check the letter again here.')}
                </Alert>
              </div>
            )}
            {hasBundle(user ?? plan) && (
              <p className="mt-3">
                <Badge>{t('Bundle')}</Badge>
              </p>
            )}
          </header>
          {!flow && (
            <FlowChooser
              namesPlans={settings.data !== undefined && settings.data.billing !== 'off'}
              onChoose={chosen => {
                const next = new URLSearchParams(search)
                next.set('flow', chosen)
                setSearch(next)
              }}
            />
          )}
          {flow && (
            <>
              {query.flow && (
                <p className="-mt-4 flex flex-wrap items-center gap-x-3 text-note">
                  <Badge look="likely">
                    {flow === 'enhance' ? t('Enhance Your Letter') : t('Generate Full Response')}
                  </Badge>
                  <button
                    type="button"
                    className="linkbtn"
                    onClick={back}
                    aria-label={t('Change what you would like to do')}
                  >
                    {t('Change')}
                  </button>
                </p>
              )}
              {query.context === undefined && pages.length === 0 && (
                <ContextChooser chosen={context} onChoose={setContext} />
              )}
              <StateChooser
                chosen={state.chosen}
                error={refused?.title === MESSAGES.stateMissing && !state.chosen ? MESSAGES.stateMissing : undefined}
                onChoose={code => {
                  state.choose(code)
                  setRefused(undefined)
                }}
              />
              <hr className="border-rule" />
              <LetterPages pages={pages} onFiles={onFiles} />
              {flow === 'enhance' && (
                <>
                  <hr className="border-rule" />
                  <OwnLetterStep
                    letter={own}
                    error={
                      refused?.title === MESSAGES.responseMissing && !own.given ? MESSAGES.responseMissing : undefined
                    }
                  />
                </>
              )}
              {waits && (
                <Alert tone="green" title={t('Your letter waits on this phone')} announce="status" takesFocus>
                  {t('It is sent by itself when you are connected. Keep the paper.')}
                </Alert>
              )}
              {refused ? (
                <Alert key={refused.time} tone="red" title={refused.title} announce="alert" takesFocus>
                  {refused.kept}
                </Alert>
              ) : (
                failure !== undefined && (
                  <Alert tone="red" title={failureTitle(failure)} announce="alert" takesFocus>
                    {failure instanceof CallFailed && failure.suggestion} {t('Your pages are still here.')}
                    {isUnreachable(failure) && (
                      <span className="mt-2 block">
                        <Button onClick={() => void analyze(true)}>{t('Send it when I am connected')}</Button>
                      </span>
                    )}
                  </Alert>
                )
              )}
              {ready ? (
                <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-rule pt-6">
                  <Button
                    variant="primary"
                    size="large"
                    className="w-full sm:w-auto"
                    busy={preparing}
                    onClick={() => void analyze()}
                  >
                    {preparing
                      ? t('Analyzing...')
                      : flow === 'enhance'
                        ? t('Enhance My Letter')
                        : t('Analyze for Violations')}
                  </Button>
                  {unclear.length > 0 && (
                    <p className="max-w-[38ch] text-sm text-ink-soft">
                      {unclear.length === 1
                        ? t('Page {page} is hard to read. You can go on: we will say what we could not read.', {
                            page: unclear[0]!,
                          })
                        : t('Pages {pages} are hard to read. You can go on: we will say what we could not read.', {
                            pages: unclear.join(', '),
                          })}
                    </p>
                  )}
                </div>
              ) : (
                <p className="border-t border-rule pt-6 text-ink-soft">
                  {state.chosen ? t('Add the letter to go on.') : t('Choose your state and add the letter to go on.')}
                </p>
              )}
            </>
          )}
        </div>
        <UploadAside
          flow={flow}
          rules={settings.data?.rules}
          stateName={state.chosen && stateName(state.chosen.code)}
        />
      </div>
    </div>
  )
}

/** Coming back keeps what was chosen; a new start after a finished letter begins empty. */
function useStartClean(finished: boolean) {
  const navigation = useNavigationType()
  const [afresh] = useState(finished && navigation !== NavigationType.Pop)
  useEffect(() => {
    if (!afresh) return void restorePages()
    cancelReading()
    forgetPages()
  }, [afresh])
}

/** What another app shared stands here like any chosen page: nothing is sent before the person says so. */
function useSharedFiles(onFiles: (files: readonly File[]) => void) {
  const [search, setSearch] = useSearchParams()
  const add = useEffectEvent(async () => {
    await restorePages()
    const files = await takeSharedFiles()
    if (files.length > 0) onFiles(files)
    const rest = new URLSearchParams(search)
    rest.delete('shared')
    setSearch(rest, { replace: true })
  })
  const isShared = search.has('shared')
  useEffect(() => {
    if (isShared) void add()
  }, [isShared])
}

/** Each photo by itself; several that are too large together are made smaller before they are sent. */
function refusePhotos(files: readonly File[]) {
  return files.map(file => refuseLetterFiles([file])).find(refusal => refusal !== undefined)
}

function isUnreachable(error: unknown): boolean {
  return error instanceof CallFailed && error.failure === 'unreachable'
}

function failureTitle(error: unknown): string {
  if (!(error instanceof CallFailed)) return MESSAGES.analysisFailed
  if (isUnreachable(error)) return MESSAGES.uploadFailed
  return error.failure === 'refused' && error.message ? error.message : MESSAGES.analysisFailed
}

function sizesOf(files: readonly File[]): string {
  const [largest] = files.toSorted((a, b) => b.size - a.size)
  return largest ? t('{name} is {size}.', { name: largest.name, size: megabytes(largest.size) }) : ''
}
