import MiniSearch from 'minisearch'
import { nameKey, namesIn } from './name-key.ts'
import type { Collector } from './records.ts'

/** Collectors to be found by what a person types: other names, parts of names, typing errors. */
export interface CollectorSearch {
  /** Best first; nothing for words without a letter or digit. */
  readonly search: (typed: string, most: number) => readonly Collector[]
  /** The one collector of that id or that very name, whatever its case and legal form. Undefined when several bear it:
   *  a wrong company's record is worse than none. */
  readonly named: (idOrName: string) => Collector | undefined
}

// under 4 letters a changed letter makes another name; from 6 on two may be wrong (a swap counts as two)
const wrongLetters = (term: string): number | false => (term.length < 4 ? false : term.length < 6 ? 1 : 2)

export function searchOf(collectors: readonly Collector[]): CollectorSearch {
  const index = new MiniSearch<{ id: number; name: string; otherNames: string }>({
    fields: ['name', 'otherNames'],
    processTerm: term => nameKey(term) || null,
  })
  index.addAll(collectors.map(({ name, otherNames }, id) => ({ id, name, otherNames: otherNames.join(' \n ') })))
  const byName = collectorsByName(collectors)
  const byId = new Map(collectors.map(collector => [collector.id, collector]))
  return {
    search: (typed, most) => {
      const exact = byName.get(nameKey(typed)) ?? []
      const found = index
        .search(typed, {
          prefix: term => term.length > 2,
          fuzzy: wrongLetters,
          combineWith: 'AND',
          boost: { name: 2 },
          boostDocument: id => 1 + Math.log10(1 + (collectors[id as number]?.complaints?.complaints ?? 0)) / 4,
        })
        .map(({ id }) => collectors[id as number]!)
      return [...new Set([...exact, ...found])].slice(0, most)
    },
    named: idOrName => {
      const named = byName.get(nameKey(idOrName)) ?? []
      return byId.get(idOrName) ?? (named.length === 1 ? named[0] : undefined)
    },
  }
}

function collectorsByName(collectors: readonly Collector[]): ReadonlyMap<string, readonly Collector[]> {
  const byName = new Map<string, Set<Collector>>()
  for (const collector of collectors) {
    for (const name of [collector.name, ...collector.otherNames].flatMap(written => [written, ...namesIn(written)])) {
      const key = nameKey(name)
      byName.set(key, (byName.get(key) ?? new Set()).add(collector))
    }
  }
  return new Map([...byName].map(([key, found]) => [key, [...found]]))
}
