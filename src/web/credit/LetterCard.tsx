import { Download } from 'lucide-react'
import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { CREDIT_DISPUTE_CALLS } from '#contract/credit-disputes.ts'
import type { CreditLetterReply } from '#contract/credit.ts'
import { sendForFile } from '#web/api.ts'
import { today } from '#web/clock.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { More } from '#web/ui/More.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { Failed } from './Failed.tsx'

const PREVIEW_CHARACTERS = 500

interface LetterTextProps {
  readonly content: string
}

/** The first 500 characters, and the rest on request. */
export function LetterText({ content }: LetterTextProps) {
  const [whole, setWhole] = useState(false)
  const isLong = content.length > PREVIEW_CHARACTERS
  return (
    <>
      <div className="mt-3 rounded-md border border-rule bg-paper p-4 font-serif text-[0.97rem] break-words whitespace-pre-line">
        {whole || !isLong ? content : `${content.slice(0, PREVIEW_CHARACTERS)}…`}
      </div>
      {isLong && (
        <button type="button" className="linkbtn" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'Show less' : 'Show the whole letter'}
        </button>
      )}
    </>
  )
}

interface DownloadsProps {
  readonly letterId: string
  /** The start of the file's name: the bureau. */
  readonly name: string
  readonly ssnLastFour: string
}

/** The letter as text, PDF or Word. The digits go into the file and are kept nowhere. */
export function Downloads({ letterId, name, ssnLastFour }: DownloadsProps) {
  const file = useMutation({
    mutationFn: async (format: 'txt' | 'pdf' | 'docx') => {
      const body = { format, ...(ssnLastFour && { ssn_last_four: ssnLastFour }) }
      const blob = await sendForFile(CREDIT_DISPUTE_CALLS.creditLetterFile, { params: { id: letterId }, body })
      saveFile(`${name}-${today()}.${format}`, blob)
    },
  })
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button icon={<Download className="icon" />} busy={file.isPending} onClick={() => file.mutate('txt')}>
          Download text
        </Button>
        <Button busy={file.isPending} onClick={() => file.mutate('pdf')}>
          PDF
        </Button>
        <Button busy={file.isPending} onClick={() => file.mutate('docx')}>
          Word
        </Button>
      </div>
      {file.error && (
        <div className="mt-3">
          <Failed error={file.error} />
        </div>
      )}
    </>
  )
}

/** A letter that was written: what it says, what to know, how to send it. */
export function LetterCard({
  letter,
  name,
  ssnLastFour = '',
}: {
  readonly letter: CreditLetterReply
  readonly name: string
  readonly ssnLastFour?: string
}) {
  return (
    <section className="rounded-md border border-rule bg-sheet p-4 sm:p-5" aria-label={letter.title}>
      <h2 className="h-sans">{letter.title}</h2>
      <p className="mt-1 text-sm whitespace-pre-line text-ink-soft">{letter.bureau_address}</p>
      <LetterText content={letter.content} />
      <Downloads letterId={letter.letter_id} name={name} ssnLastFour={ssnLastFour} />
      <div className="mt-4">
        <Alert tone="amber" title="Before you send it">
          <ul className="grid gap-1">
            {letter.cautions.map(caution => (
              <li key={caution}>{caution}</li>
            ))}
          </ul>
        </Alert>
      </div>
      <More summary="How to send it">
        <ol className="grid list-decimal gap-2 pl-5">
          {letter.mailing.map(({ id, text, why }) => (
            <li key={id}>
              {text} <span className="text-ink-soft">{why}</span>
            </li>
          ))}
        </ol>
      </More>
    </section>
  )
}
