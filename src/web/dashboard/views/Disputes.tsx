import { ViewHead } from '#web/dashboard/ViewHead.tsx'
import { t } from '#web/language.tsx'
import { CompactDisputes } from '#web/disputes/DisputeList.tsx'

/** The disputes that matter most, and the way to all of them. */
export function Disputes() {
  return (
    <>
      <ViewHead title={t('Response Tracker')}>
        {t('Each letter you sent, what they answered, and your next step.')}
      </ViewHead>
      <CompactDisputes />
    </>
  )
}
