import mammoth from 'mammoth'
import WordExtractor from 'word-extractor'
import { FileRefused } from '#reading/file-refused.ts'

/** The text of the person's own letter, a line a paragraph.
 *  @throws FileRefused when the file is damaged */
export async function textOfDocument(bytes: Uint8Array, type: 'docx' | 'doc' | 'txt'): Promise<string> {
  try {
    switch (type) {
      case 'docx':
        return (await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value.replace(/\n{2,}/g, '\n')
      case 'doc':
        return (await new WordExtractor().extract(Buffer.from(bytes))).getBody()
      case 'txt':
        return decoded(bytes)
    }
  } catch {
    throw new FileRefused('damaged')
  }
}

/** Text as UTF-8, as UTF-16 when it says so, and else as the Western alphabet of older Windows programs. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
