import { renderToString } from 'react-dom/server'
import { QUESTIONS } from '#web/copy/faq.ts'
import { PAGE_WORDS } from '#web/copy/front.ts'
import { FRONT_PAGES, type FrontPage } from './pages.ts'

/** Stands in every page for where people reach the product; the server puts its own address there. */
const SITE = '__SITE__'

interface Prerendered {
  readonly component: string
  readonly paths: readonly string[]
  /** For the `<head>`: title, description, what is shown when the page is shared. */
  readonly head: string
  readonly body: string
}

async function prerender({ id, paths, load }: FrontPage): Promise<Prerendered> {
  const Page = await load()
  const [, title, body] = /^(<title>.*?<\/title>)(.*)$/s.exec(renderToString(<Page />)) ?? []
  if (!title || !body) throw new Error(`${paths[0]} does not begin with its title`)
  const style = /<[^>]* style="[^"]*"/.exec(body)
  if (style) throw new Error(`${paths[0]} holds an inline style, which our own policy refuses: ${style[0]}`)
  return { component: Page.name, paths, head: title + headOf(id, paths[0]), body }
}

/** Every page before the login as HTML, as it stands before anybody touched it. */
export const PRERENDERED: readonly Prerendered[] = await Promise.all(FRONT_PAGES.map(prerender))

function headOf(id: keyof typeof PAGE_WORDS, path: string): string {
  const { title, description } = PAGE_WORDS[id]
  const address = `${SITE}${path}`
  const picture = `${SITE}/shared/${id}.png`
  const metas = [
    ['name', 'description', description],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', 'Writeback'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', address],
    ['property', 'og:image', picture],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', `Writeback: ${title}`],
    ['name', 'twitter:card', 'summary_large_image'],
  ]
  return [
    ...(id === 'faq' ? [questionsAsData()] : []),
    `<link rel="canonical" href="${address}">`,
    ...metas.map(([key, name, content]) => `<meta ${key}="${name}" content="${escaped(content!)}">`),
  ].join('')
}

/** For search results. What is about buying stays out: not every installation sells. */
function questionsAsData(): string {
  const questions = QUESTIONS.flatMap(group => group.questions).filter(({ isAboutBuying }) => !isAboutBuying)
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  }
  return `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
