import { z } from 'zod'
import { type AnalysisReply, analysisSchema } from '#contract/analyses.ts'
import { type StateCode, stateCode } from '#units/state-code.ts'
import { keepNoMore, mayKeep } from './forgetting.ts'
import { onDevice } from './offline/device.ts'
import { ownStore, storage, stored } from './storage.ts'

/** Names of the specification, kept in this tab only. */
type SessionKey =
  | 'userState'
  | 'serviceType'
  | 'userIssue'
  | 'uploadContext'
  | 'flowType'
  | 'currentDisputeId'
  | 'analysisResults'
  | 'debtLetterFileName'
  | 'generatedLetter'
  | 'userEmail'
  | 'paymentSuccess'
  | 'planType'
  | 'orderId'
  | 'isMonthlyPlan'
  | 'monthlyNote'
  | 'dfyLetterCount'
  | 'dfyAuthorized'
  // ours
  | 'writeback.uploadId'
  | 'writeback.responseText'
  | 'writeback.courtPaperConfirmed'
  | 'writeback.pastFlow'
  | 'writeback.creditDraft'
  | 'writeback.creditFlow'
  | `writeback.answers.${string}`

/** Kept on this device until cleared. */
type LocalKey =
  | 'token'
  | 'user'
  | 'userState'
  | 'writeback.sidebar'
  | 'writeback.installAsked'
  | `writeback.letter.${string}`
  | `writeback.mailing.${string}`
  | `writeback.twin.${string}`

const THEME = 'writeback.theme' // says nothing about anyone

/** Forgets everything kept in this browser about a person, and keeps nothing more until the page is left: what another
 *  part would still save on its way out belongs to whoever just logged out. */
export function forgetDevice(): void {
  keepNoMore()
  for (const area of ['local', 'session'] as const) {
    try {
      const kept = ownStore(area)
      for (const key of Object.keys(kept)) if (key !== THEME) kept.removeItem(key)
    } catch {
      // storage is off: nothing was kept
    }
  }
  try {
    indexedDB.deleteDatabase('writeback')
  } catch {
    // the same
  }
}

/** What stands under the key; undefined when nothing does, or when the browser keeps nothing. */
export function read(area: 'session', key: SessionKey): string | undefined
export function read(area: 'local', key: LocalKey): string | undefined
export function read(area: 'session' | 'local', key: string): string | undefined {
  return stored(area, key)
}

/** False when the browser keeps nothing (private mode, full): the page then says so where it matters. */
export function write(area: 'session', key: SessionKey, value: string | undefined): boolean
export function write(area: 'local', key: LocalKey, value: string | undefined): boolean
export function write(area: 'session' | 'local', key: string, value: string | undefined): boolean {
  if (!mayKeep()) return false
  try {
    if (value === undefined) storage(area).removeItem(key)
    else storage(area).setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** Text of a stored value read by its shape; undefined when it is absent or no longer has that shape. */
export function parseStored<S extends z.ZodType>(schema: S, text: string | undefined): z.output<S> | undefined {
  if (text === undefined) return undefined
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** The state the person chose, here or on an earlier visit. */
export function savedState(): StateCode | undefined {
  return stateCode(read('session', 'userState') ?? read('local', 'userState') ?? '')
}

export function saveState(state: StateCode): void {
  write('session', 'userState', state)
  write('local', 'userState', state)
}

export function savedToken(): string | undefined {
  return read('local', 'token')
}

const userSchema = z.object({
  email: z.string(),
  name: z.string().optional(),
  plan_type: z.string().default('free'),
  purchases: z.array(z.string()).default([]),
})

export type SavedUser = z.infer<typeof userSchema>

export function saveSession(token: string, user: SavedUser): void {
  write('local', 'token', token)
  write('local', 'user', JSON.stringify(user))
}

/** The server ended the session: drafts stay, for whoever logs in again; what was only there to be read goes. */
export function dropSession(): void {
  void onDevice(kept => kept.clear('replies'))
  write('local', 'token', undefined)
  write('local', 'user', undefined)
  window.dispatchEvent(new Event('writeback.signed-out'))
}

export function savedUser(): SavedUser | undefined {
  return parseStored(userSchema, read('local', 'user'))
}

export function savedAnalysis(): AnalysisReply | undefined {
  return parseStored(analysisSchema, read('session', 'analysisResults'))
}

export function saveAnalysis(analysis: AnalysisReply): void {
  write('session', 'analysisResults', JSON.stringify(analysis))
}
