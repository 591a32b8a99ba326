import type { AnalysisReply } from '#contract/analyses.ts'
import { Alert } from '#web/ui/Alert.tsx'

const SIGNS: Readonly<Record<string, string>> = {
  'gift-cards': 'It asks for gift cards.',
  'wire-transfer': 'It asks for a wire transfer.',
  crypto: 'It asks for crypto money.',
  'payment-app': 'It asks for money through a payment app.',
  'no-address': 'It gives no postal address.',
  'arrest-today': 'It threatens arrest at once.',
}

/** What must be seen before anything else: scam signs, urgent words, a sender the federal rules do not bind. */
export function Warnings({ analysis }: { readonly analysis: AnalysisReply }) {
  const urgent = analysis.urgency.filter(() => ['critical', 'high'].includes(analysis.strategic_analysis.urgency_level))
  return (
    <div className="mb-5 grid gap-3 empty:hidden">
      {analysis.scam_signs.length > 0 && (
        <Alert tone="red" title="Signs of a scam. Pay nothing until you have checked.">
          <ul className="list-disc pl-5">
            {analysis.scam_signs.map(sign => (
              <li key={sign}>{SIGNS[sign] ?? `${sign.replaceAll('-', ' ')}.`}</li>
            ))}
          </ul>
          <p className="mt-2">
            Real names are often misused. Find the company’s phone number yourself, not from this letter. Give nobody
            your bank data or Social Security number. If they already have them:{' '}
            <a href="https://www.identitytheft.gov">identitytheft.gov</a>.
          </p>
        </Alert>
      )}
      {analysis.original_creditor_only && (
        <Alert tone="pen" title="The company you owed wrote this itself">
          The federal rules for debt collectors mostly bind others who collect for it. Your state may have its own
          rules. You can still dispute a wrong amount.
        </Alert>
      )}
      {urgent.map(({ message }) => (
        <Alert key={message} tone="amber" title={message} />
      ))}
    </div>
  )
}
