let isForgetting = false

/** Whether anything may still be kept: not between leaving and the end of the page. */
export function mayKeep(): boolean {
  return !isForgetting
}

/** From here on nothing more is kept until the page is left. */
export function keepNoMore(): void {
  isForgetting = true
}
