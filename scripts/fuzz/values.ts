import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'

/** Stands for an id that exists, to be filled in when the call is made. */
export const ANY_ID = '00000000-0000-4000-8000-00000000a11d'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Values a schema of the contract takes, or nearly takes (what zod checks beyond JSON Schema may refuse some).
 *  Where it asks for an id, `ANY_ID` stands at times. */
export function valuesOf(schema: z.ZodType): Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline', cycles: 'ref' })
  return fromJson(json)
}

/** What no field waits for: wrong kinds, signs that databases and parsers choke on, numbers beyond every range. */
export const JUNK: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    '\0',
    '\ud800',
    '../../etc/passwd',
    "'; drop table people; --",
    '{{7*7}}',
  ),
  fc.constantFrom<unknown>(
    -1,
    0,
    1e308,
    -0.5,
    Number.MAX_SAFE_INTEGER + 1,
    2 ** 31,
    [],
    {},
    [[[[[]]]]],
    '9'.repeat(400),
  ),
  fc.constantFrom<unknown>(
    '0000-00-00',
    '2026-02-30',
    '9999-12-31T23:59:59Z',
    '١٢٣',
    '𝕏'.repeat(50),
    'x'.repeat(20_000),
  ),
  fc.constantFrom<unknown>(
    { constructor: { prototype: {} } },
    JSON.parse('{"__proto__":{"isAdmin":true}}'),
    '<script>x</script>',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
)

/** The same value with one part of it turned into junk, left out, or joined by one nobody asked for. */
export function spoilt(values: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc.tuple(values, JUNK, fc.nat(), fc.nat(5)).map(([value, junk, pick, how]) => spoil(value, junk, pick, how))
}

function spoil(value: unknown, junk: unknown, pick: number, how: number): unknown {
  if (typeof value !== 'object' || value === null || how === 0) return junk
  if (Array.isArray(value)) {
    if (value.length === 0 || how === 1) return [...(value as unknown[]), junk]
    if (how === 2) return Array<unknown>(200).fill(value[pick % value.length])
    const at = pick % value.length
    return value.map((item: unknown, index) => (index === at ? spoil(item, junk, pick >> 3, how) : item))
  }
  const entries = Object.entries(value)
  if (entries.length === 0 || how === 1) return { ...value, [typeof junk === 'string' ? junk : 'extra']: junk }
  const at = pick % entries.length
  if (how === 2) return Object.fromEntries(entries.filter((_, index) => index !== at))
  return Object.fromEntries(
    entries.map(([key, item], index) => [key, index === at ? spoil(item, junk, pick >> 3, how) : item]),
  )
}

function fromJson(schema: NonNullable<JsonSchema['items']>): Arbitrary<unknown> {
  if (typeof schema === 'boolean' || Array.isArray(schema)) return fc.jsonValue({ maxDepth: 2 })
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(choice => fromJson(choice)))
  switch (schema.type) {
    case 'string':
      return textOf(schema)
    case 'integer':
    case 'number':
      return numberOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array': {
      const items = schema.items ? fromJson(schema.items) : fc.jsonValue()
      const minLength = schema.minItems ?? 0
      return fc.array(items, { minLength, maxLength: Math.max(minLength, Math.min(schema.maxItems ?? 4, 4)) })
    }
    case 'object':
      return objectOf(schema)
    default:
      return fc.oneof(
        fc.jsonValue({ maxDepth: 2 }),
        fc.date({ noInvalidDate: true }).map(day => day.toISOString()),
      )
  }
}

function objectOf(schema: JsonSchema): Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema
  const fields = Object.entries(properties).map(([name, field]) => {
    const isEmail = /email/i.test(name) && typeof field === 'object' && field.type === 'string'
    return [name, isEmail ? FORMATS['email']! : fromJson(field)] as const
  })
  const own = fc.record(Object.fromEntries(fields), { requiredKeys: required })
  if (typeof additionalProperties !== 'object' || fields.length > 0) return own
  const names = (propertyNames ? fromJson(propertyNames) : fc.string({ maxLength: 12 })) as Arbitrary<string>
  return fc.dictionary(names, fromJson(additionalProperties), { maxKeys: 4 })
}

const FORMATS: Readonly<Record<string, Arbitrary<string>>> = {
  uuid: fc.uuid(),
  email: fc.nat(1000).map(number => `person${number}@example.com`),
  date: fc
    .date({ min: new Date('2015-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    .map(day => day.toISOString().slice(0, 10)),
  'date-time': fc
    .date({ min: new Date('2015-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    .map(day => day.toISOString()),
  uri: fc.webUrl(),
}

function textOf(schema: JsonSchema): Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 200 } = schema
  if (format === 'uuid')
    return fc.oneof({ weight: 3, arbitrary: fc.constant(ANY_ID) }, { weight: 1, arbitrary: fc.uuid() })
  if (format && FORMATS[format]) return FORMATS[format]
  if (pattern) return fc.stringMatching(new RegExp(pattern.replaceAll(/\(\?[=!][^)]*\)/g, ''), 'u'))
  const words = fc.constantFrom(
    'Dana Whitfield',
    '1 Elm Street, Houston, TX 77002',
    '812.40',
    'Coastal Recovery LLC',
    '2026-09-14',
    'I dispute this debt.',
  )
  return fc
    .oneof(words, fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, 60) }))
    .map(text => (text.length < minLength ? text.padEnd(minLength, 'x') : text.slice(0, maxLength)))
}

function numberOf({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema): Arbitrary<number> {
  const min = minimum ?? (typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : -1000)
  const max = maximum ?? (typeof exclusiveMaximum === 'number' ? exclusiveMaximum - 1 : 1_000_000)
  if (type === 'integer') return fc.integer({ min: Math.ceil(min), max: Math.max(Math.ceil(min), Math.floor(max)) })
  return fc.double({ min, max: Math.max(min, max), noNaN: true })
}
