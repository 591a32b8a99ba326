import type { Db } from './database/database.ts'
import { auditLog } from './database/tables.ts'

/** A receipt of what was done to data, without the data. `subject` is an id. */
export async function recordAudit(
  db: Db,
  entry: { readonly action: string; readonly subject: string; readonly details?: Record<string, unknown> },
): Promise<void> {
  await db.insert(auditLog).values({ action: entry.action, subject: entry.subject, details: entry.details ?? {} })
}
