import { type ReactNode, useId } from 'react'

interface Choice<T extends string> {
  readonly value: T
  readonly title: string
  readonly text: string
  readonly badge?: ReactNode
}

interface ChoiceCardsProps<T extends string> {
  readonly legend: string
  readonly choices: readonly Choice<T>[]
  readonly chosen: T | undefined
  readonly onChoose: (value: T) => void
}

const CARD =
  'relative grid content-start grid-cols-[24px_1fr] gap-x-3 gap-y-0.5 rounded-md border-[1.5px] border-rule-strong bg-sheet px-5 py-4 has-checked:border-pen has-checked:bg-pen-wash has-checked:shadow-[inset_0_0_0_1px_var(--pen)]'

/** One choice of a few, each told in a sentence. */
export function ChoiceCards<T extends string>({ legend, choices, chosen, onChoose }: ChoiceCardsProps<T>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="h-sans mb-4">{legend}</legend>
      <div className="grid gap-3 md:grid-cols-2">
        {choices.map(choice => (
          <label key={choice.value} className={CARD}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              className="dotradio row-span-3 mt-px"
              checked={choice.value === chosen}
              onChange={() => onChoose(choice.value)}
              aria-describedby={`${name}-${choice.value}`}
              aria-label={choice.title}
            />
            <b className="font-[650]">{choice.title}</b>
            <p id={`${name}-${choice.value}`} className="text-note leading-snug text-ink-soft">
              {choice.text}
            </p>
            {choice.badge && <span className="mt-2 justify-self-start">{choice.badge}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
