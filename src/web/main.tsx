import { createRoot } from 'react-dom/client'
import { PageError } from './PageError.tsx'
import './ui/styles.css'

const START_PAGES = ['/', '/home', '/products']

const root = createRoot(document.getElementById('root') ?? document.body)

// The start page is the first thing a frightened person loads on a phone: it comes without the router.
try {
  if (START_PAGES.includes(window.location.pathname)) {
    const { HomePage } = await import('./home/HomePage.tsx')
    root.render(<HomePage />)
  } else {
    const { showApp } = await import('./app.tsx')
    showApp(root)
  }
} catch {
  root.render(<PageError />) // a part did not load: the line dropped, or a new version is out
}
