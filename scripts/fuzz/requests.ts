import fc, { type Arbitrary } from 'fast-check'
import type { Call } from '#contract/call.ts'
import { letterPdf } from '#server/reading/hostile-files.testing.ts'
import { mutated, type Random } from './mutate.ts'
import { ANY_ID, JUNK, spoilt, valuesOf } from './values.ts'

/** What a call is given, right or wrong. */
export interface CallInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  /** The body as it stands on the wire, where that itself is wrong. */
  readonly raw?: string
}

const BROKEN_JSON = ['{', '{"a":', '[]]', '\0', '"', '['.repeat(5000), '{"__proto__":1}', `"${'x'.repeat(1_100_000)}"`]

/** Inputs of a call: more than half as its schemas ask, the rest spoilt in one place or nothing but junk. */
export function inputsOf(call: Call): Arbitrary<CallInput> {
  const part = (schema: Call['body']): Arbitrary<unknown> => {
    if (!schema) return fc.constant(undefined)
    const values = valuesOf(schema)
    return fc.oneof(
      { weight: 5, arbitrary: values },
      { weight: 3, arbitrary: spoilt(values) },
      { weight: 1, arbitrary: JUNK },
    )
  }
  const raw = fc.oneof(
    { weight: 40, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...BROKEN_JSON) },
  )
  const body = part(call.body ?? call.multipart?.fields)
  return fc.record({ params: part(call.params), query: part(call.query), body, raw }).map(input => input as CallInput)
}

/** The same input with ids that exist in the places kept for them. */
export function withKnownIds(input: CallInput, known: readonly string[], random: Random): CallInput {
  if (known.length === 0) return input
  return JSON.parse(JSON.stringify(input).replaceAll(ANY_ID, () => known[random() % known.length]!)) as CallInput
}

export interface WireRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | undefined
}

/** The input as it goes over the wire. */
export function requestOf(call: Call, input: CallInput, random: Random): WireRequest {
  const params = recordOf(input.params)
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(asText(params[name])) || '%00')
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(recordOf(input.query))) query.append(asText(key), asText(value))
  const url = query.size > 0 ? `${path}?${String(query)}` : path
  if (call.method === 'GET') return { url, headers: {}, body: undefined }
  if (call.multipart) return { url, headers: {}, body: formOf(call.multipart.files, input.body, random) }
  const body = input.raw ?? (input.body === undefined ? undefined : JSON.stringify(input.body))
  return { url, headers: body === undefined ? {} : { 'content-type': 'application/json' }, body }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** As text that can stand in an address: half a surrogate pair becomes a question mark. */
function asText(value: unknown): string {
  return Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toString()
}

const LETTER = letterPdf('Coastal Recovery LLC. You owe $812.40 to Bank of Palo Duro. You will be arrested.')
const FILE_NAMES = ['letter.pdf', '../../x.pdf', '\ud800.pdf', '']

function formOf(names: readonly string[], fields: unknown, random: Random): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(recordOf(fields))) form.set(asText(key), asText(value))
  const files = random() % 4
  for (let i = 0; i < files; i += 1) {
    const bytes = random() % 2 === 0 ? LETTER : mutated(LETTER, LETTER, random)
    const field = names[random() % names.length] ?? 'file'
    form.append(field, new Blob([new Uint8Array(bytes)]), FILE_NAMES[random() % FILE_NAMES.length])
  }
  return form
}
