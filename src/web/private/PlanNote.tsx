import { useQuery } from '@tanstack/react-query'
import type { PlainPhrase } from '#language/phrase.ts'
import { dayOfInstant } from '#web/clock.ts'
import { longDate, t } from '#web/language.tsx'
import { useSettings } from '#web/settings.ts'
import { accountHere } from './account-here.ts'
import { type PlanFault, planHere } from './plan-here.ts'

const WHY: Readonly<Record<PlanFault, PlainPhrase>> = {
  ended:
    'The time your plan was signed for is over, so private mode shows what the free plan shows. Open this page once with a connection, logged in, to renew it.',
  'clock-set-back':
    'This phone’s clock is behind the time it showed before, so your plan opens nothing now. Set the clock right, or open this page once with a connection, logged in.',
  'other-account':
    'The plan on this phone belongs to an account that is not logged in here, so private mode shows what the free plan shows. Log in with a connection to use it.',
  'not-signed':
    'The plan on this phone is damaged, or this browser cannot check it, so private mode shows what the free plan shows. Open this page once with a connection, logged in.',
}

/** What of a plan works in private mode on this phone, and when it does not, why. Nothing where nothing is sold. */
export function PlanNote({ knownSince }: { readonly knownSince?: number }) {
  const settings = useSettings().data
  const plan = useQuery({
    queryKey: ['private-plan', knownSince],
    queryFn: () => planHere(settings!, { now: Math.floor(Date.now() / 1000), account: accountHere() }),
    enabled: settings !== undefined,
    staleTime: 0,
    retry: false,
  }).data
  if (!plan || plan.kind === 'all') return null
  return (
    <div className="mt-3 grid gap-1.5 text-sm text-ink-soft">
      <p>
        {plan.kind === 'plan'
          ? t('What your plan opens works here until {date}, also with no connection.', {
              date: longDate(dayOfInstant(new Date(plan.plan.ends_at * 1000).toISOString())),
            })
          : plan.why
            ? t(WHY[plan.why])
            : t(
                'Without a plan, private mode shows what the free plan shows. If you have one, log in and open this page before you start private mode.',
              )}
      </p>
      <p>{t('Deadlines, warnings, the time limit and the free official letters are open to you without a plan.')}</p>
    </div>
  )
}
