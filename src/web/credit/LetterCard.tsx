import { Download, Languages } from 'lucide-react'
import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { CREDIT_DISPUTE_CALLS } from '#contract/credit-disputes.ts'
import type { CreditLetterReply } from '#contract/credit.ts'
import { sendForFile } from '#web/api.ts'
import { today } from '#web/clock.ts'
import { TwinNotice } from '#web/letters/LetterTwin.tsx'
import { noticeOf } from '#web/letters/twin-letter.ts'
import { useTwin } from '#web/letters/use-twin.ts'
import { Cautions } from '#web/letters/Cautions.tsx'
import { Button } from '#web/ui/Button.tsx'
import { More } from '#web/ui/More.tsx'
import { spoken, t } from '#web/language.tsx'
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
          {whole ? t('Show less') : t('Show the whole letter')}
        </button>
      )}
    </>
  )
}

/** The same letter in Spanish, to read. */
export function LetterInSpanish({ letterId, name }: { readonly letterId: string; readonly name: string }) {
  const [isOpen, setOpen] = useState(spoken() === 'es')
  const twin = useTwin({ id: letterId, locked: false }, isOpen)
  return (
    <div className="mt-3 grid gap-3">
      <div>
        <Button
          variant="quiet"
          icon={<Languages className="icon" />}
          aria-pressed={isOpen}
          busy={isOpen && twin.isFetching}
          onClick={() => setOpen(!isOpen)}
        >
          {t('Read it in Spanish')}
        </Button>
      </div>
      {isOpen && twin.error && <Failed error={twin.error} />}
      {isOpen && twin.data && (
        <>
          <TwinNotice text={twin.data.text} fileTitle={name} onHide={() => setOpen(false)} />
          <div lang="es">
            <LetterText content={twin.data.text.slice(noticeOf(twin.data.text).length).trim()} />
          </div>
        </>
      )}
    </div>
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
    mutationFn: async (format: FileFormat) => {
      const body = { format, ...(ssnLastFour && { ssn_last_four: ssnLastFour }) }
      const blob = await sendForFile(CREDIT_DISPUTE_CALLS.creditLetterFile, { params: { id: letterId }, body })
      saveFile(`${name}-${today()}.${format}`, blob)
    },
  })
  return <FileButtons busy={file.isPending} error={file.error} onChoose={format => file.mutate(format)} />
}

type FileFormat = 'txt' | 'pdf' | 'docx'

interface FileButtonsProps {
  readonly busy: boolean
  readonly error: Error | null
  readonly onChoose: (format: FileFormat) => void
}

/** The forms a letter can be taken in. */
export function FileButtons({ busy, error, onChoose }: FileButtonsProps) {
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button icon={<Download className="icon" />} busy={busy} onClick={() => onChoose('txt')}>
          {t('Download text')}
        </Button>
        <Button busy={busy} onClick={() => onChoose('pdf')}>
          {t('PDF')}
        </Button>
        <Button busy={busy} onClick={() => onChoose('docx')}>
          {t('Word')}
        </Button>
      </div>
      {error && (
        <div className="mt-3">
          <Failed error={error} />
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
      <LetterInSpanish letterId={letter.letter_id} name={name} />
      <Downloads letterId={letter.letter_id} name={name} ssnLastFour={ssnLastFour} />
      <div className="mt-4">
        <Cautions cautions={letter.cautions} />
      </div>
      <More summary={t('How to send it')}>
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
