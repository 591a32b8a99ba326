import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { joinCollectors } from '#intel/join-collectors.ts'
import type { Collector } from '#intel/records.ts'
import { searchOf, type CollectorSearch } from '#intel/search-collectors.ts'
import { readComplaints, readDirectory, type AllComplaints } from './read-sources.ts'

/** The file of complaints that comes with the product, and that an import replaces. */
export const COMPLAINTS_FILE = fileURLToPath(new URL('data/cfpb-debt-collectors.json', import.meta.url))
const DIRECTORY_FILE = fileURLToPath(new URL('data/collector-directory.json', import.meta.url))

export interface KnownCollectors extends CollectorSearch {
  /** Those that mainly collect debts, by the number of complaints. */
  readonly mostNamed: readonly Collector[]
  readonly all: AllComplaints
}

let known: Promise<KnownCollectors> | undefined

/** Every collector of the public sources; read at the first question, then kept. */
export function knownCollectors(): Promise<KnownCollectors> {
  known ??= load()
  return known
}

async function load(): Promise<KnownCollectors> {
  const [complaints, directory] = await Promise.all(
    [COMPLAINTS_FILE, DIRECTORY_FILE].map(async file => JSON.parse(await readFile(file, 'utf8')) as unknown),
  )
  const { records, all } = readComplaints(complaints)
  const collectors = joinCollectors(records, readDirectory(directory))
  return { ...searchOf(collectors), mostNamed: mostNamed(collectors), all }
}

const MOST_NAMED = 8

function mostNamed(collectors: readonly Collector[]): Collector[] {
  return collectors
    .filter(({ complaints }) => complaints?.kind === 'mainly_debt_collection')
    .sort((a, b) => b.complaints!.complaints - a.complaints!.complaints)
    .slice(0, MOST_NAMED)
}
