import { ViewHead } from '#web/dashboard/ViewHead.tsx'

/** Not there yet, and said so. */
export function Community() {
  return (
    <ViewHead title="Community">
      Coming soon. A place to compare notes with others, without names and without your letters.
    </ViewHead>
  )
}
