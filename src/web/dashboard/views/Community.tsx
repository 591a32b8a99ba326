import { COMMUNITY } from '#web/copy/community.ts'
import { ViewHead } from '#web/dashboard/ViewHead.tsx'
import { buttonClass } from '#web/ui/Button.tsx'

/** Not there yet, and said so. */
export function Community() {
  return (
    <>
      <ViewHead title={COMMUNITY.title}>{COMMUNITY.text}</ViewHead>
      <p className="mb-4 max-w-[60ch] text-ink-soft">{COMMUNITY.meanwhile}</p>
      <a href="/feedback" className={buttonClass()}>
        {COMMUNITY.action}
      </a>
    </>
  )
}
