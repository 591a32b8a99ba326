import { ExternalLink, RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { product } from '#billing/catalogue.ts'
import { isCitation, lawLink, says } from '#law/citations.ts'
import type { QuizResult } from '#quiz/analyze-quiz.ts'
import type { SituationId } from '#quiz/situations.ts'
import { dollars, formatWholeDollars } from '#units/cents.ts'
import { QUIZ, RECOMMENDED, SITUATION_WORDS } from '#web/copy/quiz.ts'
import { said, t } from '#web/language.tsx'
import { Button, buttonClass } from '#web/ui/Button.tsx'
import { More } from '#web/ui/More.tsx'

interface QuizResultProps {
  readonly chosen: readonly SituationId[]
  readonly result: QuizResult
  readonly onReset: () => void
}

/** What the chosen situations come to: what to do first, the rules with their own words, and one next step. */
export function QuizResultView({ chosen, result, onReset }: QuizResultProps) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const recommended = RECOMMENDED[result.recommendation]
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[7fr_5fr]">
      <div className="grid gap-6 rounded-md border border-rule bg-sheet p-5 sm:p-7">
        <h3 ref={head} tabIndex={-1} className="text-xl outline-none">
          {t(QUIZ.result)}
        </h3>
        <div>
          <h4 className="font-[650]">{t(QUIZ.first)}</h4>
          <ul className="mt-2 grid gap-3">
            {chosen.map(id => (
              <li key={id} className="border-t border-rule pt-3">
                <b className="block font-[650]">{t(SITUATION_WORDS[id].text)}</b>
                <span className="text-ink-soft">{t(SITUATION_WORDS[id].first)}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h4 className="font-[650]">{t(QUIZ.laws)}</h4>
          <p className="text-sm text-ink-soft">{t(QUIZ.lawsText)}</p>
          <ul className="mt-2 grid gap-3">
            {result.violations.filter(isCitation).map(citation => (
              <li key={citation} className="border-t border-rule pt-3">
                <a href={lawLink(citation)} className="inline-flex min-h-6 items-center gap-1 font-[650]">
                  {citation} <ExternalLink className="icon" />
                </a>
                <span className="block text-ink-soft">{said(says(citation))}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="grid gap-5">
        <div className="grid gap-3 rounded-md border-[1.5px] border-ink bg-sheet p-5 sm:p-6">
          <p className="text-sm text-ink-soft">{t(QUIZ.next)}</p>
          <h4 className="h-sans">{t(recommended.title)}</h4>
          <p className="text-ink-soft">{t(recommended.text)}</p>
          <a
            href={result.recommendation === 'credit' ? '/credit-disputes' : '/upload'}
            className={buttonClass({ variant: 'primary' })}
          >
            {t(recommended.action)}
          </a>
          {result.showsBundle && <BundleTier />}
        </div>
        <div className="grid gap-3 rounded-md bg-inset p-5 sm:p-6">
          <p>
            <b className="figure text-3xl">{result.strength}%</b>
            <span className="block text-sm text-ink-soft">{t(QUIZ.strength)}</span>
          </p>
          <More summary={t(QUIZ.howCounted)}>
            <p className="text-sm">
              {t(QUIZ.counted, { best: result.best, bonus: result.bonus, strength: result.strength })}
            </p>
          </More>
          <p className="border-t border-rule pt-3">
            <b className="figure text-xl">{formatWholeDollars(dollars(result.value))}</b>
            <span className="block text-sm text-ink-soft">{t(QUIZ.estimate)}</span>
          </p>
          <p className="text-sm text-ink-soft">{t(QUIZ.estimateText)}</p>
        </div>
        <div>
          <Button icon={<RotateCcw className="icon" />} onClick={onReset}>
            {t(QUIZ.reset)}
          </Button>
        </div>
      </div>
    </div>
  )
}

function BundleTier() {
  const { name, price, description } = product('bundle')
  return (
    <a
      href="/payment?product=bundle"
      className={`${buttonClass({ block: true })} when-sold !justify-between !text-left`}
      aria-label={`${t(name)}, ${formatWholeDollars(price)}. ${t(description)}`}
    >
      <span>{t(name)}</span> <span className="figure text-lg">{formatWholeDollars(price)}</span>
    </a>
  )
}
