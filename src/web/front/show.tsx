import type { ComponentType } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { pageLanguage, speak } from '#web/language.tsx'

/** Brings a page before the login to life: it stands there already, rendered at build. */
export async function showFrontPage(box: HTMLElement, Page: ComponentType): Promise<void> {
  const language = pageLanguage()
  const isRenderedSo = box.hasChildNodes() && document.documentElement.lang === language
  if (language === 'es') speak('es', [(await import('#language/spanish/front/index.ts')).FRONT])
  if (isRenderedSo) hydrateRoot(box, <Page />)
  else createRoot(box).render(<Page />)
}
