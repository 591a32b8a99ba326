/** How long nothing was heard of something, at most. */
export class Silence {
  longestMs = 0
  #heardAt = performance.now()

  heard(): void {
    const now = performance.now()
    this.longestMs = Math.max(this.longestMs, now - this.#heardAt)
    this.#heardAt = now
  }
}
