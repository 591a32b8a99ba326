import { Download } from 'lucide-react'
import { Fragment } from 'react'
import type { LetterTwinReply } from '#contract/letters.ts'
import type { PlainPhrase } from '#language/phrase.ts'
import { isOwnSentence, type Letter, type LetterBlock, lineKey, type Run, textOf } from '#letters/letter.ts'
import type { Twin } from '#letters/twin.ts'
import { spoken, t } from '#web/language.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { fileName } from './download-letter.ts'
import type { LetterDraft } from './draft.ts'
import type { StoredLetter } from './stored-letter.ts'
import { noticeOf, spanishOf, spanishText } from './twin-letter.ts'

/** Says what a twin is for, in Spanish and in the language of the page. */
export function TwinNotice({
  text,
  fileTitle,
  onHide,
}: {
  readonly text: string
  readonly fileTitle: string
  readonly onHide: () => void
}) {
  return (
    <Alert tone="pen" title={t('For reading only: the letter that is sent is the English one.')}>
      {spoken() !== 'es' && <p lang="es">{noticeOf(text)}</p>}
      <p>
        {t('Fill in and change the English letter: the Spanish follows it. Your own words stay as you write them.')}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={onHide}>{t('Back to the English letter')}</Button>
        <Button
          icon={<Download className="icon" />}
          onClick={() => saveFile(`${fileName(fileTitle)}-espanol.txt`, new Blob([text], { type: TEXT }))}
        >
          {t('Save the Spanish as text')}
        </Button>
      </div>
    </Alert>
  )
}

const TEXT = 'text/plain;charset=utf-8'

/** The notice of a letter in the editor, with the Spanish as it stands there. */
export function DraftTwinNotice({
  letter,
  twin,
  onHide,
}: {
  readonly letter: StoredLetter
  readonly twin: LetterTwinReply
  readonly onHide: () => void
}) {
  const text = spanishText(letter.document, letter.draft, twin.sentences as Twin, noticeOf(twin.text))
  return <TwinNotice text={text} fileTitle={letter.title} onHide={onHide} />
}

/** Each block of a letter in Spanish, to stand beside its English. */
export function twinBlocks(document: Letter, draft: LetterDraft, twin: Twin): (index: number) => React.ReactNode {
  const spanish = spanishOf(document, draft, twin)
  const place = (key: string, runs: readonly Run[]) =>
    draft.removed.includes(key) ? null : <TwinPlace key={key} runs={runs} remark={remarkOn(key, runs, draft, twin)} />
  return index => <TwinBlock block={spanish.blocks[index]!} index={index} place={place} />
}

interface TwinBlockProps {
  readonly block: LetterBlock
  readonly index: number
  readonly place: (key: string, runs: readonly Run[]) => React.ReactNode
}

function TwinBlock({ block, index, place }: TwinBlockProps) {
  if (block.kind === 'paragraph') return <p>{block.sentences.map(({ id, runs }) => place(id, runs))}</p>
  if (block.kind === 'list') {
    const items = block.items
      .map(({ id, runs }) => ({ id, words: place(id, runs) }))
      .filter(({ words }) => words !== null)
    return (
      <ol>
        {items.map(({ id, words }) => (
          <li key={id}>{words}</li>
        ))}
      </ol>
    )
  }
  return (
    <p className={block.kind}>
      {block.lines.map((runs, line) => (
        <Fragment key={line}>
          {line > 0 && <br />}
          {place(lineKey(index, line), runs)}
        </Fragment>
      ))}
    </p>
  )
}

function TwinPlace({ runs, remark }: { readonly runs: readonly Run[]; readonly remark: PlainPhrase | undefined }) {
  return (
    <>
      <span {...(remark && { lang: 'en' })}>{textOf(runs)}</span>
      {remark && <span className="font-sans text-[0.86rem] text-ink-soft"> ({t(remark)})</span>}{' '}
    </>
  )
}

/** Nothing is said of lines without words of ours, such as a name. */
function remarkOn(key: string, runs: readonly Run[], draft: LetterDraft, twin: Twin): PlainPhrase | undefined {
  if (draft.words[key] !== undefined || isOwnSentence(key)) return 'as you wrote it'
  return twin[key] === undefined && runs.some(run => typeof run === 'string') ? 'in English, as it is sent' : undefined
}
