import { lazy, type ComponentType } from 'react'

const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin', 'click'] as const

/** A part of a page before the login that stands below the first screen. It was rendered ahead and can be read at once;
 *  its script comes with the first sign of somebody there, so that the page itself is light. Goes into a Suspense.
 *  @example const Below = later(async () => (await import('./BelowTheFold.tsx')).BelowTheFold) */
export function later(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => {
    if (!isRenderedAhead()) return { default: await load() }
    await firstSign()
    // A script that did not come leaves the page as it was rendered: it can still be read.
    return { default: await load().catch(() => new Promise<never>(() => {})) }
  })
}

function isRenderedAhead(): boolean {
  return typeof document !== 'undefined' && document.getElementById('root')?.hasChildNodes() === true
}

function firstSign(): Promise<void> {
  return new Promise(done => {
    const signs = new AbortController()
    const seen = () => {
      signs.abort()
      done()
    }
    for (const sign of SIGNS) window.addEventListener(sign, seen, { signal: signs.signal, passive: true })
    if (window.scrollY > 0) seen()
  })
}
