import { spawn, spawnSync } from 'node:child_process'
import type { Language, ReadSheet } from '#reading/ocr/engines.ts'
import { asPgm, wordsOfTsv } from '#reading/ocr/tesseract-formats.ts'

const TIME_LIMIT_MS = 30_000
const PROGRAM = 'tesseract'

/** The languages the machine's own Tesseract knows; none when it is not installed. */
export function installedLanguages(): ReadonlySet<Language> {
  const listed = spawnSync(PROGRAM, ['--list-langs'], { encoding: 'utf8', timeout: 5000 })
  const names = new Set((listed.stdout ?? '').split('\n').map(line => line.trim()))
  return new Set((['eng', 'spa'] as const).filter(language => names.has(language)))
}

// One uniform block of text (6), the LSTM reader (1); white print was turned round before.
const SETTINGS = ['--oem', '1', '--psm', '6', '--dpi', '300', '-c', 'tessedit_do_invert=0', 'tsv']

/** The machine's own Tesseract: one short process a sheet, which sees only our sheet and never a person's file. */
export const readWithTesseract: ReadSheet = (sheet, language) =>
  new Promise((resolve, reject) => {
    const child = spawn(PROGRAM, ['stdin', 'stdout', '-l', language, ...SETTINGS], {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
      timeout: TIME_LIMIT_MS,
      killSignal: 'SIGKILL',
    })
    let tsv = ''
    child.stdout.setEncoding('utf8').on('data', (part: string) => (tsv += part))
    child.on('error', reject)
    child.on('close', code => {
      if (code === 0) resolve(wordsOfTsv(tsv))
      else reject(new Error(`tesseract ended with ${code ?? 'a signal'}`))
    })
    child.stdin.on('error', reject)
    child.stdin.end(asPgm(sheet))
  })
