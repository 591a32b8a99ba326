export type Theme = 'light' | 'dark'

const KEY = 'writeback.theme' // public/theme.js reads the same key before the first paint

/** What is shown now. */
export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Storage is off: the choice holds until the page is left.
  }
}
