import { t } from '#web/language.tsx'
import { Alert } from '#web/ui/Alert.tsx'

/** Stands on every page that takes or shows a test payment. */
export function TestPaymentsNote() {
  return (
    <Alert tone="amber" title={t('Test payments: no money moves')}>
      {t('This installation has no payment account set up. Everything works as it would, with pretended money.')}
    </Alert>
  )
}
