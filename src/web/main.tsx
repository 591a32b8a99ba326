import { createElement } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { frontPageAt } from './front/pages.ts'
import { PageError } from './PageError.tsx'
import './ui/styles.css'

const box = document.getElementById('root') ?? document.body

// The pages before the login are what a frightened person loads first on a phone: they come without the router, and
// stand there already, rendered at build.
try {
  const page = frontPageAt(window.location.pathname)
  if (page) {
    const Page = await page.load()
    if (box.hasChildNodes()) hydrateRoot(box, createElement(Page))
    else createRoot(box).render(createElement(Page))
  } else {
    const { showApp } = await import('./app.tsx')
    showApp(createRoot(box))
  }
} catch {
  // A part did not load: the line dropped, or a new version is out. What was rendered ahead can still be read.
  if (!box.hasChildNodes()) createRoot(box).render(createElement(PageError))
}
