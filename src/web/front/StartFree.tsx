import { Camera, LoaderCircle } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { FRONT } from '#web/copy/front.ts'
import { t } from '#web/language.tsx'
import { buttonClass } from '#web/ui/Button.tsx'

const MOMENT_MS = 500

/** Leads to the upload after a moment in which it shows that it was pressed. A plain link without a script, and for a
 *  new tab. */
export function StartFree({ label = t(FRONT.start), size = 'large' }: { label?: string; size?: 'normal' | 'large' }) {
  const [starting, setStarting] = useState(false)
  const start = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    if (starting) return
    setStarting(true)
    setTimeout(() => {
      window.location.assign('/upload')
      setStarting(false) // for whoever comes back
    }, MOMENT_MS)
  }
  return (
    <a
      href="/upload"
      className={buttonClass({ variant: 'primary', size })}
      onClick={start}
      aria-busy={starting || undefined}
    >
      {starting ? <LoaderCircle className="icon spin" /> : <Camera className="icon" />} {label}
      {starting && (
        <span role="status" className="sr-only">
          {t(FRONT.starting)}
        </span>
      )}
    </a>
  )
}
