import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'yaml'

export interface Score {
  /** Characters wrong, missing or too many, of how many. */
  readonly errors: number
  readonly characters: number
  /** Amounts, dates, numbers and names read exactly, of how many. */
  readonly exact: number
  readonly fields: number
}

/** A picture of a page whose words are known. */
export interface KnownImage {
  readonly path: string
  readonly grade: string
  readonly score: (text: string) => Score
}

/** What the generator's own scorer offers. Its errors do not depend on the order in which lines are read. */
interface Scorer {
  readonly norm: (text: string) => string
  readonly flex: (lines: readonly string[], text: string) => { readonly err: number; readonly n: number }
  readonly scoreText: (
    letter: string,
    text: string,
  ) => {
    readonly cer: { readonly err: number; readonly n: number }
    readonly f: Readonly<Record<string, readonly [exact: number, withoutSpaces: number, of: number]>>
  }
}

/** Makes the six letters' pages in five grades, as another camera would have taken them for each seed.
 *  Needs Chromium, poppler and OpenCV, as the generator says. */
export async function generatedImages(
  { spike, python, folder }: { readonly spike: string; readonly python: string; readonly folder: string },
  seed: number,
): Promise<KnownImage[]> {
  const copy = join(folder, 'spike') // the generator writes its truth beside itself
  cpSync(spike, copy, { recursive: true })
  const out = join(folder, `seed-${seed}`)
  execFileSync('chmod', ['-R', 'u+w', copy])
  execFileSync(python, [join(copy, 'generate.py'), out], { env: { ...process.env, SEED: String(seed) } })
  const { scoreText } = await scorerOf(copy)
  return readdirSync(join(out, 'img'))
    .toSorted()
    .map(name => {
      const [letter = '', grade = ''] = basename(name, '.jpg').split('_')
      return {
        path: join(out, 'img', name),
        grade,
        score: text => {
          const { cer, f } = scoreText(letter, text)
          const fields = Object.values(f)
          return {
            errors: cer.err,
            characters: cer.n,
            exact: fields.reduce((sum, [exact]) => sum + exact, 0),
            fields: fields.reduce((sum, [, , of]) => sum + of, 0),
          }
        },
      }
    })
}

/** The photos of a corpus of letters. Its fields are the words of a letter that hold digits. */
export async function corpusPhotos(corpus: string, spike: string): Promise<KnownImage[]> {
  const { flex, norm } = await scorerOf(spike)
  const truth = JSON.parse(readFileSync(join(corpus, 'photos/truth.json'), 'utf8')) as Readonly<
    Record<string, { readonly letter: string; readonly difficulty: string }>
  >
  const letters = readdirSync(join(corpus, 'letters'))
  return Object.entries(truth).map(([name, { letter, difficulty }]) => {
    const source = letters.find(file => file.startsWith(`${letter}-`))!
    const { text } = parse(readFileSync(join(corpus, 'letters', source), 'utf8')) as { readonly text: string }
    const lines = text.split('\n').map(norm)
    const figures = [...new Set(lines.flatMap(line => line.split(' ')).filter(word => /\d/.test(word)))].map(bare)
    return {
      path: join(corpus, 'photos', name),
      grade: `photo ${difficulty}`,
      score: read => {
        const flat = norm(read.split('\n').map(norm).join(' '))
        const words = new Set(flat.split(' ').map(bare))
        const { err, n } = flex([...lines], flat)
        return {
          errors: err,
          characters: n,
          exact: figures.filter(word => words.has(word)).length,
          fields: figures.length,
        }
      },
    }
  })
}

function bare(word: string): string {
  return word.replace(/^[("']+|[)"'.,;:]+$/g, '')
}

async function scorerOf(spike: string): Promise<Scorer> {
  return (await import(pathToFileURL(join(spike, 'score.mjs')).href)) as Scorer
}
