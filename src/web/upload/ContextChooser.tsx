import { ChoiceCards } from '#web/ui/ChoiceCards.tsx'
import { Note } from '#web/ui/Note.tsx'
import { useActiveDisputes } from './active-disputes.ts'

interface ContextChooserProps {
  readonly chosen: 'new' | 'response' | undefined
  readonly onChoose: (context: 'new' | 'response') => void
}

/** Asked only of people who have disputes running. */
export function ContextChooser({ chosen, onChoose }: ContextChooserProps) {
  const disputes = useActiveDisputes()
  if (disputes.isError) {
    return (
      <Note>
        Your disputes did not load. You can go on without them.{' '}
        <button type="button" className="underline" onClick={() => void disputes.refetch()}>
          Try again
        </button>
      </Note>
    )
  }
  if (!disputes.data) return null
  return (
    <ChoiceCards
      legend="What are you uploading?"
      chosen={chosen}
      onChoose={onChoose}
      choices={[
        { value: 'new', title: 'New Debt Letter', text: 'A letter about a debt you have not answered yet.' },
        { value: 'response', title: 'Collector Response', text: 'Their answer to a letter you sent.' },
      ]}
    />
  )
}
