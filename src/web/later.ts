/** Resolves after what already waits has had its turn: between two pieces of work a tap is answered. */
export function later(milliseconds = 0): Promise<void> {
  return new Promise(done => setTimeout(done, milliseconds))
}
