import { AUTHORIZATION } from '#billing/done-for-you.ts'
import { t } from '#web/language.tsx'

interface AuthorizeTickProps {
  readonly authorized: boolean
  readonly onChange: (authorized: boolean) => void
}

/** The permission to write in the person's name. */
export function AuthorizeTick({ authorized, onChange }: AuthorizeTickProps) {
  return (
    <label className="flex min-h-11 items-start gap-3">
      <input
        type="checkbox"
        className="tick mt-px"
        checked={authorized}
        onChange={event => onChange(event.target.checked)}
      />
      <span>{t(AUTHORIZATION.text)}</span>
    </label>
  )
}
