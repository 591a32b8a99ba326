import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { VaultError, type VaultFault } from './vault-error.ts'
import { hasVault, makeVault, onOtherTab, openVault, wipeVault } from './vault.ts'

const PASSPHRASE = 'seven herons over the mill pond'
const FEW = 100_000 // rounds: the number asked for a phone takes a quarter of a second each time
const bytes = (text: string) => new TextEncoder().encode(text)
const text = (found: Uint8Array | undefined) => found && new TextDecoder().decode(found)
const refused = (fault: VaultFault) => expect.objectContaining({ fault }) as VaultError

afterEach(async () => {
  vi.restoreAllMocks()
  await wipeVault()
})

describe('what is refused', () => {
  test('a wrong passphrase opens nothing, and says so', async () => {
    await (await makeVault(PASSPHRASE, FEW)).write(new Map([['letter', bytes('secret')]]))
    await expect(openVault('seven herons over the mill pool')).rejects.toEqual(refused('wrong-passphrase'))
    expect(text((await (await openVault(PASSPHRASE)).all()).get('letter'))).toBe('secret')
  })

  test('a second vault is not made over the first', async () => {
    const first = await makeVault(PASSPHRASE, FEW)
    await first.write(new Map([['letter', bytes('kept')]]))
    await expect(makeVault('another one entirely', FEW)).rejects.toEqual(refused('exists'))
    expect(text((await first.all()).get('letter'))).toBe('kept')
  })

  test('there is nothing to open where no vault is', async () => {
    expect(await hasVault()).toBe(false)
    await expect(openVault(PASSPHRASE)).rejects.toEqual(refused('gone'))
  })

  test('what another tab deleted is not written to, nor brought back', async () => {
    const here = await makeVault(PASSPHRASE, FEW)
    await wipeVault()
    await expect(here.write(new Map([['letter', bytes('late')]]))).rejects.toEqual(refused('gone'))
    await makeVault(PASSPHRASE, FEW)
    await expect(here.write(new Map([['letter', bytes('late')]]))).rejects.toEqual(refused('gone'))
  })

  test('when the phone is full nothing of it is written, and what was there stays', async () => {
    const vault = await makeVault(PASSPHRASE, FEW)
    await vault.write(new Map([['first', bytes('kept')]]))
    const { put } = Object.getOwnPropertyDescriptors(IDBObjectStore.prototype)
    let puts = 0
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function full(this: IDBObjectStore, ...thing) {
      if (++puts === 2) throw new DOMException('full', 'QuotaExceededError')
      return Reflect.apply(put.value!, this, thing)
    })
    const both = new Map([
      ['second', bytes('half')],
      ['third', bytes('half')],
    ])
    await expect(vault.write(both)).rejects.toEqual(refused('full'))
    vi.restoreAllMocks()
    expect([...(await vault.all()).keys()]).toEqual(['first'])
  })

  test('a browser that keeps nothing is told as such', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    expect(await hasVault()).toBe(false)
    await expect(makeVault(PASSPHRASE, FEW)).rejects.toEqual(refused('unavailable'))
  })
})

describe('a file of the vault', () => {
  test('brings everything to another phone, by the passphrase it was made with', async () => {
    const old = await makeVault(PASSPHRASE, FEW)
    const picture = crypto.getRandomValues(new Uint8Array(60_000))
    await old.write(new Map([['a/letter', bytes('Dear Sir')], ['a/page-1', picture]])) // prettier-ignore
    const file = await (await old.file()).text()
    await wipeVault()
    const fresh = await makeVault('an entirely new passphrase', FEW)
    await fresh.write(new Map([['a/letter', bytes('mine is newer')]]))
    expect(await fresh.takeIn(file, PASSPHRASE)).toBe(1)
    expect(text((await fresh.all()).get('a/letter'))).toBe('mine is newer')
    expect((await fresh.all()).get('a/page-1')).toEqual(picture)
    expect(await fresh.takeIn(file, PASSPHRASE)).toBe(0)
  })

  test('holds no name and no word of what is in it', async () => {
    const vault = await makeVault(PASSPHRASE, FEW)
    await vault.write(new Map([['collector-midland', bytes('I dispute this debt')]]))
    const file = await (await vault.file()).text()
    for (const word of ['collector-midland', 'dispute this debt', PASSPHRASE, btoa('I dispute this debt')])
      expect(file).not.toContain(word)
  })

  test('cut off anywhere, changed anywhere or robbed of an entry, is refused before anything of it is used', async () => {
    const vault = await makeVault(PASSPHRASE, FEW)
    await vault.write(new Map([['one', bytes('1')], ['two', bytes('2')]])) // prettier-ignore
    const file = await (await vault.file()).text()
    await wipeVault()
    const fresh = await makeVault('an entirely new passphrase', FEW)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 60, max: file.length - 1 }), async end => {
        await expect(fresh.takeIn(file.slice(0, end), PASSPHRASE)).rejects.toEqual(refused('damaged-file'))
      }),
      { numRuns: 30 },
    )
    const parts = JSON.parse(file) as { entries: { id: string; content: string }[] }
    const [first, second] = parts.entries
    const spoilt = [
      { ...parts, entries: [first] },
      { ...parts, entries: [first, { id: first!.id, content: second!.content }] },
      {
        ...parts,
        entries: [
          { id: first!.id, content: second!.content },
          { id: second!.id, content: first!.content },
        ],
      },
    ]
    for (const one of spoilt)
      await expect(fresh.takeIn(JSON.stringify(one), PASSPHRASE)).rejects.toEqual(refused('damaged-file'))
    expect([...(await fresh.all()).keys()]).toEqual([])
  })

  test('of something else, or with another passphrase, is told apart', async () => {
    const vault = await makeVault(PASSPHRASE, FEW)
    const file = await (await vault.file()).text()
    await expect(vault.takeIn('%PDF-1.7 of something', PASSPHRASE)).rejects.toEqual(refused('no-vault-file'))
    await expect(vault.takeIn(file, 'another passphrase')).rejects.toEqual(refused('wrong-passphrase'))
  })
})

test('another tab hears of every change', async () => {
  const heard = vi.fn<() => void>()
  const stop = onOtherTab(heard)
  const vault = await makeVault(PASSPHRASE, FEW)
  await vault.write(new Map([['letter', bytes('x')]]))
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2))
  await wipeVault()
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(3))
  stop()
})

test('what is taken out is gone, and what is written again is the newer', async () => {
  const vault = await makeVault(PASSPHRASE, FEW)
  await vault.write(new Map([['letter', bytes('first')]]))
  await vault.write(new Map([['letter', bytes('second')]]))
  expect(text((await vault.all()).get('letter'))).toBe('second')
  await vault.write(new Map([['letter', undefined]]))
  expect((await vault.all()).get('letter')).toBeUndefined()
  expect([...(await vault.all()).keys()]).toEqual([])
})
