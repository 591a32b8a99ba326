import { useState } from 'react'
import { OWN_LETTER_EXTENSIONS, refuseOwnLetterFile } from '#reading/accepted-files.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { t } from '#web/language.tsx'
import { read, write } from '#web/saved.ts'

// A file cannot be kept over a reload; words can, and are.
let keptFile: File | undefined

/** The person's own reply: words in a box, or a file read on the server. A text file's words go into the box. */
export function useOwnLetter() {
  const [text, setText] = useState(() => read('session', 'writeback.responseText') ?? '')
  const [file, setFile] = useState(keptFile)
  const setWords = (words: string) => {
    setText(words)
    write('session', 'writeback.responseText', words || undefined)
  }
  const keep = (next: File | undefined) => {
    keptFile = next
    setFile(next)
  }
  return {
    text,
    file,
    given: text.trim() !== '' || file !== undefined,
    write: setWords,
    removeFile: () => keep(undefined),
    /** What is wrong with the file, or undefined when it was taken. */
    take: async (next: File): Promise<string | undefined> => {
      const refusal = refuseOwnLetterFile(next)
      if (refusal === 'too-large') return MESSAGES.tooLarge
      if (refusal) return t('Please choose one of these: {endings}', { endings: OWN_LETTER_EXTENSIONS.join(', ') })
      if (next.name.toLowerCase().endsWith('.txt')) setWords(await next.text())
      else keep(next)
      return undefined
    },
  }
}

export type OwnLetter = ReturnType<typeof useOwnLetter>
