import { ArrowLeft } from 'lucide-react'
import type { AnalysisReply } from '#contract/analyses.ts'
import { isoDate } from '#units/iso-date.ts'
import { stateCode, stateName } from '#units/state-code.ts'
import { saysItIsFrom } from '#web/ui/mail-origin.ts'
import { Link } from 'react-router'
import { shortDate, t } from '#web/language.tsx'

/** Which letter this is, and the way to another one. */
export function Crumb({ analysis }: { readonly analysis: AnalysisReply }) {
  const { facts, mail, reading } = analysis
  const dated = isoDate(facts.letter_date?.value ?? '')
  const state = stateCode(analysis.state ?? '')
  return (
    <p className="flex flex-wrap items-center gap-x-3.5 gap-y-1 pt-3 text-sm text-ink-soft">
      <Link to="/upload" className="inline-flex min-h-11 items-center gap-1.5">
        <ArrowLeft className="icon" /> {t('Check another letter')}
      </Link>
      <span>{facts.collector_name?.value ?? analysis.file_name}</span>
      {dated && <span>{t('Dated {date}', { date: shortDate(dated) })}</span>}
      {state && <span>{stateName(state)}</span>}
      {mail && <span className="break-words">{saysItIsFrom(mail)}</span>}
      <span>{reading.pages === 1 ? t('1 page read') : t('{pages} pages read', { pages: reading.pages })}</span>
    </p>
  )
}
