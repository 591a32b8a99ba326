import type { DisputeReply } from '#contract/disputes.ts'
import { isoDate } from '#units/iso-date.ts'
import { ChoiceCards } from '#web/ui/ChoiceCards.tsx'
import { Field } from '#web/ui/Field.tsx'
import { shortDate, t } from '#web/language.tsx'
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
        {t('Your disputes did not load. You can go on without them.')}{' '}
        <button type="button" className="underline" onClick={() => void refetch()}>
          {t('Try again')}
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
        legend={t('What are you uploading?')}
        chosen={chosen.context}
        onChoose={context => onChoose({ context, disputeId: context === 'response' ? only : undefined })}
        choices={[
          { value: 'new', title: t('New Debt Letter'), text: t('A letter about a debt you have not answered yet.') },
          { value: 'response', title: t('Collector Response'), text: t('Their answer to a letter you sent.') },
        ]}
      />
      {chosen.context === 'response' && (
        <Field
          label={t('Which of your letters does it answer?')}
          hint={t('We compare the two, and file the answer where it belongs.')}
        >
          {control => (
            <select
              {...control}
              className="input max-w-120"
              value={chosen.disputeId ?? ''}
              onChange={event => onChoose({ ...chosen, disputeId: event.target.value || undefined })}
            >
              <option value="">{t('None of these')}</option>
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
  const collector = collector_name ?? t('Collector not named')
  const date = shortDate(isoDate(last_date)!)
  if (account_number === null) return `${collector}, ${date}`
  return t('{collector}, account …{account}, {date}', { collector, account: account_number, date })
}
