import type { PlainPhrase } from '#language/phrase.ts'
import { t } from '#web/language.tsx'

interface Way {
  readonly name: PlainPhrase
  readonly where: PlainPhrase
  readonly steps: readonly PlainPhrase[]
}

/** Ways to do one thing in several mail programs, beside each other. */
export function Steps({ list }: { readonly list: readonly Way[] }) {
  return (
    <div className="grid gap-5 md:grid-cols-3">
      {list.map(({ name, where, steps }) => (
        <article key={name} className="rounded-md border border-rule bg-sheet p-5 sm:p-6">
          <h3>{t(name)}</h3>
          <p className="text-sm text-ink-soft">{t(where)}</p>
          <ol className="steps mt-4">
            {steps.map(step => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
        </article>
      ))}
    </div>
  )
}
