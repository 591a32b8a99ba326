import { setTimeout as pause } from 'node:timers/promises'
import type { Traffic } from './traffic.ts'

export interface Verdict {
  readonly acknowledged: number
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
  /** Work that did not come to an end. */
  readonly stuck: readonly string[]
  /** Mails whose server took them, and whose sender died before it could write that down: they go again under the same
   *  Message-ID, by which mailboxes know them. What may never go twice (reminders) is not sent again. */
  readonly mailsSentAgain: number
}

export function isBroken({ acknowledged, lost, doubled, stuck }: Verdict): boolean {
  return acknowledged === 0 || lost.length + doubled.length + stuck.length > 0
}

/** As it is printed. */
export function linesOf({ acknowledged, lost, doubled, stuck, mailsSentAgain }: Verdict): readonly string[] {
  return [
    `${acknowledged} acknowledged, ${lost.length} lost, ${doubled.length} doubled, ${stuck.length} stuck; ` +
      `${mailsSentAgain} mails sent again under the same id`,
    ...lost.map(what => `lost: ${what}`),
    ...doubled.map(what => `doubled: ${what}`),
    ...stuck,
  ]
}

const PATIENCE_MS = 180_000

/** Asks the product, once it is left in peace, what became of everything people were told is done. */
export async function verdictOn(address: string, { told, token, mails }: Traffic, operator: string): Promise<Verdict> {
  const ask = async <T>(path: string, as = token): Promise<T> => {
    const response = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${as}` } })
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
    return (await response.json()) as T
  }
  const stuck = await untilIdle(() => ask<Jobs>('/api/admin/jobs', operator))
  const { debts } = await ask<{ debts: { collector: string; entries: unknown[] }[] }>('/api/contacts')
  const contacts = counted(debts.flatMap(({ collector, entries }) => entries.map(() => collector)))
  const { analyses } = await ask<{ analyses: { id: string }[] }>('/api/user/analyses')
  const letters = counted(analyses.map(({ id }) => id))
  const lost = [...told.contacts].filter(name => !contacts.has(name))
  for (const id of told.letters) {
    const response = await fetch(`${address}/api/analyses/${id}`, { headers: { authorization: `Bearer ${token}` } })
    if (!response.ok) lost.push(`${id} (a letter): ${response.status}`)
  }
  const arrived = ((await mails?.received(0)) ?? []).map(({ to, messageId }) => ({ to: to.join(), messageId }))
  const differing = new Map(arrived.map(({ to, messageId }) => [messageId, to]))
  const mailed = counted([...differing.values()].filter(to => told.codes.has(to) || told.unsure.has(to)))
  lost.push(...[...told.codes].filter(email => !mailed.has(email)))
  const doubled = [...contacts, ...letters, ...mailed].filter(([, times]) => times > 1).map(([name]) => name)
  const acknowledged = told.contacts.size + told.letters.size + told.codes.size
  return { acknowledged, lost, doubled, stuck, mailsSentAgain: arrived.length - differing.size }
}

interface Jobs {
  readonly queues: readonly { readonly name: string; readonly queued: number; readonly running: number }[]
  readonly dead: readonly { readonly name: string; readonly fault: string }[]
}

async function untilIdle(jobs: () => Promise<Jobs>): Promise<string[]> {
  const end = performance.now() + PATIENCE_MS
  for (;;) {
    const { queues, dead } = await jobs()
    const busy = queues.filter(({ queued, running }) => queued + running > 0)
    if (busy.length === 0) return dead.map(({ name, fault }) => `${name} was given up: ${fault}`)
    if (performance.now() > end)
      return busy.map(({ name, queued, running }) => `${name}: ${queued} wait, ${running} run`)
    await pause(500)
  }
}

function counted(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
