import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { joinCollectors } from '#intel/join-collectors.ts'
import { searchOf, type CollectorSearch } from '#intel/search-collectors.ts'
import type { IsoDate } from '#units/iso-date.ts'
import { readComplaints, readDirectory } from './read-sources.ts'

/** The file of complaints that comes with the product, and that an import replaces. */
export const COMPLAINTS_FILE = fileURLToPath(new URL('data/cfpb-debt-collectors.json', import.meta.url))
const DIRECTORY_FILE = fileURLToPath(new URL('data/collector-directory.json', import.meta.url))

export interface KnownCollectors extends CollectorSearch {
  /** The day the complaints were gathered. */
  readonly made: IsoDate
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
  const { records, made } = readComplaints(complaints)
  return { ...searchOf(joinCollectors(records, readDirectory(directory))), made }
}
