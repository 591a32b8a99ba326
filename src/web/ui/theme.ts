export type Theme = 'light' | 'dark'

const KEY = 'writeback.theme' // public/theme.js reads the same key before the first paint

/** What is shown now: the remembered choice, else the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Storage is off: the choice holds until the page is left.
  }
}
