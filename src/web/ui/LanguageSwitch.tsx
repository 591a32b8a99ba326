import { Languages } from 'lucide-react'
import { LANGUAGE_NAMES, type Language } from '#language/language.ts'
import { chooseLanguage, spoken } from '#web/language.tsx'

/** Names the other language in that language: whoever needs it can read it. */
export function LanguageSwitch() {
  const other: Language = spoken() === 'es' ? 'en' : 'es'
  return (
    <button
      type="button"
      lang={other}
      aria-label={LANGUAGE_NAMES[other]}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-md px-2 text-[0.94rem] hover:bg-inset"
      onClick={() => chooseLanguage(other)}
    >
      <span className="font-[650] uppercase md:hidden">{other}</span>
      <Languages className="icon hidden md:inline" />
      <span className="hidden md:inline">{LANGUAGE_NAMES[other]}</span>
    </button>
  )
}
