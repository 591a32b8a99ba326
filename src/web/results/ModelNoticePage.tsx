import { ArrowLeft, CircleCheck, CircleDashed, PencilLine } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import type { AnalysisReply } from '#contract/analyses.ts'
import { lawLink } from '#law/citations.ts'
import { isModelElement, MODEL_FORM_WORDS, type ModelElementId } from '#law/model-form-words.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { More } from '#web/ui/More.tsx'
import { Quote } from '#web/ui/Quote.tsx'
import { said, t } from '#web/language.tsx'
import { LockedState, Skeleton } from '#web/ui/states.tsx'
import { Unlock } from './LockedFindings.tsx'
import { LetterViewer } from './LetterViewer.tsx'
import type { Mark } from './marks.ts'
import { useAnalysis } from './use-analysis.ts'
import { findingId, useLinkedMarks } from './use-linked-findings.ts'

type Element = AnalysisReply['model_notice']['elements'][number] & {
  readonly id: ModelElementId
  readonly number: number
}
type Language = 'en' | 'es'

/** The first notice beside the Bureau's own form, element by element. */
export function ModelNoticePage() {
  const [search] = useSearchParams()
  const id = search.get('analysis') ?? undefined
  const { data: analysis, isLoading } = useAnalysis(id)
  if (isLoading)
    return (
      <div className="wrap pt-8" aria-busy="true">
        <p role="status" className="sr-only">
          {t('Loading your result')}
        </p>
        <Skeleton className="h-10 w-3/5" />
        <Skeleton className="mt-8 h-96 w-full rounded-md" />
      </div>
    )
  if (!analysis) return <Navigate to="/upload" replace />
  if (!analysis.model_notice.compared) return <Navigate to={`/results?analysis=${analysis.analysis_id}`} replace />
  return (
    <div className="wrap">
      <title>{t('Your notice beside the official form | Writeback')}</title>
      <p className="pt-3 text-sm">
        <Link to={`/results?analysis=${analysis.analysis_id}`} className="inline-flex min-h-11 items-center gap-1.5">
          <ArrowLeft className="icon" /> {t('Back to your result')}
        </Link>
      </p>
      <h1 className="verdict-title">{t('Your notice beside the official form')}</h1>
      <p className="mt-3 max-w-[62ch] text-ink-soft">
        {t(
          'The federal consumer bureau (CFPB) has a model form for a first notice. A collector may use other words, but not leave out what the rules ask for.',
        )}
      </p>
      {analysis.model_notice.elements.length > 0 ? <Compared analysis={analysis} /> : <Locked analysis={analysis} />}
    </div>
  )
}

function Compared({ analysis }: { readonly analysis: AnalysisReply }) {
  const { language } = analysis.model_notice
  const elements = useMemo(() => elementsOf(analysis), [analysis])
  const required = elements.filter(({ optional }) => !optional)
  const optional = elements.filter(element => element.optional)
  const linked = useLinkedMarks(useMemo(() => marksOf(elements), [elements]))
  const viewer = useRef<HTMLDivElement>(null)
  const show = ({ number }: Element) => {
    linked.lightMarks(number)
    viewer.current?.scrollIntoView({ block: 'nearest' })
  }
  const count = (state: Element['state']) => required.filter(element => element.state === state).length
  return (
    <>
      <p className="mt-4 flex flex-wrap gap-2" aria-label={t('In short')}>
        <Badge look="green">{t('{count} as in the form', { count: count('present') })}</Badge>
        <Badge look="plain">{t('{count} in other words', { count: count('different') })}</Badge>
        <Badge look={count('missing') > 0 ? 'amber' : 'plain'}>
          {t('{count} not found', { count: count('missing') })}
        </Badge>
      </p>
      <div className="mt-6 grid items-start gap-x-10 gap-y-8 md:grid-cols-[minmax(0,12fr)_minmax(0,13fr)]">
        <div ref={viewer} className="order-2 min-w-0 scroll-mt-20 md:order-1 md:h-full">
          <LetterViewer analysis={analysis} linked={{ ...linked, findings: [] }} />
        </div>
        <div className="order-1 min-w-0 md:order-2">
          <ul className="grid gap-3" aria-label={t('What a first notice must say')}>
            {required.map(element => (
              <Row
                key={element.id}
                element={element}
                language={language}
                isChosen={linked.active === element.number}
                onShow={show}
              />
            ))}
          </ul>
          <div className="mt-5">
            <More summary={t('What the form may leave out ({count})', { count: optional.length })}>
              <ul className="grid gap-3">
                {optional.map(element => (
                  <Row
                    key={element.id}
                    element={element}
                    language={language}
                    isChosen={linked.active === element.number}
                    onShow={show}
                  />
                ))}
              </ul>
            </More>
          </div>
        </div>
      </div>
    </>
  )
}

