import { Check } from 'lucide-react'
import { Suspense } from 'react'
import { FRONT, PAGE_WORDS } from '#web/copy/front.ts'
import { HOME_TOP } from '#web/copy/home-top.ts'
import { FrontFrame } from '#web/front/FrontFrame.tsx'
import { later } from '#web/front/later.ts'
import { StartFree } from '#web/front/StartFree.tsx'
import { t } from '#web/language.tsx'
import { buttonClass } from '#web/ui/Button.tsx'
import { SampleLetter } from './SampleLetter.tsx'

const Below = later(async () => (await import('./BelowTheFold.tsx')).BelowTheFold)

/** The start page: what this is, how it works, what it checks, what it costs, what it does not claim. */
export function HomePage() {
  return (
    <FrontFrame title={t(PAGE_WORDS.home.title)} path="/">
      <section className="overflow-hidden pt-7 pb-10 md:pt-18 md:pb-22">
        <div className="wrap grid items-center gap-x-20 gap-y-8 md:grid-cols-2">
          <div>
            <h1 className="hero-title">{t(HOME_TOP.title)}</h1>
            <p className="mt-6 max-w-[34em] text-lg leading-normal text-ink-soft">{t(HOME_TOP.lead)}</p>
            <div className="mt-8 grid gap-3 sm:flex">
              <StartFree label={t(FRONT.startLong)} />
              <a href="#how" className={buttonClass({ size: 'large' })}>
                {t(FRONT.links.how)}
              </a>
            </div>
            <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-sm text-ink-soft">
              {HOME_TOP.facts.map(fact => (
                <li key={fact} className="flex items-center gap-1.5">
                  <Check className="icon text-pen" /> {t(fact)}
                </li>
              ))}
            </ul>
          </div>
          <SampleLetter />
        </div>
      </section>
      <Suspense>
        <Below />
      </Suspense>
    </FrontFrame>
  )
}
