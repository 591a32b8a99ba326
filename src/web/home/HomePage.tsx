import { Check } from 'lucide-react'
import { FRONT, PAGE_WORDS } from '#web/copy/front.ts'
import { HOME } from '#web/copy/home.ts'
import { FrontFrame } from '#web/front/FrontFrame.tsx'
import { StartFree } from '#web/front/StartFree.tsx'
import { buttonClass } from '#web/ui/Button.tsx'
import { Examples, Figures, Patterns, Sources } from './Evidence.tsx'
import './home.css'
import { HowItWorks, NotClaimed, WhatWeCheck } from './HomeSections.tsx'
import { Prices } from './Prices.tsx'
import { Quiz } from './Quiz.tsx'
import { SampleLetter } from './SampleLetter.tsx'

/** The start page: what this is, how it works, what it checks, what it costs, what it does not claim. */
export function HomePage() {
  return (
    <FrontFrame title={PAGE_WORDS.home.title} path="/">
      <section className="overflow-hidden pt-7 pb-10 md:pt-18 md:pb-22">
        <div className="wrap grid items-center gap-x-20 gap-y-8 md:grid-cols-2">
          <div>
            <h1 className="hero-title">{HOME.title}</h1>
            <p className="mt-6 max-w-[34em] text-lg leading-normal text-ink-soft">{HOME.lead}</p>
            <div className="mt-8 grid gap-3 sm:flex">
              <StartFree label={FRONT.startLong} />
              <a href="#how" className={buttonClass({ size: 'large' })}>
                {FRONT.links.how}
              </a>
            </div>
            <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-sm text-ink-soft">
              {HOME.facts.map(fact => (
                <li key={fact} className="flex items-center gap-1.5">
                  <Check className="icon text-pen" /> {fact}
                </li>
              ))}
            </ul>
          </div>
          <SampleLetter />
        </div>
      </section>
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
          <h2 className="text-[clamp(1.9rem,1.2rem+2.8vw,3.1rem)]">{HOME.final.title}</h2>
          <p className="mx-auto mt-4 mb-8 max-w-[36em] text-ink-soft">{HOME.final.text}</p>
          <StartFree label={FRONT.startLong} />
        </div>
      </section>
    </FrontFrame>
  )
}
