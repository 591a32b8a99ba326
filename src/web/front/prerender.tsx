import type { ComponentType } from 'react'
import { LANGUAGES, type Language } from '#language/language.ts'
import { APP } from '#language/spanish/app/index.ts'
import { FRONT } from '#language/spanish/front/index.ts'
import { renderFault, rendered, renderFrames, type PageFrame } from '#web/frames.tsx'
import { answerOf, QUESTIONS } from '#web/copy/faq.ts'
import { PAGE_WORDS } from '#web/copy/front.ts'
import { guidePath } from '#web/guides/guide.ts'
import { GUIDES } from '#web/guides/texts/index.ts'
import { speak, spoken, t } from '#web/language.tsx'
import { FRONT_PAGES, type FrontPage } from './pages.ts'

/** Stands in every page for where people reach the product; the server puts its own address there. */
const SITE = '__SITE__'

const OG_LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', es: 'es_US' }

interface InLanguage {
  readonly language: Language
  /** What every page stands in. */
  readonly shell: string
  /** The pages of the tool as they begin. */
  readonly frames: readonly PageFrame[]
  /** What they say when their script does not come. */
  readonly fault: string
  readonly pages: readonly Prerendered[]
}

interface Prerendered {
  readonly paths: readonly string[]
  /** For the `<head>`: title, description, what is shown when the page is shared. */
  readonly head: string
  readonly body: string
}

/** A page as the server gives it, parts that come later with it. */
export async function renderAhead(Page: ComponentType): Promise<string> {
  return rendered(<Page />)
}

async function pageOf({ id, paths, load }: FrontPage): Promise<Prerendered> {
  const Page = await load()
  const [, title, body] = /^(<title>.*?<\/title>)(.*)$/s.exec(await renderAhead(Page)) ?? []
  if (!title || !body) throw new Error(`${paths[0]} does not begin with its title`)
  return { paths, head: title + headOf(id, paths[0]), body }
}

/** Every page before the login as HTML, as it stands before anybody touched it, and those of the tool as they begin: in
 *  each language.
 *  @param template the shell as it is written, in English */
export async function renderAll(template: string): Promise<readonly InLanguage[]> {
  const all: InLanguage[] = []
  for (const language of LANGUAGES) {
    speak(language, language === 'es' ? [FRONT, APP] : []) // one is spoken at a time
    all.push({
      language,
      shell: shellFrom(template),
      pages: await Promise.all(FRONT_PAGES.map(pageOf)),
      frames: await renderFrames(),
      fault: await renderFault(),
    })
  }
  return all
}

function shellFrom(template: string): string {
  const { description } = PAGE_WORDS.home
  const noScript = 'Writeback needs JavaScript to read your letter and show the marks on it.'
  return [
    ['<html lang="en"', `<html lang="${spoken()}"`],
    [`content="${description}"`, `content="${escaped(t(description))}"`],
    [noScript, t(noScript)],
  ].reduce((page: string, [what, by]) => {
    if (!page.includes(what!)) throw new Error(`index.html holds no ${what}`)
    return page.replace(what!, () => by!)
  }, template)
}

function headOf(id: keyof typeof PAGE_WORDS, path: string): string {
  const guide = GUIDES.find(({ slug }) => guidePath(slug) === path)
  const title = t(guide?.title ?? PAGE_WORDS[id].title)
  const description = t(guide?.lead ?? PAGE_WORDS[id].description)
  const address = `${SITE}${path}`
  const picture = `${SITE}/shared/${id}.png`
  const metas = [
    ['name', 'description', description],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', 'Writeback'],
    ['property', 'og:locale', OG_LOCALES[spoken()]],
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
    inLanguage: spoken(),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: t(question),
      acceptedAnswer: { '@type': 'Answer', text: answerOf({ answer }).join(' ') },
    })),
  }
  return `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
