import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process, { stderr, stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import { isCourtPaper } from '#law/kind-of-paper.ts'
import type { DrawnLetter } from './compose.ts'
import { readCorpus } from './corpus.ts'
import { drawCourtPapers, drawLawful, drawWordings } from './draw-set.ts'
import { figures, isRight, shown, proportion, type Figures, type Outcome, type Proportion } from './figures.ts'
import { judgeLetter } from './judge.ts'
import { benchmarkPage } from './page.ts'
import { readPictures, type Medium } from './pictures.ts'
import { randomOf } from './random.ts'
import { reliability, type ReliabilityRow } from './reliability.ts'
import { score } from './score.ts'
import { folderOf, judgeAll, SPLITS, type Split } from './split.ts'
import { readWordings, type Wording } from './wordings.ts'

/** What was measured from text, and last from pictures. Kept beside the page, so that a test can see a fall. */
export interface Benchmark {
  readonly seed: number
  readonly splits: Readonly<Record<Split, SplitFigures>>
  readonly lawful: { readonly letters: number; readonly falseFindings: number; readonly rules: readonly string[] }
  readonly courtPapers: Proportion
  readonly reliability: readonly ReliabilityRow[]
  readonly corpora: readonly CorpusFigures[]
  /** One letter a wording: quick enough for a test to see a fall. */
  readonly guard: Readonly<Record<Split, Proportion>>
  /** When letters were last read as pictures; a run from text alone keeps them. */
  readonly pictures: Readonly<Partial<Record<Medium, PictureFigures>>>
}

export interface PictureFigures {
  readonly letters: number
  readonly notRead: number
  /** Letters judged as labelled. */
  readonly right: Proportion
  /** The same letters from their own text. */
  readonly rightFromText: Proportion
  /** Only when every rule has a letter that breaks it in the sample. */
  readonly macroF1?: number
  readonly rules: number
  readonly assertedPrecision: Proportion
  readonly marks: Proportion
  readonly meanOverlap: number
  readonly reliability: readonly ReliabilityRow[]
}

export interface SplitFigures extends Figures {
  readonly wordings: number
  readonly sha256: string
}

interface CorpusFigures {
  readonly folder: string
  readonly letters: number
  readonly precision: number
  readonly recall: number
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const RECORD = join(ROOT, 'docs/benchmark.json')
const CORPORA = ['corpus', 'more-letters', 'first-sight/ordinary', 'first-sight/odd-1', 'first-sight/odd-2']

/** How many letters are read as pictures, and what takes the photos. */
export interface Pictures {
  readonly photos: number
  readonly pdfs: number
  readonly python: string
}

/** Measures everything, writes docs/benchmark.md and its figures beside it, and prints the page. */
export async function measureBenchmark(seed: number, { photos, pdfs, python }: Pictures): Promise<void> {
  const pictures = {
    ...(existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Partial<Benchmark>).pictures : {}),
    ...(photos > 0 ? { photo: await measurePictures('photo', photos, { seed, python }) } : {}),
    ...(pdfs > 0 ? { pdf: await measurePictures('pdf', pdfs, { seed, python }) } : {}),
  }
  const benchmark: Benchmark = { ...measureText(seed), pictures }
  writeFileSync(RECORD, `${JSON.stringify(benchmark, null, 1)}\n`)
  const page = benchmarkPage(benchmark)
  writeFileSync(join(ROOT, 'docs/benchmark.md'), page)
  stdout.write(page)
  if (benchmark.lawful.falseFindings > 0) process.exitCode = 1
}

function measureText(seed: number): Omit<Benchmark, 'pictures'> {
  const lawful = judgeAll(drawLawful(seed))
  const falseFindings = lawful.flatMap(({ judged }) => shown(judged).map(({ rule }) => rule.id))
  return {
    seed,
    splits: Object.fromEntries(SPLITS.map(split => [split, splitFigures(split, seed, lawful)])) as Record<Split, SplitFigures>, // prettier-ignore
    lawful: { letters: lawful.length, falseFindings: falseFindings.length, rules: [...new Set(falseFindings)] },
    courtPapers: courtPapersStopped(seed),
    reliability: reliability(lawful),
    corpora: CORPORA.map(corpusFigures),
    guard: Object.fromEntries(SPLITS.map(split => [split, rightOfOneEach(split, seed)])) as Record<Split, Proportion>,
  }
}

async function measurePictures(
  medium: Medium,
  count: number,
  { seed, python }: { seed: number; python: string },
): Promise<PictureFigures> {
  const letters = sampled(drawWordings(readWordings(folderOf('held-out')), { seed, each: 1 }), count, seed)
  const read = await readPictures(letters, medium, {
    python,
    onProgress: done => stderr.write(`\r${medium} ${done} of ${letters.length} `),
  })
  const { rules, macroF1, assertedPrecision } = figures(read.outcomes, [])
  const fromText = judgeAll(letters)
  return {
    letters: letters.length,
    notRead: read.notRead,
    right: proportion(read.outcomes.filter(isRight).length, letters.length),
    rightFromText: proportion(fromText.filter(isRight).length, letters.length),
    ...(rules.every(({ positives }) => positives > 0) ? { macroF1 } : {}),
    rules: rules.length,
    assertedPrecision,
    marks: read.marks,
    meanOverlap: read.meanOverlap,
    reliability: reliability(read.outcomes),
  }
}

// every rule as often as another, and what breaks it as often as what does not
function sampled(letters: readonly DrawnLetter[], count: number, seed: number): DrawnLetter[] {
  const turns = new Map<string, number>()
  const shuffled = letters.toSorted((a, b) => randomOf(`${seed} ${a.id}`).next() - randomOf(`${seed} ${b.id}`).next())
  const inTurn = shuffled.map(letter => {
    const key = `${letter.rule} ${letter.breaks}`
    turns.set(key, (turns.get(key) ?? 0) + 1)
    return { letter, turn: turns.get(key)! }
  })
  return inTurn
    .toSorted((a, b) => a.turn - b.turn)
    .slice(0, count)
    .map(({ letter }) => letter)
}

function splitFigures(split: Split, seed: number, lawful: readonly Outcome[]): SplitFigures {
  const wordings = readWordings(folderOf(split))
  return { ...figures(judgeAll(drawWordings(wordings, { seed })), lawful), wordings: wordings.length, sha256: hashOf(folderOf(split)) } // prettier-ignore
}

/** Wordings of one rule that are guarded, of those that break it and again of those that nearly do. */
const GUARDED = 5

/** Letters judged as labelled, one a wording, some wordings of every rule. */
export function rightOfOneEach(split: Split, seed: number): Proportion {
  const outcomes = judgeAll(drawWordings(someOfEach(readWordings(folderOf(split))), { seed, each: 1 }))
  return proportion(outcomes.filter(isRight).length, outcomes.length)
}

// evenly from the first to the last, so that no hand is left out
function someOfEach(wordings: readonly Wording[]): Wording[] {
  return wordings.filter(one => {
    const alike = wordings.filter(({ rule, breaks }) => rule === one.rule && breaks === one.breaks)
    const step = Math.max(1, alike.length / GUARDED)
    const at = alike.indexOf(one)
    return Math.floor(at / step) !== Math.floor((at - 1) / step)
  })
}

function courtPapersStopped(seed: number): Proportion {
  const papers = judgeAll(drawCourtPapers(seed))
  const stopped = papers.filter(({ judged: { assessment } }) => {
    const kind = assessment.kindOfPaper
    return kind !== undefined && isCourtPaper(kind)
  })
  return proportion(stopped.length, papers.length)
}

function corpusFigures(folder: string): CorpusFigures {
  const letters = readCorpus(join(ROOT, 'examples', folder))
  const judged = letters.map(letter => ({ letter, judged: judgeLetter(letter) }))
  const { precision, recall } = score(
    judged,
    judged.map(one => one.judged.milliseconds),
  )
  return { folder, letters: letters.length, precision: share(precision), recall: share(recall) }
}

function share({ right, of }: { right: number; of: number }): number {
  return of === 0 ? 1 : right / of
}

/** One hash over the files of a folder, by name: what was measured can be told from what was changed. */
function hashOf(folder: string): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder)
    .filter(file => file.endsWith('.yaml'))
    .sort()) {
    hash.update(`${name}\n`).update(readFileSync(join(folder, name)))
  }
  return hash.digest('hex')
}
