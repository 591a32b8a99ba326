import type { ComponentType } from 'react'
import type { PAGE_WORDS } from '#web/copy/front.ts'
import { guidePath } from '#web/guides/guide.ts'
import { GUIDE_SLUGS } from '#web/guides/slugs.ts'

export interface FrontPage {
  readonly id: keyof typeof PAGE_WORDS
  /** Every address it stands at; the first is its own, the others point search engines to that. */
  readonly paths: readonly [string, ...string[]]
  readonly load: () => Promise<ComponentType>
}

/** The pages before the login. They stand without the router and are rendered ahead at build. */
export const FRONT_PAGES: readonly FrontPage[] = [
  {
    id: 'home',
    paths: ['/', '/home', '/products', '/old-home'],
    load: async () => (await import('#web/home/HomePage.tsx')).HomePage,
  },
  { id: 'faq', paths: ['/faq'], load: async () => (await import('#web/faq/FaqPage.tsx')).FaqPage },
  {
    id: 'doneForYou',
    paths: ['/dfy'],
    load: async () => (await import('#web/done-for-you/DoneForYouPage.tsx')).DoneForYouPage,
  },
  {
    id: 'feedback',
    paths: ['/feedback'],
    load: async () => (await import('#web/feedback/FeedbackPage.tsx')).FeedbackPage,
  },
  {
    id: 'forwarding',
    paths: ['/email-forwarding'],
    load: async () => (await import('#web/mail-in/MailInPage.tsx')).MailInPage,
  },
  { id: 'guides', paths: ['/guides'], load: async () => (await import('#web/guides/GuidesPage.tsx')).GuidesPage },
  ...GUIDE_SLUGS.map((slug): FrontPage => ({
    id: 'guides',
    paths: [guidePath(slug)],
    load: async () => (await import('#web/guides/GuidePage.tsx')).guidePage(slug),
  })),
]

/** The page at an address; undefined when the router has it.
 *  @example frontPageAt('/faq/')?.id // 'faq' */
export function frontPageAt(pathname: string): FrontPage | undefined {
  const path = pathname.replace(/(?<=.)\/+$/, '')
  return FRONT_PAGES.find(({ paths }) => paths.includes(path))
}
