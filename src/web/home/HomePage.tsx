import { Camera, Check } from 'lucide-react'
import { Brand } from '#web/ui/Brand.tsx'
import { buttonClass } from '#web/ui/Button.tsx'
import { TopBar } from '#web/ui/TopBar.tsx'
import './home.css'
import { HowItWorks, NotClaimed, WhatWeCheck } from './HomeSections.tsx'
import { SampleLetter } from './SampleLetter.tsx'

/** The start page: what this is, how it works, what it checks, what it does not claim. */
export function HomePage() {
  return (
    <>
      <title>Check a debt-collection letter | Writeback</title>
      <TopBar
        links={[
          { href: '/upload', label: 'Check my letter' },
          { href: '#how', label: 'How it works' },
          { href: '#checks', label: 'What we check' },
          { href: '#honest', label: 'What we do not claim' },
        ]}
      />
      <main id="main" tabIndex={-1}>
        <section className="overflow-hidden pt-7 pb-10 md:pt-18 md:pb-22">
          <div className="wrap grid items-center gap-x-20 gap-y-8 md:grid-cols-2">
            <div>
              <h1 className="hero-title">Got a collection letter? Read it with the law beside you.</h1>
              <p className="mt-6 max-w-[34em] text-lg leading-normal text-ink-soft">
                Upload a photo. Writeback marks the words that break federal debt-collection law, checks if the debt is
                too old for court, and drafts your reply.
              </p>
              <div className="mt-8 grid gap-3 sm:flex">
                <Start />
                <a href="#how" className={buttonClass({ size: 'large' })}>
                  How it works
                </a>
              </div>
              <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-sm text-ink-soft">
                {['No account to start', 'Every finding shows its proof', 'Open source'].map(fact => (
                  <li key={fact} className="flex items-center gap-1.5">
                    <Check className="icon text-pen" /> {fact}
                  </li>
                ))}
              </ul>
            </div>
            <SampleLetter />
          </div>
        </section>
        <HowItWorks />
        <WhatWeCheck />
        <NotClaimed />
        <section className="border-t border-rule py-14 text-center md:py-28">
          <div className="wrap">
            <h2 className="text-[clamp(1.9rem,1.2rem+2.8vw,3.1rem)]">The letter gives you a date. Start there.</h2>
            <p className="mx-auto mt-4 mb-8 max-w-[36em] text-ink-soft">
              Find out what the letter is, if it is lawful, and what to do by when.
            </p>
            <Start />
          </div>
        </section>
      </main>
      <footer className="border-t border-rule py-10 text-sm text-ink-soft">
        <div className="wrap grid gap-4 sm:flex sm:items-start sm:justify-between">
          <div>
            <Brand />
            <p className="mt-2 max-w-[44ch]">
              Open-source help for people who got a collection letter. Legal information, not legal advice.
            </p>
          </div>
          <ul className="grid">
            <li>
              <a className="inline-flex min-h-11 items-center text-ink-soft" href="https://www.lawhelp.org">
                Free legal aid near you (lawhelp.org)
              </a>
            </li>
            <li>
              <a
                className="inline-flex min-h-11 items-center text-ink-soft"
                href="https://www.consumerfinance.gov/consumer-tools/debt-collection/"
              >
                Debt collection: questions and answers (CFPB)
              </a>
            </li>
          </ul>
        </div>
      </footer>
    </>
  )
}

function Start() {
  return (
    <a href="/upload" className={buttonClass({ variant: 'primary', size: 'large' })}>
      <Camera className="icon" /> Check my letter
    </a>
  )
}
