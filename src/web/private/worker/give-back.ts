/** Gives memory that is not needed any more back now, and not when it is collected: nothing here makes a browser collect it. */
export function giveBack(buffer: ArrayBuffer): void {
  ;(buffer as { transfer?: (bytes: number) => unknown }).transfer?.(0) // where the browser knows it
}
