import type { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { ComplaintCount, NEEDED_COLUMNS, type ComplaintRow } from '#intel/count-complaints.ts'

/** Counts an export as it streams by; a file of any size is never held. Throws when a needed column is missing or the file
 *  is no CSV. */
export async function countExport(csv: Readable): Promise<ComplaintCount> {
  const rows = csv.pipe(
    parse({
      bom: true,
      relax_column_count: true,
      columns: (header: string[]) => {
        const missing = NEEDED_COLUMNS.filter(column => !header.includes(column))
        if (missing.length > 0) throw new Error(`Not the CFPB's export: no column ${missing.join(', ')}.`)
        return header.map(column => (NEEDED_COLUMNS.some(needed => needed === column) ? column : false))
      },
    }),
  )
  csv.on('error', error => rows.destroy(error))
  const count = new ComplaintCount()
  for await (const row of rows) count.add(row as ComplaintRow)
  if (count.overall.complaints === 0) throw new Error('No complaint about debt collection is in this file.')
  return count
}
