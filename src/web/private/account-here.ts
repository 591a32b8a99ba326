import { z } from 'zod'
import { ownStore } from '#web/storage.ts'

const userSchema = z.object({ email: z.string() })

/** The address of who is signed in in this browser. A private tab knows no account otherwise: it asks for nothing but the
 *  plan of that one. */
export function accountHere(): string | undefined {
  try {
    return userSchema.safeParse(JSON.parse(ownStore('local').getItem('user') ?? 'null')).data?.email
  } catch {
    return undefined
  }
}
