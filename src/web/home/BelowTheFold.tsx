import { FRONT } from '#web/copy/front.ts'
import { HOME } from '#web/copy/home.ts'
import { StartFree } from '#web/front/StartFree.tsx'
import { t } from '#web/language.tsx'
import { Examples, Figures, Patterns, Sources } from './Evidence.tsx'
import { HowItWorks, NotClaimed, WhatWeCheck } from './HomeSections.tsx'
import { Prices } from './Prices.tsx'
import { Quiz } from './Quiz.tsx'

/** The start page below its first screen. */
export function BelowTheFold() {
  return (
    <>
      <Figures />
      <HowItWorks />
      <WhatWeCheck />
      <Patterns />
      <Examples />
      <Quiz />
      <Prices />
      <Sources />
      <NotClaimed />
      <section className="border-t border-rule py-14 text-center md:py-28">
        <div className="wrap">
          <h2 className="text-[clamp(1.9rem,1.2rem+2.8vw,3.1rem)]">{t(HOME.final.title)}</h2>
          <p className="mx-auto mt-4 mb-8 max-w-[36em] text-ink-soft">{t(HOME.final.text)}</p>
          <StartFree label={t(FRONT.startLong)} />
        </div>
      </section>
    </>
  )
}
