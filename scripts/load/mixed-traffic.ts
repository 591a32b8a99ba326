import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { MailServer } from '#server/mail/testing.ts'
import type { Answer, Asking } from './asking.ts'
import { formOf, signIn, type LoadPerson } from './people.ts'
import type { Letter } from './photos.ts'

export interface MixedTraffic {
  /** Milliseconds of each call that is no upload, by what it is for. */
  readonly took: ReadonlyMap<string, readonly number[]>
  readonly uploads: () => number
  /** Answers that nobody should get, by what was asked. */
  readonly errors: ReadonlyMap<string, number>
  readonly calls: () => number
  /** Nothing more is begun; waits for what was. */
  readonly stop: () => Promise<void>
}

/** How often anybody asks for something that is no upload. */
const CALLS_A_SECOND = 20
const SIGN_IN_EVERY_MS = 5_000
const DASHBOARD = ['/api/user/due', '/api/user/stats', '/api/user/analyses?limit=5'] as const
const TRACKER = '/api/disputes/unified'

/** People who look at their dashboards, follow how letters are read and sign in, at a pace that does not wait for answers,
 *  while so many others send letters one after another. */
export function startMixedTraffic({
  asking,
  mails,
  people,
  letters,
  senders,
}: {
  readonly asking: Asking
  readonly mails: MailServer
  readonly people: readonly LoadPerson[]
  readonly letters: readonly Letter[]
  readonly senders: number
}): MixedTraffic {
  const took = new Map<string, number[]>()
  const errors = new Map<string, number>()
  const over = new AbortController()
  const going = new Set<Promise<unknown>>()
  const tags = new Map<string, string>()
  const beingRead = new Set<string>()
  let [uploads, calls] = [0, 0]

  const counted = async (what: string, calling: Promise<Answer>): Promise<Answer> => {
    const answer = await calling
    calls += 1
    if (answer.status !== 200 && answer.status !== 304) {
      const name = `${what}: ${answer.status || 'no answer'}`
      errors.set(name, (errors.get(name) ?? 0) + 1)
    }
    return answer
  }
  const timed = async (what: string, calling: () => Promise<Answer>): Promise<Answer> => {
    const started = performance.now()
    const answer = await counted(what, calling())
    const times = took.get(what) ?? []
    took.set(what, times)
    times.push(performance.now() - started)
    return answer
  }
  const look = async (what: string, path: string, { token }: LoadPerson): Promise<void> => {
    const known = `${token} ${path}`
    const { tag } = await timed(what, () => asking.ask(path, { token, tag: tags.get(known) }))
    if (tag) tags.set(known, tag)
  }
  const lookAround = async (turn: number): Promise<void> => {
    const person = people[turn % people.length]!
    const kind = turn % 10
    if (kind < 5) return look('tracker', TRACKER, person)
    if (kind < 8) return look('dashboard', DASHBOARD[kind - 5]!, person)
    const letter = [...beingRead].at(-1)
    if (letter !== undefined) await timed('progress', () => asking.firstWord(`/api/analyses/${letter}/progress`))
  }
  const paced = async (everyMs: number, deed: (turn: number) => Promise<unknown>): Promise<void> => {
    const started = performance.now()
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      await pause(Math.max(0, started + turn * everyMs - performance.now()))
      const doing = deed(turn).finally(() => going.delete(doing))
      going.add(doing)
    }
  }
  const sender = async (lane: number): Promise<void> => {
    for (let turn = lane; !over.signal.aborted; turn += 1) {
      const { bytes, name } = letters[turn % letters.length]!
      const person = people[turn % people.length]!
      const id = randomUUID()
      beingRead.add(id)
      await counted(
        'upload',
        asking.ask('/api/analyze-strategic', {
          token: person.token,
          form: formOf(bytes, name),
          headers: { 'x-analysis-id': id },
        }),
      )
      beingRead.delete(id)
      uploads += 1
    }
  }
  const all = [
    paced(1000 / CALLS_A_SECOND, lookAround),
    paced(SIGN_IN_EVERY_MS, () =>
      signIn(asking, mails, `${randomUUID()}@example.com`, calling => timed('sign-in', calling)),
    ),
    ...Array.from({ length: senders }, (_, lane) => sender(lane)),
  ]
  return {
    took,
    errors,
    uploads: () => uploads,
    calls: () => calls,
    stop: async () => {
      over.abort()
      await Promise.all(all)
      await Promise.all(going)
    },
  }
}
