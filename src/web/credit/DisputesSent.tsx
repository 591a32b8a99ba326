import { Link } from 'react-router'
import type { CreditDisputeReply } from '#contract/credit-disputes.ts'
import { shown, StatusBadge } from './BureauCard.tsx'

/** Disputes with the bureaus, each with where it stands with each of them. */
export function DisputesSent({ disputes }: { readonly disputes: readonly CreditDisputeReply[] }) {
  if (disputes.length === 0) return <p className="text-ink-soft">None yet. Start with a report.</p>
  return (
    <ul className="grid gap-3">
      {disputes.map(dispute => (
        <li key={dispute.id} className="rounded-md border border-rule bg-sheet p-3.5">
          <Link to={`/credit-disputes/follow-up/${dispute.id}`} className="font-[650]">
            {dispute.total_items === 1 ? 'One error' : `${dispute.total_items} errors`},{' '}
            {dispute.sent_date ? `sent ${shown(dispute.sent_date)}` : 'not sent yet'}
          </Link>
          <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1.5 text-note">
            {dispute.bureaus.map(standing => (
              <li key={standing.bureau} className="flex items-center gap-2">
                {standing.name} <StatusBadge standing={standing} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
