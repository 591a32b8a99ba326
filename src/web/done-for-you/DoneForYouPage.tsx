import { Check, Minus } from 'lucide-react'
import { useState } from 'react'
import { DONE_FOR_YOU_TIERS } from '#billing/done-for-you.ts'
import { formatWholeDollars } from '#units/cents.ts'
import { DONE_FOR_YOU as words } from '#web/copy/done-for-you.ts'
import { PAGE_WORDS } from '#web/copy/front.ts'
import { FrontFrame } from '#web/front/FrontFrame.tsx'
import { PageTop } from '#web/front/PageTop.tsx'
import { Section } from '#web/front/Section.tsx'
import { StartFree } from '#web/front/StartFree.tsx'
import { t } from '#web/language.tsx'
import { Button } from '#web/ui/Button.tsx'
import { AuthorizeDialog } from './AuthorizeDialog.tsx'

/** What the done-for-you service is, beside doing it oneself, and the way to order it. */
export function DoneForYouPage() {
  const [opened, setOpened] = useState(false)
  const start = (
    <Button variant="primary" size="large" onClick={() => setOpened(true)}>
      {t(words.start)}
    </Button>
  )
  return (
    <FrontFrame title={t(PAGE_WORDS.doneForYou.title)} path="/dfy">
      <div className="when-sold">
        <PageTop title={t(words.title)} lead={t(words.lead)}>
          {start}
        </PageTop>
        <Section id="facts" title={t(words.facts.title)}>
          <dl className="grid gap-x-10 gap-y-7 md:grid-cols-3">
            {words.facts.list.map(({ figure, text }) => (
              <div key={figure} className="grid content-start gap-1.5 border-t-[1.5px] border-ink pt-3">
                <dt className="figure text-3xl leading-none">{t(figure)}</dt>
                <dd className="text-ink-soft">{t(text)}</dd>
              </div>
            ))}
          </dl>
        </Section>
        <Section id="compare" title={t(words.compare.title)}>
          <Comparison />
          <p className="mt-4 max-w-[66ch] text-sm text-ink-soft">{t(words.compare.two)}</p>
        </Section>
        <Section id="cost" title={t(words.prices.title)}>
          <div className="grid items-start gap-x-16 gap-y-10 md:grid-cols-2">
            <div>
              <dl className="grid">
                {DONE_FOR_YOU_TIERS.map(({ from, to, price }) => (
                  <div key={from} className="flex items-baseline justify-between border-t border-rule py-3">
                    <dt>{t(words.prices.letters, { from, to })}</dt>
                    <dd className="figure text-xl">{formatWholeDollars(price)}</dd>
                  </div>
                ))}
              </dl>
              <p className="mt-2 mb-6 text-sm text-ink-soft">{t(words.prices.one)}</p>
              {start}
            </div>
            <div>
              <h3>{t(words.limits.title)}</h3>
              <ul className="mt-3 grid gap-2.5">
                {words.limits.list.map(limit => (
                  <li key={limit} className="flex gap-2.5">
                    <Minus className="icon mt-0.5 text-ink-soft" /> {t(limit)}
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </Section>
        <AuthorizeDialog open={opened} onClose={() => setOpened(false)} />
      </div>
      <div className="when-free">
        <PageTop title={t(words.notSold.title)} lead={t(words.notSold.text)}>
          <StartFree />
        </PageTop>
      </div>
    </FrontFrame>
  )
}

function Comparison() {
  const [, diy, vip] = words.compare.head
  return (
    <div
      className="overflow-x-auto rounded-md border border-rule bg-sheet"
      role="group"
      aria-labelledby="compare-head"
      tabIndex={0}
    >
      <table className="w-full text-left text-[0.97rem]">
        <thead>
          <tr>
            <td />
            <th scope="col" className="px-4 py-3 font-[650]">
              {t(diy)}
            </th>
            <th scope="col" className="px-4 py-3 font-[650]">
              {t(vip)}
            </th>
          </tr>
        </thead>
        <tbody>
          {words.compare.rows.map(([what, byOneself, byUs]) => (
            <tr key={what} className="border-t border-rule align-top">
              <th scope="row" className="min-w-40 px-4 py-3 font-normal">
                {t(what)}
              </th>
              <td className="px-4 py-3 text-ink-soft">{t(byOneself)}</td>
              <td className="px-4 py-3">
                <Check className="icon text-green" /> {t(byUs)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
