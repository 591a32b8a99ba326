import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { product } from '#billing/catalogue.ts'
import { FEEDBACK_CALLS } from '#contract/feedback.ts'
import { isoDate } from '#units/iso-date.ts'
import { formatWholeDollars } from '#units/cents.ts'
import { send } from '#web/api.ts'
import { FEEDBACK } from '#web/copy/feedback.ts'
import { PAGE_WORDS } from '#web/copy/front.ts'
import { FrontFrame } from '#web/front/FrontFrame.tsx'
import { PageTop } from '#web/front/PageTop.tsx'
import { Section } from '#web/front/Section.tsx'
import { shortDate, t } from '#web/language.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { buttonClass } from '#web/ui/Button.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'

const queries = new QueryClient()

/** Ideas and problems: what becomes of them, what came of earlier ones, and the form. */
export function FeedbackPage() {
  return (
    <QueryClientProvider client={queries}>
      <FrontFrame title={t(PAGE_WORDS.feedback.title)} path="/feedback">
        <PageTop title={t(FEEDBACK.title)} lead={t(FEEDBACK.lead)} />
        <div className="wrap grid items-start gap-x-16 gap-y-10 pb-14 lg:grid-cols-[7fr_4fr]">
          <FeedbackForm />
          <aside className="rounded-md bg-inset p-5 sm:p-6">
            <h2 className="h-sans">{t(FEEDBACK.promises.title)}</h2>
            <ul className="mt-3 grid gap-2.5">
              {FEEDBACK.promises.list.map(promise => (
                <li key={promise} className="flex gap-2.5">
                  <Check className="icon mt-0.5 text-green" /> {t(promise)}
                </li>
              ))}
            </ul>
          </aside>
        </div>
        <Ideas />
        <Section id="upcoming" title={t(FEEDBACK.upcoming.title)} text={t(FEEDBACK.upcoming.text)}>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            {FEEDBACK.upcoming.list.map(([name, text]) => (
              <li key={name} className="rounded-md border border-dashed border-rule-strong p-5">
                <h3 className="text-base">{t(name)}</h3>
                <p className="mt-1 text-[0.93rem] text-ink-soft">{t(text)}</p>
              </li>
            ))}
          </ul>
        </Section>
        <Lifetime />
      </FrontFrame>
    </QueryClientProvider>
  )
}

/** What was asked for and built. Not there when it does not load, or while there is none. */
function Ideas() {
  const { data } = useQuery({
    queryKey: ['ideas'],
    queryFn: async ({ signal }) => (await send(FEEDBACK_CALLS.implementedIdeas, { signal })).implemented_ideas,
    retry: 1,
  })
  if (!data || data.length === 0) return null
  const { title, planned, implemented, impact } = FEEDBACK.done
  return (
    <Section id="ideas" title={t(title)}>
      <ul className="grid gap-4 md:grid-cols-2">
        {data.map(idea => (
          <li key={idea.id} className="grid content-start gap-2 rounded-md border border-rule bg-sheet p-5 sm:p-6">
            <div className="flex items-start justify-between gap-3">
              <p className="font-serif text-lg">{idea.feedback}</p>
              <Badge look={idea.status === 'implemented' ? 'green' : 'plain'}>
                {idea.status === 'implemented' ? t(implemented) : t(planned)}
              </Badge>
            </div>
            <p className="text-sm text-ink-soft">
              {idea.user_name}, {shortDate(isoDate(idea.date)!)}
            </p>
            {idea.impact_description && (
              <p className="border-t border-rule pt-2 text-[0.95rem]">
                <span className="text-ink-soft">{t(impact)}: </span>
                {idea.impact_description}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Lifetime() {
  const { name, price } = product('lifetime')
  return (
    <section aria-label={t(name)} className="when-sold border-t border-rule py-10">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="text-lg">
          <b className="font-[650]">
            {t(name)}: <span className="figure">{formatWholeDollars(price)}</span>
          </b>{' '}
          <span className="text-ink-soft">{t(FEEDBACK.lifetime.text)}</span>
        </p>
        <a href="/payment?product=lifetime" className={buttonClass()}>
          {t(FEEDBACK.lifetime.action)}
        </a>
      </div>
    </section>
  )
}
