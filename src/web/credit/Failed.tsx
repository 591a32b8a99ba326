import { CallFailed } from '#web/api.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { t } from '#web/language.tsx'
import { buttonClass } from '#web/ui/Button.tsx'

/** What did not work, in the specified words when there are any, and what to do now. */
export function Failed({ error, title }: { readonly error: Error; readonly title?: string }) {
  const suggestion = error instanceof CallFailed ? error.suggestion : ''
  return (
    <Alert tone="red" title={title ?? error.message} announce="alert" takesFocus>
      {title === undefined ? suggestion : `${error.message} ${suggestion}`}
      {error instanceof CallFailed && error.code === 'sign-in-needed' && (
        <p className="mt-3">
          <a href="/login" className={buttonClass()}>
            {t('Log in')}
          </a>
        </p>
      )}
    </Alert>
  )
}
