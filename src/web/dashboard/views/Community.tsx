import { COMMUNITY } from '#web/copy/community.ts'
import { ViewHead } from '#web/dashboard/ViewHead.tsx'
import { t } from '#web/language.tsx'
import { buttonClass } from '#web/ui/Button.tsx'

/** Not there yet, and said so. */
export function Community() {
  return (
    <>
      <ViewHead title={t(COMMUNITY.title)}>{t(COMMUNITY.text)}</ViewHead>
      <p className="mb-4 max-w-[60ch] text-ink-soft">{t(COMMUNITY.meanwhile)}</p>
      <a href="/feedback" className={buttonClass()}>
        {t(COMMUNITY.action)}
      </a>
    </>
  )
}
