import type { ReactNode } from 'react'
import type { AnalysisReply } from '#contract/analyses.ts'
import { ILLUSTRATIVE } from '#web/copy/claims.ts'
import { Card } from '#web/ui/Card.tsx'
import { Term } from '#web/help/Term.tsx'
import { t, Words } from '#web/language.tsx'
import { More } from '#web/ui/More.tsx'

interface PlaybookProps {
  readonly analysis: AnalysisReply
  /** The button that writes the validation request. */
  readonly action: ReactNode
}

/** What to do when no check found a problem: the choices from here, in the order that keeps the others open. */
export function Playbook({ analysis, action }: PlaybookProps) {
  const old = analysis.time_limit.verdict
  const mayBeOld = old === 'likely_time_barred' || old === 'depends' || old === 'unknown'
  return (
    <section aria-labelledby="playbook" className="mt-12">
      <h2 id="playbook" className="text-3xl">
        {t('Your choices, from here')}
      </h2>
      <p className="mt-2 mb-5 text-ink-soft">{t('Start with the first. It keeps the others open.')}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Choice title={t('1. Ask for proof (validation request)')} inked>
          <p>{t('In time, it stops collection until they send proof. It costs a stamp.')}</p>
          <Figure value={ILLUSTRATIVE.validationSuccess} of={t('success')} />
          <div className="mt-4">{action}</div>
        </Choice>
        <Choice title={t('2. Check the age of the debt')}>
          <p>
            {old === 'likely_time_barred'
              ? t(
                  'This debt looks too old for court. Do not pay, promise or sign anything before you have read the time limit.',
                )
              : t(
                  'Every state has a statute of limitations. Find the date of your last payment in your bank records before you pay or promise anything.',
                )}
          </p>
          <p className="mt-3">
            <a href="#time-limit">{t('See the time limit')}</a>
          </p>
        </Choice>
        <Choice title={t('3. Settle for less')}>
          <p>
            {mayBeOld
              ? t('Not before the age of the debt is clear: an offer can restart the clock.')
              : t(
                  'If the debt is yours and in time. Get the offer in writing before you pay. Forgiven debt can count as income.',
                )}
          </p>
          <Figure value={ILLUSTRATIVE.settlementSavings} of={t('saved')} />
        </Choice>
        <Choice title={t('4. Pay over time')}>
          <p>
            {mayBeOld
              ? t('Not before the age of the debt is clear: one payment can restart the clock.')
              : t('Offer only what you can keep up. Never give access to your bank account.')}
          </p>
          <Figure value={ILLUSTRATIVE.paymentPlanSuccess} of={t('success')} />
        </Choice>
        <Choice title={t('5. If it gets worse')}>
          <p>{t('Each case has an answer.')}</p>
          <More summary={t('Worst cases')}>
            <ul className="grid gap-2 text-note">
              <li>
                <Words
                  of="<0>They sue.</0> Answer the court in time, always. Free legal aid can help."
                  parts={[<b className="font-[650]" />]}
                />
              </li>
              <li>
                <Words
                  of="<0>They win a</0> <1>judgment</1>. Then wages or a bank account can be taken. Social Security and other benefits have strong protection."
                  parts={[<b className="font-[650]" />, <Term meaning="judgment" />]}
                />
              </li>
              <li>
                <Words
                  of="<0>They report it.</0> You can dispute the entry with each credit bureau for free."
                  parts={[<b className="font-[650]" />]}
                />
              </li>
              <li>
                <Words
                  of="<0>They sell it.</0> The new owner must send its own notice. You can dispute again."
                  parts={[<b className="font-[650]" />]}
                />
              </li>
            </ul>
          </More>
        </Choice>
        <Card look="flat">
          <h3>{t('When to do what')}</h3>
          <dl className="mt-2 text-[0.94rem]">
            <When term={t('First 30 days')} text={t('Dispute in writing and ask for proof')} />
            <When
              term={t('30 to 60 days')}
              text={t('Look at their answer. If you disputed in time, they may not collect until they send proof')}
            />
            <When term={t('As needed')} text={t('Settle, plan payments, or call a lawyer')} />
          </dl>
        </Card>
      </div>
    </section>
  )
}

function Choice({
  title,
  inked = false,
  children,
}: {
  readonly title: string
  readonly inked?: boolean
  readonly children: ReactNode
}) {
  return (
    <Card look={inked ? 'inked' : 'plain'} className="h-full">
      <h3>{title}</h3>
      <div className="mt-2 text-ink-soft">{children}</div>
    </Card>
  )
}

function Figure({ value, of }: { readonly value: string; readonly of: string }) {
  return (
    <p className="mt-3 text-sm">
      <b className="figure text-lg text-ink">{value}</b> {of} <i>({t(ILLUSTRATIVE.label)})</i>
    </p>
  )
}

function When({ term, text }: { readonly term: string; readonly text: string }) {
  return (
    <div className="flex justify-between gap-4 border-b border-rule py-2 last:border-0">
      <dt className="whitespace-nowrap text-ink-soft">{term}</dt>
      <dd className="text-right font-semibold">{text}</dd>
    </div>
  )
}
