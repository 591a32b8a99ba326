import { ArrowLeft } from 'lucide-react'
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router'
import type { AnalysisReply } from '#contract/analyses.ts'
import type { Flow, FlowAnswer } from '#law/flows/flow.ts'
import { flowNamed } from '#law/flows/index.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, buttonClass } from '#web/ui/Button.tsx'
import { said, t } from '#web/language.tsx'
import { Card } from '#web/ui/Card.tsx'
import { FlowView } from './FlowView.tsx'
import { useAnalysis, useAnswer } from './use-analysis.ts'

/** One situation by its own address, with or without a letter at hand. */
export function FlowPage() {
  const flow = flowNamed(useParams()['flow'])
  const [search] = useSearchParams()
  const id = search.get('analysis') ?? undefined
  const { data } = useAnalysis(id)
  const analysis = id === undefined ? undefined : data
  if (!flow) return <Navigate to="/upload" replace />
  return (
    <div className="wrap">
      <title>{t('{title} | Writeback', { title: said(flow.title).replace(/\.$/, '') })}</title>
      <p className="pt-3 text-sm">
        <Link
          to={id === undefined ? '/upload' : `/results?analysis=${id}`}
          className="inline-flex min-h-11 items-center gap-1.5"
        >
          <ArrowLeft className="icon" /> {id === undefined ? t('Check a letter') : t('Back to your result')}
        </Link>
      </p>
      <FlowView flow={flow} analysis={analysis} goOn={<WayOn flow={flow} analysis={analysis} />} />
    </div>
  )
}

function WayOn({ flow, analysis }: { readonly flow: Flow; readonly analysis: AnalysisReply | undefined }) {
  if (!analysis) return null
  if (!analysis.flows.includes(flow.id)) return <Fits flow={flow} analysis={analysis} />
  return flow.goOn ? (
    <Link to={findingsPath(analysis)} className={buttonClass({ variant: 'primary', size: 'large' })}>
      {said(flow.goOn)}
    </Link>
  ) : null
}

/** The person says that this is their situation; the whole result is judged again. */
function Fits({ flow, analysis }: { readonly flow: Flow; readonly analysis: AnalysisReply }) {
  const answer = useAnswer(analysis)
  const navigate = useNavigate()
  if (!flow.question || !flow.answers) return null
  const tell = ({ fact, value }: FlowAnswer) =>
    answer.mutate({ fact, value }, { onSuccess: next => void navigate(findingsPath(next)) })
  return (
    <Card look="inked" labelledBy="fits">
      <h2 id="fits" className="h-sans">
        {said(flow.question)}
      </h2>
      <p className="mt-1 text-[0.94rem] text-ink-soft">
        {t('Then your findings and your letter will say so. Only say yes if it is true.')}
      </p>
      {answer.isError && <Alert tone="red" title={answer.error.message} announce="alert" takesFocus />}
      <div className="mt-4 flex flex-wrap gap-3">
        {flow.answers.map(one => (
          <Button key={one.label} variant="primary" busy={answer.isPending} onClick={() => tell(one)}>
            {said(one.label)}
          </Button>
        ))}
      </div>
    </Card>
  )
}

/** The result itself, past what stands before it. */
export function findingsPath(analysis: AnalysisReply): string {
  return `/results?analysis=${analysis.analysis_id}&show=findings`
}
