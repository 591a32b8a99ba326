import { SunMoon } from 'lucide-react'
import { t } from '#web/language.tsx'
import { chooseTheme, currentTheme } from './theme.ts'

export function ThemeSwitch() {
  return (
    <button
      type="button"
      className="inline-flex size-11 items-center justify-center rounded-md hover:bg-inset"
      aria-label={t('Switch between light and dark')}
      onClick={() => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
    >
      <SunMoon className="icon" />
    </button>
  )
}
