import type { Atom } from '#reading/language/atoms.ts'
import type { BoilerplateKind } from '#reading/language/find-phrases.ts'
import { isMisreading } from '#reading/language/misreading.ts'
import { textOfPaper } from '#reading/language/sentences.ts'
import { paperFromText } from '#reading/paper.ts'
import { MODEL_FORM } from './model-form.ts'
import { STATE_DISCLOSURES, STATUTORY_NOTICES } from './prescribed-notices.ts'

/** Whose words a sentence is, and for the model form which of its 21 lines. */
export interface Prescribed {
  readonly kind: BoilerplateKind
  readonly modelFormLine?: number
}

interface Template extends Prescribed {
  /** Its place among `TEMPLATES`. */
  readonly index: number
  readonly words: ReadonlySet<string>
  /** The words it is found by. */
  readonly telling: readonly string[]
  readonly negations: number
}

const LEAST_LIKENESS = 0.85
const NEGATIONS: ReadonlySet<string> = new Set(['not', 'no', 'never', 'without'])
/** Words that may be added or lost without changing what a prescribed sentence says. */
const LIGHT: ReadonlySet<string> = new Set(
  'the a an this that these those any of or and to in for at on with from by is be it its as such if you your we us our please also within after thereof el la los las un una de del al en con y o que su por para se lo le'.split(
    ' ',
  ),
)
/** A sentence this much longer than the form's can hold a demand of its own. */
const MOST_ADDED = 1

const TEMPLATES: readonly Template[] = [
  ...MODEL_FORM.map(({ line, says, isAside }) =>
    templateOf(atomsOfText(says).flat(), { kind: 'model-form', ...(isAside ? {} : { modelFormLine: line }) }),
  ),
  ...sentencesOf(STATE_DISCLOSURES, 'state-disclosure'),
  ...sentencesOf(STATUTORY_NOTICES, 'statutory-notice'),
].map((template, index) => ({ ...template, index }))
const INDEX = indexOf(TEMPLATES)

/** Whether a sentence is one the model form, a state or a statute prescribes: nearly the same words, with names, dates,
 *  amounts and numbers left aside. A different number of negations, a different number of days or one added word of
 *  weight makes it the collector's own.
 *  @example boilerplateOf(atoms of 'The amount is wrong.') // { kind: 'model-form', modelFormLine: 18 } */
export function boilerplateOf(atoms: readonly Atom[]): Prescribed | undefined {
  const likely = likelyOf(atoms)
  if (likely.length === 0) return undefined
  const said = wordsOf(atoms)
  let best: { template: Template; likeness: number } | undefined
  for (const template of likely) {
    const likeness = likenessOf(template, said)
    if (likeness >= LEAST_LIKENESS && likeness > (best?.likeness ?? 0)) best = { template, likeness }
  }
  if (!best) return undefined
  const { kind, modelFormLine } = best.template
  return modelFormLine === undefined ? { kind } : { kind, modelFormLine }
}

// those half of whose telling words are there, in the order in which their words come
function likelyOf(atoms: readonly Atom[]): Template[] {
  const votes = new Uint8Array(TEMPLATES.length)
  const voters: (readonly Template[])[] = []
  const voted: Template[] = []
  for (const atom of atoms) {
    const templates = INDEX.get(wordOf(atom) ?? '')
    if (!templates || voters.includes(templates)) continue
    voters.push(templates)
    for (const template of templates) {
      if (votes[template.index] === 0) voted.push(template)
      votes[template.index]! += 1
    }
  }
  return voted.filter(({ index, telling }) => votes[index]! * 2 >= telling.length)
}

// undefined for what is left aside: names of things counted otherwise, amounts, marks
function wordOf({ kind, norm, lemma, value }: Atom): string | undefined {
  if (kind === 'duration') return `${value ?? 0} days`
  return kind === 'word' && !NEGATIONS.has(norm) ? lemma : undefined
}

interface Said {
  readonly all: ReadonlySet<string>
  /** Words that begin with a capital inside the sentence: names, when the prescribed text lacks them. */
  readonly names: ReadonlySet<string>
  readonly negations: number
}

function likenessOf(template: Template, said: Said): number {
  if (template.negations !== said.negations) return 0
  const missing = [...template.words].filter(word => !said.all.has(word))
  const added = [...said.all].filter(word => !template.words.has(word) && !said.names.has(word))
  const misread = added.filter(word => missing.some(other => isMisreading(word, other)))
  const weighty = added.filter(word => !LIGHT.has(word) && !misread.includes(word))
  if (weighty.length > (template.words.size >= 20 ? MOST_ADDED : 0)) return 0
  if (weighty.some(word => GRAVE.has(word))) return 0
  const shared = template.words.size - missing.length + misread.length
  return (2 * shared) / (template.words.size + shared + added.length - misread.length)
}

/** Words that can turn a lawful sentence into an unlawful one: never taken as a variation. */
const GRAVE: ReadonlySet<string> = new Set(
  wordsOf(
    atomsOfText(
      'only must writing written proof reason court sue lawsuit judgment pay payment immediately admit valid legal arrest garnish warrant date letter require evidence charge fee will notarized affidavit attorney employer',
    ).flat(),
  ).all,
)

function wordsOf(atoms: readonly Atom[]): Said {
  const all = new Set<string>()
  const names = new Set<string>()
  let negations = 0
  const shouted = atoms.every(atom => atom.kind !== 'word' || atom.text === atom.text.toUpperCase())
  for (const atom of atoms) {
    const word = wordOf(atom)
    if (NEGATIONS.has(atom.norm)) negations += 1
    else if (word !== undefined) all.add(word)
    if (atom.kind === 'word' && !shouted && /^\p{Lu}/u.test(atom.text)) names.add(atom.lemma)
  }
  return { all, names, negations }
}

function templateOf(atoms: readonly Atom[], prescribed: Prescribed): Omit<Template, 'index'> {
  const { all, negations } = wordsOf(atoms)
  const rare = [...all].filter(word => !LIGHT.has(word))
  return { ...prescribed, words: all, telling: rare.length > 0 ? rare : [...all], negations }
}

function sentencesOf(notices: readonly string[], kind: BoilerplateKind): Omit<Template, 'index'>[] {
  return notices.flatMap(notice => atomsOfText(notice).map(atoms => templateOf(atoms, { kind })))
}

function atomsOfText(text: string): (readonly Atom[])[] {
  return textOfPaper(paperFromText(text)).sentences.map(({ atoms }) => atoms)
}

// Found by the words few prescribed sentences share, so that a long paper costs time in proportion to its length.
function indexOf(templates: readonly Template[]): ReadonlyMap<string, readonly Template[]> {
  const index = new Map<string, Template[]>()
  for (const template of templates) {
    for (const word of template.telling) {
      const so = index.get(word)
      if (so) so.push(template)
      else index.set(word, [template])
    }
  }
  return index
}
