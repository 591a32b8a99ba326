import { ChevronRight, CreditCard, FileUp, MessageSquareText, Stamp } from 'lucide-react'
import { t } from '#web/language.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { useDashboard } from './context.ts'
import { useSells } from './use-dashboard.ts'
import { VIEWS, viewPath } from './views.ts'

const ROW =
  'grid min-h-[52px] w-full grid-cols-[24px_1fr_auto] items-center gap-3 rounded-md border border-rule bg-sheet px-3.5 py-2 text-left text-[0.96rem] font-semibold text-ink no-underline hover:border-pen hover:bg-pen-wash hover:text-ink'

/** The ways on that people take most. */
export function QuickActions() {
  const { access, onUpgrade } = useDashboard()
  const sells = useSells()
  const doneForYou = VIEWS.find(({ id }) => id === 'dfy-service')!
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="sr-only">
        {t('Quick actions')}
      </h2>
      <ul className="grid gap-2">
        <li>
          <a href="/upload" className={ROW}>
            <FileUp className="icon text-pen" /> {t('Upload Letter')} <ChevronRight className="icon" />
          </a>
        </li>
        <li>
          {access && !access.canAccessCredit && sells ? (
            <button type="button" className={ROW} onClick={() => onUpgrade('credit')}>
              <CreditCard className="icon text-pen" /> {t('Credit Disputes')} <ChevronRight className="icon" />
            </button>
          ) : (
            <a href={viewPath('credit')} className={ROW}>
              <CreditCard className="icon text-pen" /> {t('Credit Disputes')} <ChevronRight className="icon" />
            </a>
          )}
        </li>
        {sells && (
          <li>
            <a href={doneForYou.leadsTo} className={ROW}>
              <Stamp className="icon text-pen" />
              <span>
                {doneForYou.label} <Badge>{doneForYou.badge}</Badge>
              </span>
              <ChevronRight className="icon" />
            </a>
          </li>
        )}
        <li>
          <a href="/feedback" className={ROW}>
            <MessageSquareText className="icon text-pen" /> {t('Give Feedback')} <ChevronRight className="icon" />
          </a>
        </li>
      </ul>
    </section>
  )
}
