import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paperFromText, type Paper } from '#reading/paper.ts'
import { parse } from 'yaml'

export interface ExpectedFinding {
  readonly rule_id: string | null
  readonly quote?: string | null
}

export interface ExpectedFields {
  readonly [name: string]: unknown
  readonly itemization?: Readonly<Record<string, unknown>> | null
  readonly settlement_offers?: readonly { readonly amount: number | null; readonly deadline: string | null }[]
}

/** A labelled letter in the corpus's own words. */
export interface CorpusLetter {
  readonly id: string
  readonly slug: string
  readonly group: string
  readonly state: string
  readonly date: string
  readonly text: string
  readonly paper: Paper
  readonly engine_facts: Readonly<Record<string, unknown>>
  /** Drawn by the generator: what a program would work out may stand among its facts. */
  readonly drawn?: true
  readonly expected: {
    readonly letter_kind: string
    readonly is_court_paper: boolean
    readonly findings: readonly ExpectedFinding[]
    readonly optional_findings?: readonly ExpectedFinding[]
    readonly must_not_find?: readonly ExpectedFinding[]
    readonly fields?: ExpectedFields
  }
}

/** Every letter of a folder in the corpus's format; the folder itself or its `letters` part. Named by the head of its file,
 *  as numbers alone would lose their zeros.
 *  @param papers folder of papers as a reader of pictures made them, one `<letter's file>.json` each: only letters that have
 *    one, and read from it */
export function readCorpus(folder: string, papers?: string): CorpusLetter[] {
  const letters = join(folder, 'letters')
  const home = existsSync(letters) ? letters : folder
  const files = readdirSync(home).filter(name => /\.ya?ml$/.test(name))
  return files.sort().flatMap(name => {
    const letter = parse(readFileSync(join(home, name), 'utf8')) as CorpusLetter
    const paper = papers === undefined ? paperFromText(letter.text) : paperIn(papers, name.replace(/\.ya?ml$/, '.json'))
    return paper === undefined ? [] : [{ ...letter, paper, id: name.split('-')[0]! }]
  })
}

function paperIn(folder: string, name: string): Paper | undefined {
  const file = join(folder, name)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Paper) : undefined
}
