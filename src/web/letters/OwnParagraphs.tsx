import { Plus, Trash2 } from 'lucide-react'
import { t } from '#web/language.tsx'
import { Button } from '#web/ui/Button.tsx'
import { type Change, holdsSocialSecurityNumber, type LetterDraft } from './draft.ts'

/** Paragraphs a person adds in their own words, before the closing. */
export function OwnParagraphs({
  draft,
  change,
}: {
  readonly draft: LetterDraft
  readonly change: (change: Change) => void
}) {
  return (
    <div className="grid gap-4">
      {draft.added.map((text, index) => (
        <div key={index}>
          <textarea
            className="blank !block w-full !py-2"
            aria-label={t('Your own paragraph {number}', { number: index + 1 })}
            placeholder={t('Your own words. Keep them true, and do not write that you owe the debt or will pay.')}
            rows={Math.max(2, Math.ceil(text.length / 60))}
            value={text}
            onChange={event => change({ kind: 'added-words', index, text: event.target.value })}
          />
          {holdsSocialSecurityNumber(text) && (
            <p className="not-printed font-sans text-sm text-red">
              {t('This looks like a Social Security number. Leave it out.')}
            </p>
          )}
          <button
            type="button"
            className="not-printed linkbtn font-sans text-sm"
            onClick={() => change({ kind: 'remove-added', index })}
          >
            <Trash2 className="icon" /> {t('Remove this paragraph')}
          </button>
        </div>
      ))}
      <div className="not-printed font-sans">
        <Button variant="quiet" icon={<Plus className="icon" />} onClick={() => change({ kind: 'add' })}>
          {t('Add your own words')}
        </Button>
      </div>
    </div>
  )
}
