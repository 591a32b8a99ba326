import type { DisputeReply } from '#contract/disputes.ts'
import { isoDate, shortDate } from '#units/iso-date.ts'
import { ChoiceCards } from '#web/ui/ChoiceCards.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Note } from '#web/ui/Note.tsx'
import { useActiveDisputes } from './active-disputes.ts'

export interface UploadContext {
  /** Undefined until the person says. */
  readonly context: 'new' | 'response' | undefined
  /** The dispute a response answers; undefined when it answers none of those that run. */
  readonly disputeId: string | undefined
}

interface ContextChooserProps {
  readonly chosen: UploadContext
  readonly onChoose: (chosen: UploadContext) => void
}

/** Asked only of people who have disputes running: what the paper is and, of an answer, which letter it answers. */
export function ContextChooser({ chosen, onChoose }: ContextChooserProps) {
  const { data: disputes, isError, refetch } = useActiveDisputes()
  if (isError) {
    return (
      <Note>
        Your disputes did not load. You can go on without them.{' '}
        <button type="button" className="underline" onClick={() => void refetch()}>
          Try again
        </button>
      </Note>
    )
  }
  const [first, ...others] = disputes ?? []
  if (!first) return null
  const only = others.length === 0 ? first.dispute_id : undefined
  return (
    <div className="grid gap-5">
      <ChoiceCards
        legend="What are you uploading?"
        chosen={chosen.context}
        onChoose={context => onChoose({ context, disputeId: context === 'response' ? only : undefined })}
        choices={[
          { value: 'new', title: 'New Debt Letter', text: 'A letter about a debt you have not answered yet.' },
          { value: 'response', title: 'Collector Response', text: 'Their answer to a letter you sent.' },
        ]}
      />
      {chosen.context === 'response' && (
        <Field
          label="Which of your letters does it answer?"
          hint="We compare the two, and file the answer where it belongs."
        >
          {control => (
            <select
              {...control}
              className="input max-w-120"
              value={chosen.disputeId ?? ''}
              onChange={event => onChoose({ ...chosen, disputeId: event.target.value || undefined })}
            >
              <option value="">None of these</option>
              {[first, ...others].map(dispute => (
                <option key={dispute.dispute_id} value={dispute.dispute_id}>
                  {nameOf(dispute)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </div>
  )
}

/** Enough to tell two letters to one collector apart. */
function nameOf({ collector_name, account_number, timeline_summary: { last_date } }: DisputeReply) {
  const account = account_number === null ? '' : `, account …${account_number}`
  return `${collector_name ?? 'Collector not named'}${account}, ${shortDate(isoDate(last_date)!)}`
}
