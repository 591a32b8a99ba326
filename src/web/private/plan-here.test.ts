import { beforeAll, describe, expect, test } from 'vitest'
import type { OfflinePlan, SignedPlan } from '#contract/private-mode.ts'
import { sha256, toBase64Url } from './bytes.ts'
import { openHere, planAt } from './plan-here.ts'

const HOUR = 60 * 60
const NOW = 1_800_000_000
const ACCOUNT = 'dana@example.com'
const moment = { now: NOW, latest: NOW, account: ACCOUNT }

let keys: CryptoKeyPair
let plan: OfflinePlan

beforeAll(async () => {
  keys = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  plan = {
    version: 1,
    account: toBase64Url(await sha256(new TextEncoder().encode(ACCOUNT))),
    opens: { everything: true, enhance: true, files: true },
    issued_at: NOW - HOUR,
    ends_at: NOW + HOUR,
  }
})

describe('opens nothing but what the free plan opens', () => {
  test.each([
    ['when its time is over', { now: NOW + 2 * HOUR }, 'ended'],
    ['at the very second it ends', { now: NOW + HOUR }, 'ended'],
    ['when the clock is behind the latest time seen', { latest: NOW + 2 * HOUR }, 'clock-set-back'],
    ['when the clock is behind the day it was signed', { now: NOW - 3 * HOUR, latest: 0 }, 'clock-set-back'],
    ['for another account', { account: 'other@example.com' }, 'other-account'],
    ['when nobody is signed in', { account: undefined }, 'other-account'],
  ] as const)('%s', async (_, change, why) => {
    const here = await planAt(await signed(plan), { ...moment, ...change })
    expect(here).toEqual({ kind: 'free', why })
    expect(openHere(here)).toMatchObject({
      result: { seesAllFindings: false, seesFullLetter: false },
      makesFiles: false,
    })
  })

  test('when a word of it was changed, it was signed with another key, or it is of another kind', async () => {
    const good = await signed({ ...plan, opens: { everything: false, enhance: false, files: false } })
    const other = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
    for (const bad of [
      { ...good, plan: (await signed(plan)).plan },
      { ...(await signed(plan, other)), public_key: good.public_key },
      { ...good, signature: good.signature.slice(0, -4) },
      { ...good, public_key: 'none' },
      await signed({ ...plan, version: 2 as 1 }),
    ])
      expect(await planAt(bad, moment)).toEqual({ kind: 'free', why: 'not-signed' })
  })
})

test('opens what was bought until it ends, and a clock that was set right by the network does no harm', async () => {
  const here = await planAt(await signed(plan), { ...moment, latest: NOW + HOUR / 2 })
  expect(here).toEqual({ kind: 'plan', plan })
  expect(openHere(here)).toMatchObject({ result: { seesAllFindings: true, canDownload: true }, makesFiles: true })
  const files = await signed({ ...plan, opens: { everything: false, enhance: true, files: true } })
  const some = openHere(await planAt(files, moment))
  expect(some).toMatchObject({ result: { seesAllFindings: false, canEnhance: true }, makesFiles: true })
})

async function signed(some: OfflinePlan, by = keys): Promise<SignedPlan> {
  const bytes = new TextEncoder().encode(JSON.stringify(some))
  const signature = await crypto.subtle.sign('Ed25519', by.privateKey, bytes)
  const key = await crypto.subtle.exportKey('raw', by.publicKey)
  return {
    plan: toBase64Url(bytes),
    signature: toBase64Url(new Uint8Array(signature)),
    public_key: toBase64Url(new Uint8Array(key)),
  }
}
