// Runs before the first paint, so that no theme ever flashes into the other: the remembered one, else the system's.
const dark = matchMedia('(prefers-color-scheme: dark)')
function showTheme() {
  let theme = null
  try {
    theme = localStorage.getItem('writeback.theme')
  } catch {
    // Storage is off: the system decides.
  }
  const known = theme === 'light' || theme === 'dark'
  document.documentElement.dataset.theme = known ? theme : dark.matches ? 'dark' : 'light'
}
showTheme()
dark.addEventListener('change', showTheme)
addEventListener('storage', showTheme)
