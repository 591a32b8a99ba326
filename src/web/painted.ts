const LONGEST_MS = 400

/** Resolves once what came with the page can be seen; at once where nothing came, and in a tab behind others, where nothing
 *  is painted. Until then the line belongs to what the eye waits for. */
export function painted(box: HTMLElement): Promise<void> {
  return new Promise(done => {
    if (document.visibilityState === 'hidden' || !box.hasChildNodes()) return done()
    setTimeout(done, LONGEST_MS) // not every browser tells
    new PerformanceObserver(() => done()).observe({ type: 'paint', buffered: true })
  })
}
