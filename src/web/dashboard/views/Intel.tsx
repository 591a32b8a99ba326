import { CollectorIntel } from '#web/intel/CollectorIntel.tsx'

/** What public records say of collectors. Searching is open; a profile asks for a plan by itself. */
export function Intel() {
  return <CollectorIntel />
}
