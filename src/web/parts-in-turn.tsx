import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react'
import { fill, isFirstPage } from './first-answers.ts'

/** How many of the later parts are shown. */
const Shown = createContext(Number.POSITIVE_INFINITY)

/** Holds the first screen of a page and its later parts. On the page a visit begins with none of these is shown together
 *  with the first screen, then one after another, each once the one before is painted, so that no step of the way is long;
 *  what stands there already is left alone. On any later page all of them, at once. */
export function PartsInTurn({ parts, children }: { readonly parts: number; readonly children: ReactNode }) {
  const [shown, setShown] = useState(() => (isFirstPage() ? 0 : parts))
  useEffect(() => {
    if (shown === parts) return
    const filled = fill()
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(shown + 1)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      filled()
    }
  }, [shown, parts])
  return <Shown value={shown}>{children}</Shown>
}

interface PartProps {
  /** From 0: when its turn is. */
  readonly at: number
  /** What holds its place. */
  readonly until?: ReactNode
  readonly children: ReactNode
}

/** A later part of a page: nothing before its turn. */
export function Part({ at, until, children }: PartProps) {
  return use(Shown) > at ? children : until
}
