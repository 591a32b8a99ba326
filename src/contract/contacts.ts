import { z } from 'zod'
import { CONTACT_WAYS, PLACES, REQUESTS } from '#disputes/contacts/contact.ts'
import { call } from './call.ts'

const day = z.iso.date()
const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Give the time as 17:30.')

/** What may be added to a contact later. What is not said shows nothing. */
const contactDetails = z.object({
  number: z.string().trim().max(60).optional(),
  words: z.string().trim().max(2000).optional(),
  talked: z.boolean().optional(),
  asked_for: z.boolean().optional(),
  place: z.enum(PLACES).optional(),
  at_bad_time_or_place: z.boolean().optional(),
  third_party: z
    .object({
      who: z.enum(['spouse-or-lawyer', 'somebody-else']),
      told: z.enum(['debt', 'only-asked-where', 'not-sure']),
    })
    .optional(),
  only_last_notice: z.boolean().optional(),
  has_proof: z.boolean().optional(),
})

export type ContactDetails = z.output<typeof contactDetails>

const entry = z.object({
  id: z.uuid(),
  kind: z.enum(['contact', 'request']),
  way: z.enum(CONTACT_WAYS).nullable(),
  request: z.enum(REQUESTS).nullable(),
  in_writing: z.boolean(),
  /** The day and the time where the person was. */
  on: day,
  at: clockTime.nullable(),
  written_at_once: z.boolean(),
  details: contactDetails,
})

export type ContactEntry = z.output<typeof entry>

const finding = z.object({
  rule_id: z.string(),
  title: z.string(),
  shows: z.string(),
  entries: z.array(z.uuid()),
  evidence: z.enum(['documented', 'noted', 'remembered']),
  strength: z.enum(['strong', 'likely', 'possible']),
  requirement: z.string(),
  would_change: z.array(z.string()),
  cites: z.array(z.string()),
})

export type ContactFinding = z.output<typeof finding>

const debt = z.object({
  collector: z.string(),
  analysis_id: z.uuid().nullable(),
  entries: z.array(entry),
  findings: z.array(finding),
  /** What the log answers of the questions about a letter, under the names the questions have there. */
  consumer_facts: z.record(z.string(), z.unknown()),
})

export type ContactDebt = z.output<typeof debt>

/** One debt is one letter, or one name where there is no letter: the limit on calls counts for each debt. */
export const contactLog = call({
  method: 'GET',
  path: '/api/contacts',
  summary: 'One’s log of calls, texts, e-mails and visits, debt by debt, and what it shows.',
  reply: z.object({ success: z.literal(true), debts: z.array(debt) }),
})

const about = {
  collector: z.string().trim().min(1).max(200),
  analysis_id: z.uuid().optional(),
  /** An IANA name: hours count where the person is. */
  time_zone: z.string().min(1).max(60),
  /** Absent: now. */
  on: day.optional(),
  at: clockTime.optional(),
}

export const logContact = call({
  method: 'POST',
  path: '/api/contacts',
  summary: 'Writes down a contact, or what one told the collector to stop.',
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('contact'), way: z.enum(CONTACT_WAYS), details: contactDetails.default({}), ...about }),
    z.object({ kind: z.literal('request'), request: z.enum(REQUESTS), in_writing: z.boolean(), ...about }),
  ]),
  reply: z.object({ success: z.literal(true), id: z.uuid() }),
})

export const changeContact = call({
  method: 'POST',
  path: '/api/contacts/:id',
  summary: 'Adds what was left out of a contact. Its day, its time and when it was written down stay.',
  params: z.object({ id: z.uuid() }),
  body: contactDetails,
  reply: z.object({ success: z.literal(true) }),
})

export const deleteContact = call({
  method: 'DELETE',
  path: '/api/contacts/:id',
  summary: 'Deletes an entry of the log.',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ success: z.literal(true) }),
})
