import { Calculator, CalendarClock, Gavel, Hourglass, Landmark, ListChecks, Lock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Note } from '#web/ui/Note.tsx'

function Section({
  id,
  title,
  text,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
}) {
  return (
    <section id={id} aria-labelledby={`${id}-head`} className="scroll-mt-16 border-t border-rule py-12 md:py-24">
      <div className="wrap">
        <div className="mb-8 max-w-[720px]">
          <h2 id={`${id}-head`} className="section-title">
            {title}
          </h2>
          {text && <p className="mt-3 max-w-[66ch] text-ink-soft">{text}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}

export function HowItWorks() {
  return (
    <Section id="how" title="Three steps, from letter to reply">
      <ol className="grid gap-11 md:grid-cols-3 md:gap-14">
        <Step
          number={1}
          title="Upload the letter"
          text="Take photos or choose a PDF. We tell you at once if a page is blurred or cut off."
        >
          <div className="mini top-[26px] -ml-24 w-37 -rotate-5">
            <Lines widths={['w-[55%]', 'w-4/5', 'w-full', 'w-[92%]', 'w-[70%]']} dark={0} />
          </div>
          <div className="mini top-9 -ml-11 w-37 rotate-3">
            <Lines widths={['w-[55%]', 'w-[84%]', 'w-full', 'w-3/5', 'w-[96%]', 'w-[88%]', 'w-2/5']} dark={0} />
          </div>
        </Step>
        <Step
          number={2}
          title="See the proof on the page"
          text="Each finding points to the exact words, the law, and how sure we are."
        >
          <div className="mini top-[30px] -ml-29 w-58">
            <Lines
              widths={['w-[42%]', 'w-[88%]', 'w-[64%]', 'w-[94%]', 'w-[76%]', 'w-[36%]', 'w-[90%]', 'w-[58%]']}
              dark={0}
              lit={[2, 5]}
            />
          </div>
        </Step>
        <Step
          number={3}
          title="Write back in time"
          text="You get a letter to edit, print and mail, and the date to mail it by."
        >
          <div className="mini top-[26px] -ml-30 w-43 -rotate-2">
            <Lines widths={['w-2/5', 'w-[70%]', 'w-full', 'w-[90%]', 'w-[96%]', 'w-[64%]']} dark={1} />
          </div>
          <div className="tile tile-near absolute top-16 left-1/2 ml-13">
            <b>Dec</b>
            <span>2</span>
            <i>Wed</i>
          </div>
        </Step>
      </ol>
    </Section>
  )
}

function Step({
  number,
  title,
  text,
  children,
}: {
  readonly number: number
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}) {
  return (
    <li>
      <div className="art mb-5" aria-hidden="true">
        {children}
      </div>
      <h3>
        <span className="font-medium text-ink-soft">{number}. </span>
        {title}
      </h3>
      <p className="mt-2 text-[0.97rem] text-ink-soft">{text}</p>
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

const CHECKS: readonly (readonly [LucideIcon, string, ReactNode])[] = [
  [ListChecks, 'The notice itself', 'Who is asking, for whom, how much, and your right to dispute.'],
  [Calculator, 'The amounts', 'Do the parts add up? Are the interest and fees explained?'],
  [CalendarClock, 'The dates', 'Is your 30-day window right? Does a demand cut across it?'],
  [Gavel, 'Threats and pressure', 'Arrest, lawsuits, wages, property, false urgency.'],
  [
    Hourglass,
    'The age of the debt',
    <>
      Is it too old for court, and what could restart the clock? <a href="/tools/sol-checker">Check without a letter</a>
    </>,
  ],
  [Landmark, 'Who is writing', 'Names that look like a court, a lawyer or a bureau and are not.'],
]

export function WhatWeCheck() {
  return (
    <Section
      id="checks"
      title="What we check"
      text="Rules written from the statute and Regulation F, each tested on sample letters."
    >
      <ul className="grid overflow-hidden rounded-md border border-rule bg-sheet md:grid-cols-2 [&>li]:border-b [&>li]:border-rule md:[&>li:nth-child(odd)]:border-r md:[&>li:nth-last-child(2)]:border-b-0 [&>li:last-child]:border-b-0">
        {CHECKS.map(([Icon, title, text]) => (
          <li key={title} className="grid grid-cols-[26px_1fr] gap-x-3 gap-y-1 px-4 py-4 sm:px-6 sm:py-5">
            <Icon className="icon mt-0.5 text-pen" />
            <h3 className="text-base">{title}</h3>
            <p className="col-start-2 text-[0.91rem] text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-4 grid gap-2">
        <Note>
          Court papers are spotted first. If your letter is a lawsuit, we stop and tell you what to do by when.
        </Note>
        <Note icon={<Lock className="icon" />}>
          Only you can see your letter. The pages are deleted from our server within 1 hour.
        </Note>
      </div>
    </Section>
  )
}

const NOT_CLAIMED = [
  ['Success rates', 'Nobody has measured what a dispute letter changes. We show how strong the evidence is instead.'],
  [
    'Money per violation',
    'The law pays up to $1,000 for a whole lawsuit, plus real losses and lawyer’s fees. It does not add up per violation.',
  ],
  ['Being a lawyer', 'This is legal information, not legal advice. Your result links to free legal aid.'],
  ['Being always right', 'A photo can be misread. Each finding says how sure we are and what would change it.'],
] as const

export function NotClaimed() {
  return (
    <section id="honest" aria-labelledby="honest-head" className="scroll-mt-16 border-t border-rule py-12 md:py-24">
      <div className="wrap grid items-start gap-x-24 gap-y-8 md:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="honest-head" className="section-title">
            What we do not claim
          </h2>
          <p className="mt-4 text-ink-soft">
            You will decide better with plain facts than with big promises. So this is what you will not hear from us.
          </p>
        </div>
        <dl className="border-t border-rule">
          {NOT_CLAIMED.map(([term, text]) => (
            <div key={term} className="grid gap-x-6 gap-y-1 border-b border-rule py-4 sm:grid-cols-[11em_1fr]">
              <dt className="font-[650]">{term}</dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
