/** Holds a tap on a button that does not work yet, so that it is not lost. What is given back presses the same button of the
 *  page that took the place of this one. */
export function holdTaps(box: HTMLElement): () => void {
  let pressed: string | undefined
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button) pressed = wordsOf(button)
  }
  box.addEventListener('click', hold)
  return () => {
    box.removeEventListener('click', hold)
    const all = [...box.querySelectorAll('button')]
    if (pressed) all.find(button => wordsOf(button) === pressed && button.checkVisibility())?.click()
  }
}

function wordsOf(button: HTMLButtonElement): string {
  return button.getAttribute('aria-label') ?? button.textContent
}
