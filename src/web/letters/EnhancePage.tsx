import type { PlainPhrase } from '#language/phrase.ts'
import { useMutation } from '@tanstack/react-query'
import { ArrowLeft, SpellCheck, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { AnalysisReply } from '#contract/analyses.ts'
import { enhanceLetter } from '#contract/letters.ts'
import { CallFailed, send } from '#web/api.ts'
import { MESSAGES, PLAIN } from '#web/copy/messages.ts'
import { useAnalysis } from '#web/results/use-analysis.ts'
import { UnlockDialog } from '#web/results/UnlockDialog.tsx'
import { read, write } from '#web/saved.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { t, Words } from '#web/language.tsx'
import { Button } from '#web/ui/Button.tsx'
import { EnhanceTips } from './EnhanceTips.tsx'
import { FlaggedDraft } from './FlaggedDraft.tsx'
import { LetterLoading } from './LetterLoading.tsx'
import { flagRanges } from './own-text.ts'
import { asLetter, receiveLetter } from './stored-letter.ts'

/** The person's own letter beside what could hurt them in it, each with a fix to take or leave. */
export function EnhancePage() {
  const [search] = useSearchParams()
  const { data: analysis, isLoading } = useAnalysis(search.get('analysis') ?? undefined)
  return (
    <div className="wrap pt-6">
      <title>{t('Enhance your letter | Writeback')}</title>
      {isLoading ? <LetterLoading /> : <Enhancer analysis={analysis} />}
    </div>
  )
}

function Enhancer({ analysis }: { readonly analysis: AnalysisReply | undefined }) {
  const navigate = useNavigate()
  const own = useOwnText(analysis)
  const [active, setActive] = useState<number>()
  const [unlocking, setUnlocking] = useState(false)
  const [ignored, setIgnored] = useState<readonly number[]>([])
  const check = useMutation({
    mutationFn: (text: string) => send(enhanceLetter, { body: requestOf(text, analysis) }),
    onSuccess: () => {
      setIgnored([])
      setActive(undefined)
    },
  })
  useCheckOnArrival(own.text, check.mutate)
  const reply = check.data
  const ranges = reply ? flagRanges(own.text, reply.flags) : []
  const shown = ranges.map((range, flag) => (ignored.includes(flag) ? undefined : range))
  const stale = reply !== undefined && check.variables !== own.text
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3.5 text-sm text-ink-soft">
        {analysis && (
          <Link to={`/results?analysis=${analysis.analysis_id}`} className="inline-flex min-h-11 items-center gap-1.5">
            <ArrowLeft className="icon" /> {t('Findings')}
          </Link>
        )}
        <span>{analysis?.facts.collector_name?.value}</span>
      </p>
      <header className="mt-1.5 mb-6">
        <h1>{t('Enhance your letter')}</h1>
        <p className="mt-1 max-w-[62ch] text-ink-soft">
          {t('Your words stay yours. We mark what could hurt you and say why; you decide what to change.')}
        </p>
      </header>
      {check.isError && (
        <div className="mb-5">
          <Alert key={check.failureCount} tone="red" title={enhanceFailure(check.error)} announce="alert" takesFocus>
            {t('Your words are still here.')}
          </Alert>
          {isPlanNeeded(check.error) && (
            <div className="mt-3">
              <Button variant="primary" onClick={() => setUnlocking(true)}>
                {t('Unlock')}
              </Button>
              <UnlockDialog open={unlocking} flow="enhance" onClose={() => setUnlocking(false)} />
            </div>
          )}
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_420px]">
        <div className="lg:sticky lg:top-22">
          <div role="toolbar" aria-label={t('Your letter')} className="mb-3 flex flex-wrap items-center gap-1">
            <Button variant="quiet" icon={<Undo2 className="icon" />} disabled={!own.undo} onClick={own.undo}>
              {t('Undo')}
            </Button>
            <Button
              variant={reply ? 'quiet' : 'primary'}
              icon={<SpellCheck className="icon" />}
              busy={check.isPending}
              disabled={own.text.trim() === ''}
              onClick={() => check.mutate(own.text)}
            >
              {check.isPending ? t('Checking...') : reply ? t('Check again') : t('Check my letter')}
            </Button>
            {stale && <span className="text-sm text-ink-soft">{t('You changed it since the last check.')}</span>}
          </div>
          <FlaggedDraft text={own.text} ranges={shown} active={active} onChange={own.type} onFlag={setActive} />
          {own.text.trim() === '' && (
            <p className="mt-3 text-sm text-ink-soft">
              <Words
                of="Is it a PDF or Word file? <0>Add it on the upload page</0>."
                parts={[<Link to="/upload?flow=enhance" />]}
              />
            </p>
          )}
        </div>
        {reply ? (
          <EnhanceTips
            reply={reply}
            text={own.text}
            ranges={ranges}
            ignored={ignored}
            active={active}
            onActive={setActive}
            onIgnore={flag => setIgnored(all => [...all, flag])}
            onText={own.replace}
            onUse={() => {
              const letter = receiveLetter({
                id: reply.letter_id,
                analysisId: analysis?.analysis_id ?? null,
                title: t('Your enhanced letter'),
                document: asLetter(reply.document),
                followUpOn: null,
                cautions: [],
                mailing: reply.mailing,
                locked: false,
              })
              void navigate(`/letter/${letter.id}`)
            }}
          />
        ) : (
          <aside className="text-ink-soft">
            {check.isPending ? (
              <p role="status">{t('Reading your letter…')}</p>
            ) : (
              <ul className="grid gap-2 text-note">
                {LOOKED_FOR.map(text => (
                  <li key={text} className="border-t border-rule pt-2">
                    {t(text)}
                  </li>
                ))}
              </ul>
            )}
          </aside>
        )}
      </div>
    </>
  )
}

const LOOKED_FOR = [
  'Words that admit the debt or promise to pay',
  'Your Social Security number or bank data',
  'Wrong law, wrong dates, claims that go too far',
  'Threats and insults',
  'What is missing: the dispute itself, the request for proof',
] as const satisfies readonly PlainPhrase[]

/** The text in the box, kept in this tab, with an undo for the fixes. Typing is undone by the browser itself. */
function useOwnText(analysis: AnalysisReply | undefined) {
  const [text, setText] = useState(() => read('session', 'writeback.responseText') ?? analysis?.letter.content ?? '')
  const [before, setBefore] = useState<readonly string[]>([])
  const keep = (next: string) => {
    setText(next)
    write('session', 'writeback.responseText', next || undefined)
  }
  return {
    text,
    type: keep,
    replace: (next: string) => {
      setBefore([...before, text])
      keep(next)
    },
    undo:
      before.length > 0
        ? () => {
            keep(before.at(-1) ?? '')
            setBefore(before.slice(0, -1))
          }
        : undefined,
  }
}

/** Whoever comes here with a letter wants it checked: no second press for that. */
function useCheckOnArrival(text: string, check: (text: string) => void) {
  const [arrivedWith] = useState(text)
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current || arrivedWith.trim() === '') return
    asked.current = true
    check(arrivedWith)
  }, [arrivedWith, check])
}

function requestOf(text: string, analysis: AnalysisReply | undefined) {
  const name = analysis?.facts.collector_name?.value
  const strategy = analysis?.strategic_analysis.recommended_strategy
  return {
    letter_content: text,
    ...(analysis && { analysis_id: analysis.analysis_id }),
    ...(strategy && strategy !== 'ATTORNEY NOW' && { strategy }),
    ...(name && { collector_name: name }),
    violations: (analysis?.violations.violations ?? []).map(({ rule_id }) => ({ rule_id })),
  }
}

/** The specified words say that a plan is missing; they are said when that is so.  @law decision 6 */
function enhanceFailure(error: Error): string {
  if (!(error instanceof CallFailed) || error.failure !== 'refused') return PLAIN.enhanceUnreachable
  return isPlanNeeded(error) ? MESSAGES.enhanceFailed : error.message
}

function isPlanNeeded(error: Error): boolean {
  return error instanceof CallFailed && (error.status === 402 || error.status === 403)
}
