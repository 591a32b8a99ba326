import { Link } from 'react-router'
import type { CreditDisputeReply } from '#contract/credit-disputes.ts'
import { t } from '#web/language.tsx'
import { shown, StatusBadge } from './BureauCard.tsx'

/** Disputes with the bureaus, each with where it stands with each of them. */
export function DisputesSent({ disputes }: { readonly disputes: readonly CreditDisputeReply[] }) {
  if (disputes.length === 0) return <p className="text-ink-soft">{t('None yet. Start with a report.')}</p>
  return (
    <ul className="grid gap-3">
      {disputes.map(dispute => (
        <li key={dispute.id} className="rounded-md border border-rule bg-sheet p-3.5">
          <Link to={`/credit-disputes/follow-up/${dispute.id}`} className="font-[650]">
            {sayDispute(dispute)}
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

function sayDispute({ total_items: errors, sent_date: sent }: CreditDisputeReply): string {
  if (sent === null) return errors === 1 ? t('One error, not sent yet') : t('{errors} errors, not sent yet', { errors })
  const date = shown(sent)
  return errors === 1 ? t('One error, sent {date}', { date }) : t('{errors} errors, sent {date}', { errors, date })
}
