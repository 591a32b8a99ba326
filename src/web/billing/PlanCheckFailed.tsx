import { useSearchParams } from 'react-router'
import { Alert } from '#web/ui/Alert.tsx'
import { t } from '#web/language.tsx'
import { buttonClass } from '#web/ui/Button.tsx'

/** For who came here because their plan could not be checked: perhaps they have it already.  @law decision 25 */
export function PlanCheckFailed() {
  const [search] = useSearchParams()
  if (search.get('check') !== 'failed') return null
  return (
    <div className="mb-6">
      <Alert tone="amber" title={t('We could not check your plan')} announce="status">
        <p>{t('If you have bought credit letters, do not pay again. Check once more first.')}</p>
        <a href="/credit-disputes" className={`${buttonClass()} mt-3`}>
          {t('Check again')}
        </a>
      </Alert>
    </div>
  )
}
