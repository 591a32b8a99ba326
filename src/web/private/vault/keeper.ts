import { useSyncExternalStore } from 'react'
import type { LetterHere } from '#web/private/messages.ts'
import { answersHere } from '#web/private/mode.ts'
import { answerBytes, answerName, answersAmong, type KeptAnswer } from './kept-answers.ts'
import { namesOf } from './names.ts'
import { VaultError, type VaultFault } from './vault-error.ts'
import { hasVault, makeVault, onOtherTab, openVault, type Vault, wipeVault } from './vault.ts'

/** The vault as the pages show it. */
export interface VaultHere {
  readonly state: 'looking' | 'none' | 'locked' | 'open'
  readonly letters: readonly LetterHere[]
  readonly answers: readonly KeptAnswer[]
  /** Why the last change of a letter could not be kept. The letter itself is still there, in this tab. */
  readonly notKept: VaultFault | undefined
}

let open: Vault | undefined
let here: VaultHere = { state: 'looking', letters: [], answers: [], notKept: undefined }
/** The letters written in this visit, by id, as they are now. */
const written = new Map<string, KeptAnswer>()
let lastWrite: Promise<unknown> = Promise.resolve()
let isWatching = false
const listeners = new Set<() => void>()

export function useVault(): VaultHere {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      watch()
      return () => listeners.delete(listener)
    },
    () => here,
    () => here,
  )
}

/** Makes the vault and keeps every letter of this visit in it, from now on each change too.
 *  @throws (rejects) VaultError */
export async function makeVaultHere(passphrase: string): Promise<void> {
  await use(await makeVault(passphrase))
}

/** @throws (rejects) VaultError wrong-passphrase, gone, unavailable, full */
export async function openVaultHere(passphrase: string): Promise<void> {
  await use(await openVault(passphrase))
}

/** Takes a letter out of the vault. In this tab it stays until the page is closed. */
export async function takeOut(id: string): Promise<void> {
  const its = namesOf(id, [...((await open?.all())?.keys() ?? [])])
  await open?.write(new Map(its.map(name => [name, undefined])))
  show({
    letters: here.letters.filter(letter => letter.id !== id),
    answers: here.answers.filter(({ analysisId }) => analysisId !== id),
  })
}

/** A letter was written or changed by hand: it is kept as well, in the vault that is open or when one is opened. */
export async function keepAnswer(answer: KeptAnswer): Promise<void> {
  written.set(answer.id, answer)
  const isOf = (letter: LetterHere): boolean => letter.id === answer.analysisId
  if (!open || (answer.analysisId !== null && !here.letters.some(isOf))) return
  const vault = open
  // one after the other: the newest is written last
  const writing = lastWrite.then(() => vault.write(new Map([[answerName(answer), answerBytes(answer)]])))
  lastWrite = writing.catch(() => undefined)
  try {
    await writing
    show({ answers: [answer, ...here.answers.filter(({ id }) => id !== answer.id)], notKept: undefined })
  } catch (error) {
    show({ notKept: error instanceof VaultError ? error.fault : 'unavailable' })
  }
}

/** The whole vault as a file. It opens with the passphrase of now. */
export async function vaultCopy(): Promise<Blob> {
  if (!open) throw new VaultError('gone')
  return open.file()
}

/** @returns how many letters came  @throws (rejects) VaultError */
export async function bringIn(file: File, itsPassphrase: string): Promise<number> {
  if (!open) throw new VaultError('gone')
  const before = here.letters.length
  await open.takeIn(await file.text(), itsPassphrase)
  await learn(open)
  return here.letters.length - before
}

/** Everything of the vault is deleted, at once and for good. */
export async function wipe(): Promise<void> {
  open = undefined
  await wipeVault()
  show({ state: 'none', letters: [], answers: [], notKept: undefined })
}

async function use(vault: Vault): Promise<void> {
  open = vault
  await learn(vault)
  const server = await answersHere()
  for (const letter of server?.letters() ?? []) await keep(letter)
  for (const answer of written.values()) await keepAnswer(answer)
  show({ state: 'open' })
}

/** What the vault holds is known to this page from now on. */
async function learn(vault: Vault): Promise<void> {
  const server = await answersHere()
  const things = await vault.all()
  const letters = await server?.unpack(things)
  show({
    letters: (letters ?? []).toSorted((a, b) => (a.readAt < b.readAt ? 1 : -1)),
    answers: answersAmong(things),
  })
}

async function keep(letter: LetterHere): Promise<void> {
  const server = await answersHere()
  if (!open || !server) return
  const vault = open
  const writing = lastWrite.then(async () => vault.write(await server.pack(letter.id)))
  lastWrite = writing.catch(() => undefined)
  try {
    await writing
    const others = here.letters.filter(({ id }) => id !== letter.id)
    show({ letters: [letter, ...others], notKept: undefined })
  } catch (error) {
    show({ notKept: error instanceof VaultError ? error.fault : 'unavailable' })
  }
}

function watch(): void {
  if (isWatching) return
  isWatching = true
  void look()
  onOtherTab(() => void look())
  void answersHere()?.then(server => server.onChange(letter => void keep(letter)))
}

/** Another tab may have made the vault, or deleted it. */
async function look(): Promise<void> {
  const isThere = await hasVault()
  if (!isThere && open) {
    open = undefined
    return show({ state: 'none', letters: [], answers: [], notKept: 'gone' })
  }
  if (!open) show({ state: isThere ? 'locked' : 'none' })
}

function show(change: Partial<VaultHere>): void {
  here = { ...here, ...change }
  for (const listener of listeners) listener()
}
