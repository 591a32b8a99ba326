import { Calculator, CalendarClock, Gavel, Hourglass, Landmark, ListChecks, Lock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { HOME } from '#web/copy/home.ts'
import { Section } from '#web/front/Section.tsx'
import { t } from '#web/language.tsx'
import { Note } from '#web/ui/Note.tsx'

export function HowItWorks() {
  return (
    <Section id="how" title={t(HOME.how.title)}>
      <ol className="grid gap-11 md:grid-cols-3 md:gap-14">
        <Step number={1}>
          <div className="mini top-[26px] -ml-24 w-37 -rotate-5">
            <Lines widths={['w-[55%]', 'w-4/5', 'w-full', 'w-[92%]', 'w-[70%]']} dark={0} />
          </div>
          <div className="mini top-9 -ml-11 w-37 rotate-3">
            <Lines widths={['w-[55%]', 'w-[84%]', 'w-full', 'w-3/5', 'w-[96%]', 'w-[88%]', 'w-2/5']} dark={0} />
          </div>
        </Step>
        <Step number={2}>
          <div className="mini top-[30px] -ml-29 w-58">
            <Lines
              widths={['w-[42%]', 'w-[88%]', 'w-[64%]', 'w-[94%]', 'w-[76%]', 'w-[36%]', 'w-[90%]', 'w-[58%]']}
              dark={0}
              lit={[2, 5]}
            />
          </div>
        </Step>
        <Step number={3}>
          <div className="mini top-[26px] -ml-30 w-43 -rotate-2">
            <Lines widths={['w-2/5', 'w-[70%]', 'w-full', 'w-[90%]', 'w-[96%]', 'w-[64%]']} dark={1} />
          </div>
          <div className="tile tile-near absolute top-16 left-1/2 ml-13">
            <b>{t('Dec')}</b>
            <span>2</span>
            <i>{t('Wed')}</i>
          </div>
        </Step>
      </ol>
    </Section>
  )
}

function Step({ number, children }: { readonly number: 1 | 2 | 3; readonly children: ReactNode }) {
  const { title, text } = HOME.how.steps[number - 1]!
  return (
    <li>
      <div className="art mb-5" aria-hidden="true">
        {children}
      </div>
      <h3>
        <span className="font-medium text-ink-soft">{number}. </span>
        {t(title)}
      </h3>
      <p className="mt-2 text-[0.97rem] text-ink-soft">{t(text)}</p>
    </li>
  )
}

function Lines({
  widths,
  dark,
  lit = [],
}: {
  readonly widths: readonly string[]
  readonly dark: number
  readonly lit?: readonly number[]
}) {
  return widths.map((width, index) => (
    <i key={index} className={`${width} ${index === dark ? 'dark' : lit.includes(index) ? 'lit' : ''}`} />
  ))
}

const CHECKS: readonly (readonly [LucideIcon, keyof typeof HOME.checks.list])[] = [
  [ListChecks, 'notice'],
  [Calculator, 'amounts'],
  [CalendarClock, 'dates'],
  [Gavel, 'threats'],
  [Hourglass, 'age'],
  [Landmark, 'names'],
]

export function WhatWeCheck() {
  return (
    <Section id="checks" title={t(HOME.checks.title)} text={t(HOME.checks.text)}>
      <ul className="grid overflow-hidden rounded-md border border-rule bg-sheet md:grid-cols-2 [&>li]:border-b [&>li]:border-rule md:[&>li:nth-child(odd)]:border-r md:[&>li:nth-last-child(2)]:border-b-0 [&>li:last-child]:border-b-0">
        {CHECKS.map(([Icon, id]) => (
          <li key={id} className="grid grid-cols-[26px_1fr] gap-x-3 gap-y-1 px-4 py-4 sm:px-6 sm:py-5">
            <Icon className="icon mt-0.5 text-pen" />
            <h3 className="text-base">{t(HOME.checks.list[id][0])}</h3>
            <p className="col-start-2 text-[0.91rem] text-ink-soft">
              {t(HOME.checks.list[id][1])} {id === 'age' && <a href="/tools/sol-checker">{t(HOME.checks.ageLink)}</a>}
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-4 grid gap-2">
        <Note>{t(HOME.checks.court)}</Note>
        <Note icon={<Lock className="icon" />}>{t(HOME.checks.privacy)}</Note>
      </div>
    </Section>
  )
}

export function NotClaimed() {
  return (
    <section id="honest" aria-labelledby="honest-head" className="scroll-mt-16 border-t border-rule py-12 md:py-24">
      <div className="wrap grid items-start gap-x-24 gap-y-8 md:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="honest-head" className="section-title">
            {t(HOME.honest.title)}
          </h2>
          <p className="mt-4 text-ink-soft">{t(HOME.honest.text)}</p>
        </div>
        <dl className="border-t border-rule">
          {HOME.honest.list.map(([term, text]) => (
            <div key={term} className="grid gap-x-6 gap-y-1 border-b border-rule py-4 sm:grid-cols-[11em_1fr]">
              <dt className="font-[650]">{t(term)}</dt>
              <dd className="text-ink-soft">{t(text)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
