import { Link } from 'react-router'
import { t } from '#web/language.tsx'
import { MOVE_PATH } from '#web/private/names.ts'
import { buttonClass } from '#web/ui/Button.tsx'

/** To the login, and back to the letters to be moved. */
export function LoginLink() {
  return (
    <Link to="/login" state={{ next: MOVE_PATH }} className={`${buttonClass({ variant: 'primary' })} mt-4`}>
      {t('Log in')}
    </Link>
  )
}
