import { FileText, FolderOpen, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { OWN_LETTER_EXTENSIONS } from '#reading/accepted-files.ts'
import { Button } from '#web/ui/Button.tsx'
import { t } from '#web/language.tsx'
import { Field } from '#web/ui/Field.tsx'
import type { OwnLetter } from './own-letter-draft.ts'

/** Step 2 of the enhance flow: the reply the person wrote, as words or as a file. */
export function OwnLetterStep({ letter, error }: { readonly letter: OwnLetter; readonly error: string | undefined }) {
  const picker = useRef<HTMLInputElement>(null)
  const [fileError, setFileError] = useState<string>()
  return (
    <section aria-labelledby="own-head">
      <h2 id="own-head" className="h-sans">
        {t('Step 2: Your response letter')}
      </h2>
      <p className="mt-1 mb-4 text-note text-ink-soft">
        {t('Type or paste what you wrote, or add it as a file. It does not have to be finished.')}
      </p>
      <Field label={t('Your letter to the collector')} error={error}>
        {control => (
          <textarea
            {...control}
            className="input min-h-52"
            value={letter.text}
            maxLength={100_000}
            placeholder={t('To whom it may concern: …')}
            onChange={event => letter.write(event.target.value)}
          />
        )}
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button icon={<FolderOpen className="icon" />} onClick={() => picker.current?.click()}>
          {t('Add it as a file')}
        </Button>
        <span className="text-sm text-ink-soft">{t('PDF, DOC, DOCX or TXT')}</span>
        <input
          ref={picker}
          type="file"
          accept={OWN_LETTER_EXTENSIONS.join(',')}
          className="sr-only"
          tabIndex={-1}
          aria-label={t('Choose your response letter')}
          onChange={event => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) void letter.take(file).then(setFileError)
          }}
        />
      </div>
      {fileError && (
        <p role="alert" className="mt-2 text-[0.9rem] font-[550] text-red">
          {fileError}
        </p>
      )}
      {letter.file && (
        <p className="mt-3 flex flex-wrap items-center gap-3 rounded-md border border-rule bg-sheet px-4 py-1.5">
          <FileText className="icon" />
          <span className="min-w-0 break-all">{letter.file.name}</span>
          {letter.text.trim() && (
            <span className="text-sm text-ink-soft">{t('The text in the box is used instead.')}</span>
          )}
          <button type="button" className="linkbtn ml-auto" onClick={letter.removeFile}>
            <Trash2 className="icon" /> {t('Remove file')}
          </button>
        </p>
      )}
    </section>
  )
}
