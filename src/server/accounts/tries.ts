import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { lt, sql } from 'drizzle-orm'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/database/database.ts'
import { tries } from '#server/database/tables.ts'
import { refuse } from '#contract/refuse.ts'

export interface Limit {
  readonly most: number
  readonly minutes: number
}

export interface Tries {
  /** Counts one try, for all processes together.  Refuses when it was one too many. */
  readonly count: (what: string, by: string, limit: Limit) => Promise<void>
}

/** Counters that outlive a restart. Who tried is kept only as a keyed hash. */
export function createTries(db: Db, { key, clock }: { key: Buffer; clock: Clock }): Tries {
  return {
    count: async (what, by, { most, minutes }) => {
      const now = clock.now()
      const fresh = {
        key: createHmac('sha256', key).update(`${what}\n${by}`).digest('base64url'),
        count: 1,
        until: new Date(now.getTime() + minutes * 60_000),
      }
      const isOver = lt(tries.until, now)
      const [counted] = await db
        .insert(tries)
        .values(fresh)
        .onConflictDoUpdate({
          target: tries.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${tries.count} + 1 end`,
            until: sql`case when ${isOver} then excluded.until else ${tries.until} end`,
          },
        })
        .returning()
      if (counted && counted.count > most) {
        throw refuse.tooOften(Math.max(1, Math.ceil((counted.until.getTime() - now.getTime()) / 1000)))
      }
    },
  }
}

export async function forgetOldTries(db: Db, now: Date): Promise<void> {
  await db.delete(tries).where(lt(tries.until, now))
}

/** What counts as one place on the network: an IPv4 address, or the /64 an IPv6 customer gets whole.
 *  @example placeOf('2001:db8:1:2:3::9') // '2001:db8:1:2' */
export function placeOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const gap = plain.includes('::') ? Array.from({ length: 8 - front.length - back.length }, () => '0') : []
  return [...front, ...gap, ...back].slice(0, 4).join(':')
}
