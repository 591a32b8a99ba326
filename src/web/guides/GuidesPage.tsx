import { FrontFrame } from '#web/front/FrontFrame.tsx'
import { PageTop } from '#web/front/PageTop.tsx'
import { PAGE_WORDS } from '#web/copy/front.ts'
import { t } from '#web/language.tsx'
import { guidePath } from './guide.ts'
import { GUIDES } from './texts/index.ts'

/** Every guide, each with what it is for. */
export function GuidesPage() {
  return (
    <FrontFrame title={t(PAGE_WORDS.guides.title)} path="/guides">
      <PageTop title={t(PAGE_WORDS.guides.title)} lead={t(PAGE_WORDS.guides.description)} />
      <ul className="wrap grid gap-5 pb-14 md:grid-cols-2 lg:grid-cols-3">
        {GUIDES.map(({ slug, title, lead }) => (
          <li key={slug} className="rounded-md border border-rule bg-sheet p-5 sm:p-6">
            <h2 className="text-xl">
              <a href={guidePath(slug)}>{t(title)}</a>
            </h2>
            <p className="mt-2 text-ink-soft">{t(lead)}</p>
          </li>
        ))}
      </ul>
    </FrontFrame>
  )
}
