import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { verify } from '#contract/accounts.ts'
import { CallFailed, send } from '#web/api.ts'
import { savedToken } from '#web/saved.ts'
import { useSettings } from '#web/settings.ts'
import { t } from '#web/language.tsx'
import { Skeleton } from '#web/ui/states.tsx'

/** The plans that open the generator.  @law specification part 2, 6 */
const OPENED_BY = ['credit_single', 'credit_all', 'bundle', 'lifetime', 'monthly', 'yearly']

/** The generator for who has a plan for it; others go to pay. Without a login nothing is checked, and the page shows.
 *  A check that fails leads to the payment page too, which says so and offers to check again.  @law decision 25 */
export function PlanChecked({ children }: { readonly children: ReactNode }) {
  const settings = useSettings()
  const isChecked = savedToken() !== undefined && settings.data?.billing !== 'off'
  const check = useQuery({
    queryKey: ['plan-check'],
    queryFn: ({ signal }) => send(verify, { signal }),
    enabled: isChecked && settings.data !== undefined,
    retry: false,
    staleTime: 0,
  })
  const isLoggedOut = check.error instanceof CallFailed && check.error.status === 401
  const goes = isLoggedOut ? undefined : whereTo(check.data?.user.plan_type, check.isError || settings.isError)
  useEffect(() => {
    if (goes) window.location.replace(goes) // a full page load: only that page lets the payment provider's script in
  }, [goes])
  if (!settings.data && !settings.isError) return <Checking />
  if (isChecked && !isLoggedOut && (goes !== undefined || !check.data)) return <Checking />
  return children
}

function whereTo(planType: string | undefined, hasFailed: boolean): string | undefined {
  if (hasFailed) return '/payment?product=credit&check=failed'
  return planType === undefined || OPENED_BY.includes(planType) ? undefined : '/payment?product=credit'
}

function Checking() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t('Checking your plan')}
      </p>
      <Skeleton className="h-10 w-2/5" />
      <Skeleton className="mt-6 h-64 w-full rounded-md" />
    </div>
  )
}
