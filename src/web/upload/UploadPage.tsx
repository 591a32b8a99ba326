import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router'
import { MOST_UPLOAD_BYTES, refuseLetterFiles } from '#reading/accepted-files.ts'
import { stateName } from '#units/state-code.ts'
import { SpentScanDialog } from '#web/billing/SpentScanDialog.tsx'
import { usePlan } from '#web/billing/use-plan.ts'
import { CallFailed } from '#web/api.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { savedUser, saveState } from '#web/saved.ts'
import { useSettings } from '#web/settings.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Badge } from '#web/ui/Badge.tsx'
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
  useStartClean(job?.outcome?.kind === 'done')

  const refuse = (title: string, kept = '') => setRefused(before => ({ title, kept, time: (before?.time ?? 0) + 1 }))
  const failure = job?.outcome?.kind === 'failed' ? job.outcome.error : undefined

  const onFiles = (files: readonly File[], instead?: string) => {
    const replacesAll = files.some(file => file.type === 'application/pdf')
    const refusal = replacesAll ? refuseLetterFiles(files) : refusePhotos(files)
    const kept = pages.length > 0 ? 'The pages you added before are still here.' : ''
    if (refusal === 'wrong-type') return refuse(MESSAGES.wrongType, kept)
    if (refusal === 'too-large') return refuse(MESSAGES.tooLarge, `${sizesOf(files)} ${kept}`.trim())
    if (state.chosen) setRefused(undefined)
    else refuse(MESSAGES.stateMissing, 'Your letter is added. Choose the state above.')
    if (job) cancelReading()
    void addPages(files, instead)
  }

  const analyze = async () => {
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
        `Together they are ${megabytes(bytes)}. Remove a page, or send the letter in two parts.`,
      )
    }
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
      <title>Add your letter | Writeback</title>
      <SpentScanDialog />
      <div className="grid items-start gap-x-14 gap-y-10 md:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid gap-8">
          <header>
            <button type="button" className="linkbtn -mt-2 text-sm" onClick={back}>
              <ArrowLeft className="icon" /> Back
            </button>
            <h1>Add your letter</h1>
            <p className="mt-2 max-w-[56ch] text-ink-soft">
              Photos or a PDF. We read it, mark what breaks the rules, and tell you what to do by when.
            </p>
            {(location.state as UploadNotice | null)?.lost && (
              <div className="mt-4">
                <Alert tone="pen" title="We could not find that result" announce="status">
                  Results open only in the browser they were made in. You can check the letter again here.
                </Alert>
              </div>
            )}
            {hasBundle(user ?? plan) && (
              <p className="mt-3">
                <Badge>Bundle</Badge>
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
                  <Badge look="likely">{flow === 'enhance' ? 'Enhance Your Letter' : 'Generate Full Response'}</Badge>
                  <button
                    type="button"
                    className="linkbtn"
                    onClick={back}
                    aria-label="Change what you would like to do"
                  >
                    Change
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
              {refused ? (
                <Alert key={refused.time} tone="red" title={refused.title} announce="alert" takesFocus>
                  {refused.kept}
                </Alert>
              ) : (
                failure !== undefined && (
                  <Alert tone="red" title={failureTitle(failure)} announce="alert" takesFocus>
                    {failure instanceof CallFailed && failure.suggestion} Your pages are still here.
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
                    {preparing ? 'Analyzing...' : flow === 'enhance' ? 'Enhance My Letter' : 'Analyze for Violations'}
                  </Button>
                  {unclear.length > 0 && (
                    <p className="max-w-[38ch] text-sm text-ink-soft">
                      {unclear.length === 1 ? `Page ${unclear[0]} is` : `Pages ${unclear.join(', ')} are`} hard to read.
                      You can go on: we will say what we could not read.
                    </p>
                  )}
                </div>
              ) : (
                <p className="border-t border-rule pt-6 text-ink-soft">
                  {state.chosen ? 'Add the letter to go on.' : 'Choose your state and add the letter to go on.'}
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

/** Each photo by itself; several that are too large together are made smaller before they are sent. */
function refusePhotos(files: readonly File[]) {
  return files.map(file => refuseLetterFiles([file])).find(refusal => refusal !== undefined)
}

function failureTitle(error: unknown): string {
  if (!(error instanceof CallFailed)) return MESSAGES.analysisFailed
  if (error.failure === 'unreachable') return MESSAGES.uploadFailed
  return error.failure === 'refused' && error.message ? error.message : MESSAGES.analysisFailed
}

function sizesOf(files: readonly File[]): string {
  const [largest] = files.toSorted((a, b) => b.size - a.size)
  return largest ? `${largest.name} is ${megabytes(largest.size)}.` : ''
}
