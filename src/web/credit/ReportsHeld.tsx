import { t } from '#web/language.tsx'
import { savedToken } from '#web/saved.ts'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { OneReport } from './ReportsCard.tsx'
import { useReports } from './use-report.ts'

/** The credit reports that are kept as they were read, each to be deleted. */
export function ReportsHeld() {
  return savedToken() === undefined ? null : <Held />
}

function Held() {
  const reports = useReports()
  if (!reports.data || reports.data.reports.length === 0) return null
  return (
    <Card labelledBy="reports-held">
      <CardHead id="reports-held" title={t('Credit reports')} aside={String(reports.data.reports.length)} />
      <p className="text-ink-soft">{t('We keep what they say. We keep none of their pages.')}</p>
      <ul className="mt-2">
        {reports.data.reports.map(report => (
          <li key={report.report_id} className="border-t border-rule py-3">
            <OneReport report={report} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
