import { LETTER_CHOICES, type LetterChoice } from '#billing/aliases.ts'
import { PRE_WRITTEN_LETTERS } from '#billing/pre-written.ts'
import { t } from '#web/language.tsx'
import { ChoiceCards } from '#web/ui/ChoiceCards.tsx'

interface LetterChoicesProps {
  readonly chosen: LetterChoice
  readonly onChoose: (choice: LetterChoice) => void
}

/** Which of the pre-written letters is bought. */
export function LetterChoices({ chosen, onChoose }: LetterChoicesProps) {
  const choices = LETTER_CHOICES.map(value => {
    const { name, text } = PRE_WRITTEN_LETTERS[value]
    return { value, title: t(name), text: t(text) }
  })
  return (
    <div className="mt-8">
      <ChoiceCards legend={t('Which letter?')} choices={choices} chosen={chosen} onChoose={onChoose} />
    </div>
  )
}
