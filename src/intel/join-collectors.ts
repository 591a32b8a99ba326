import { nameKey } from './name-key.ts'
import type { Collector, ComplaintRecord, DirectoryRecord } from './records.ts'

/** One collector for each company of the complaints with its records in the directory, and one for each record without
 *  complaints. The links are those of the sources: nothing is joined because it sounds alike. */
export function joinCollectors(
  complaints: readonly ComplaintRecord[],
  directory: readonly DirectoryRecord[],
): Collector[] {
  const byId = new Map(directory.map(record => [record.id, record]))
  const byCompany = recordsByCompany(directory)
  const joined = new Set<DirectoryRecord>()
  const ids = new Set<string>()

  const withComplaints = complaints.map(record => {
    const named = record.directoryIds.map(id => byId.get(id)).filter(found => found !== undefined)
    const records = [...new Set([...named, ...(byCompany.get(record.company) ?? [])])]
    for (const one of records) joined.add(one)
    // the registry writes a name the way the collector does; the complaints often in capitals or cut short
    const name = records.length === 1 ? records[0]!.name : record.company
    return { ...collectorOf(name, records, ids), complaints: record }
  })
  const alone = directory.filter(record => !joined.has(record)).map(record => collectorOf(record.name, [record], ids))
  return [...withComplaints.map(namedByBoth), ...alone]
}

function recordsByCompany(directory: readonly DirectoryRecord[]): ReadonlyMap<string, readonly DirectoryRecord[]> {
  const byCompany = new Map<string, DirectoryRecord[]>()
  for (const record of directory) {
    if (record.company === undefined) continue
    byCompany.set(record.company, [...(byCompany.get(record.company) ?? []), record])
  }
  return byCompany
}

function collectorOf(name: string, directory: readonly DirectoryRecord[], ids: Set<string>): Collector {
  const plain = nameKey(name).replaceAll(' ', '-') || 'collector'
  let id = plain
  for (let number = 2; ids.has(id); number += 1) id = `${plain}-${number}`
  ids.add(id)
  const names = directory.flatMap(record => [record.name, ...record.aliases])
  return { id, name, otherNames: different(names, name), directory }
}

function namedByBoth(collector: Collector & { readonly complaints: ComplaintRecord }): Collector {
  const { company, aliases } = collector.complaints
  return { ...collector, otherNames: different([...collector.otherNames, company, ...aliases], collector.name) }
}

function different(names: readonly string[], from: string): string[] {
  const seen = new Set([from.toLowerCase()])
  return names.filter(name => {
    const isNew = !seen.has(name.toLowerCase())
    seen.add(name.toLowerCase())
    return isNew
  })
}
