import { CollectorIntel } from './CollectorIntel.tsx'

export function IntelPage() {
  return (
    <div className="wrap py-6 md:py-10">
      <title>Collector intel | Writeback</title>
      <CollectorIntel />
    </div>
  )
}
