import { ChevronDown } from 'lucide-react'
import { answerOf, FAQ, QUESTIONS } from '#web/copy/faq.ts'
import { FRONT, PAGE_WORDS } from '#web/copy/front.ts'
import { FrontFrame } from '#web/front/FrontFrame.tsx'
import { PageTop } from '#web/front/PageTop.tsx'
import { StartFree } from '#web/front/StartFree.tsx'
import { t } from '#web/language.tsx'

/** Questions people ask, each answered in a few sentences. */
export function FaqPage() {
  return (
    <FrontFrame title={t(PAGE_WORDS.faq.title)} path="/faq">
      <PageTop title={t(FAQ.title)} lead={t(FAQ.lead)} />
      <div className="wrap grid items-start gap-x-16 gap-y-10 pb-14 lg:grid-cols-[7fr_4fr]">
        <div className="grid gap-10">
          {QUESTIONS.map((group, index) => (
            <section key={group.title} aria-label={t(group.title)}>
              <h2 className="text-xl">{t(group.title)}</h2>
              <ul className="mt-3 border-t border-rule">
                {group.questions.map(({ id, question, answer, link, isAboutBuying }, at) => (
                  <li key={id} id={id} className={`border-b border-rule ${isAboutBuying ? 'when-sold' : ''}`}>
                    <details open={index === 0 && at === 0}>
                      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-[650] hover:text-pen">
                        {t(question)} <ChevronDown className="icon chevron" />
                      </summary>
                      <div className="grid max-w-[64ch] gap-2 pb-5 text-ink-soft">
                        {answerOf({ answer }).map(paragraph => (
                          <p key={paragraph}>{paragraph}</p>
                        ))}
                        {link && (
                          <a href={link.href} className="inline-flex min-h-11 items-center justify-self-start">
                            {t(link.label)}
                          </a>
                        )}
                      </div>
                    </details>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <aside className="grid gap-3 rounded-md border-[1.5px] border-ink bg-sheet p-5 sm:p-6 lg:sticky lg:top-24">
          <h2 className="h-sans">{t(FAQ.action.title)}</h2>
          <p className="text-ink-soft">{t(FAQ.action.text)}</p>
          <StartFree label={t(FRONT.startLong)} />
          <p className="mt-3 text-sm text-ink-soft">
            {t(FAQ.still.before)} <a href="/feedback">{t(FAQ.still.link)}</a>
          </p>
        </aside>
      </div>
    </FrontFrame>
  )
}
