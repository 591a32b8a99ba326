import { Link } from 'react-router'
import { Alert } from '#web/ui/Alert.tsx'
import { t } from '#web/language.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useState } from 'react'
import { useCreditDisputes } from './use-credit.ts'

/** Which disputes want a look, in the specified words. Told by itself when there is one, else when asked. */
export function FollowUpCheck() {
  const disputes = useCreditDisputes()
  const [asked, setAsked] = useState(false)
  const check = disputes.data?.follow_up
  const due = disputes.data?.disputes.filter(({ needs_follow_up }) => needs_follow_up.length > 0) ?? []
  return (
    <div className="grid gap-3">
      {check && (asked || check.count > 0) && (
        <Alert tone={check.count > 0 ? 'amber' : 'green'} title={check.message} announce="status">
          {due.length > 0 && (
            <ul>
              {due.map(({ id, bureaus, needs_follow_up: wanted }) => (
                <li key={id}>
                  <Link to={`/credit-disputes/follow-up/${id}`}>
                    {t('{bureaus}: look at this dispute', {
                      bureaus: bureaus
                        .filter(({ bureau }) => wanted.includes(bureau))
                        .map(({ name }) => name)
                        .join(', '),
                    })}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </Alert>
      )}
      <div>
        <Button busy={disputes.isFetching} onClick={() => void disputes.refetch().then(() => setAsked(true))}>
          {t('Check follow-ups')}
        </Button>
      </div>
    </div>
  )
}