interface RowProps {
  readonly element: Element
  readonly language: Language
  readonly isChosen: boolean
  readonly onShow: (element: Element) => void
}

/** One element: what the form says, and what the letter has of it. An empty place stays an empty place. */
function Row({ element, language, isChosen, onShow }: RowProps) {
  const { title, form, place, cite } = MODEL_FORM_WORDS[element.id]
  const isMissing = element.state === 'missing'
  const onPage = element.evidence.some(({ boxes }) => boxes.length > 0)
  return (
    <li
      id={findingId(element.number)}
      tabIndex={-1}
      className={`scroll-mt-22 rounded-md border bg-sheet p-4 ${isChosen ? 'border-pen outline-2 outline-pen' : 'border-rule'}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <State state={element.state} isOptional={element.optional} />
        <h2 className="h-sans text-[1rem]">
          {element.number}. {said(title)}
        </h2>
      </div>
      <div
        className={`mt-3 ${isMissing && !element.optional ? 'rounded-md border-[1.5px] border-dashed border-pen bg-pen-wash/60 px-3 py-2' : ''}`}
      >
        <p className="text-sm text-ink-soft">
          {isMissing && !element.optional
            ? t('Not found on any page. The form has it in its {place}:', { place: t(place) })
            : t('The form says ({place}):', { place: t(place) })}
        </p>
        <p lang={language} className="font-serif text-[0.98rem]">
          {form[language]}
        </p>
      </div>
      {element.state === 'different' && <LetterSays element={element} />}
      <p className="mt-2 flex flex-wrap items-center gap-x-5 text-sm">
        {onPage && !isMissing && (
          <button
            type="button"
            className="inline-flex min-h-11 items-center font-semibold text-pen underline"
            onClick={() => onShow(element)}
          >
            {t('See it in the letter (page {page})', { page: element.page! })}
          </button>
        )}
        {cite && !element.optional && (
          <a href={lawLink(cite)} className="inline-flex min-h-11 items-center" target="_blank" rel="noreferrer">
            {cite}
          </a>
        )}
      </p>
    </li>
  )
}

function LetterSays({ element }: { readonly element: Element }) {
  const quotes = element.evidence.map(({ quote }) => quote).filter(quote => quote !== '')
  return (
    <div className="mt-3">
      <p className="text-sm text-ink-soft">{t('Your letter says:')}</p>
      {quotes.length > 0 ? (
        <Quote words={quotes.join(' … ')} />
      ) : (
        <p>{t('It names this, but not in words we can point to.')}</p>
      )}
    </div>
  )
}

function State({ state, isOptional }: { readonly state: Element['state']; readonly isOptional: boolean }) {
  if (state === 'present')
    return (
      <Badge look="green">
        <CircleCheck className="icon" /> {t('Present')}
      </Badge>
    )
  if (state === 'different')
    return (
      <Badge look="likely">
        <PencilLine className="icon" /> {t('Different words')}
      </Badge>
    )
  return (
    <Badge look={isOptional ? 'plain' : 'amber'}>
      <CircleDashed className="icon" /> {isOptional ? t('Left out, as allowed') : t('Not found')}
    </Badge>
  )
}

/** The form is public; how this letter differs from it is a finding by another name. */
function Locked({ analysis }: { readonly analysis: AnalysisReply }) {
  const { language } = analysis.model_notice
  return (
    <div className="mt-6 grid gap-6">
      <LockedState title={t('What is in your letter, and what is not')} action={<Unlock analysis={analysis} />}>
        {t(
          'The official form below is free for everyone. Compare it with your letter yourself, or unlock to see each part marked on your letter.',
        )}
      </LockedState>
      <Card labelledBy="the-form">
        <h2 id="the-form" className="h-sans mb-4">
          {t('What the official form says')}
        </h2>
        <dl className="grid gap-4">
          {Object.entries(MODEL_FORM_WORDS).map(([id, { title, form }]) => (
            <div key={id}>
              <dt className="text-sm font-[650]">{said(title)}</dt>
              <dd lang={language} className="font-serif">
                {form[language]}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  )
}

function elementsOf({ model_notice: { elements } }: AnalysisReply): readonly Element[] {
  return elements.flatMap((element, index) =>
    isModelElement(element.id) ? [{ ...element, id: element.id, number: index + 1 }] : [],
  )
}

function marksOf(elements: readonly Element[]): readonly Mark[] {
  return elements
    .filter(({ state }) => state !== 'missing')
    .flatMap(({ id, number, evidence }) =>
      evidence
        .filter(({ boxes }) => boxes.length > 0)
        .map(({ page, boxes, quote }) => ({ number, page, boxes, quote, title: said(MODEL_FORM_WORDS[id].title) })),
    )
}
