import { known } from '#law/fact.ts'
import { evidenceOfWords } from '#reading/evidence.ts'
import type { Atom } from '#reading/language/atoms.ts'
import type { ReadLine } from '#reading/lines.ts'
import { evidenceIn } from '#reading/run.ts'
import type { FoundFacts, ReadText } from './finder.ts'
import { matchesOf } from '#reading/matches.ts'

const OTHER_PHONE =
  /\b(?:fax|facsimile|tty|tdd|clerk|court|ftc|cfpb|bureau|hotline|legal aid|creditor's)\b[^\d]{0,40}$/i
const COURT_PHONE = /\b(?:clerk|court)\b/i
const COUNSEL = /\b(?:attorneys?|counsel|law|llp|pllc|esq|sbn|bar no)\b/i
const NEAR = 80
const PUBLIC_SITE = /\.gov(?:\/|$)|wdfi\.org|ftc|cfpb|consumerfinance|annualcreditreport|aaa\.org|adr\.org/i
const LICENSE =
  /\b(?:licen[sc]e|permit|registration|nmls|dcwp|bond)\b(?:\s+(?:id|no|nos|number|numbers|#))?[.:#]*\s*((?:no\.?\s*)?[A-Z]{0,4}[-#]?\d[\w-]{2,})/gi

/** Telephone, e-mail, web address and licence numbers of the sender. Fax, TTY and official numbers are not the sender's. */
export function findContact(text: ReadText, soFar: Readonly<FoundFacts>): FoundFacts {
  const phones = placed(text, 'phone').filter(
    ({ line, before }) => !OTHER_PHONE.test(before) && !isCourts(line, before),
  )
  const inCourt = soFar.courtName?.known === true
  const phone = inCourt ? phones.find(({ line }) => COUNSEL.test(line.text)) : phones[0]
  const email = placed(text, 'email').find(({ line }) => !/^(?:to|para|cc)\s*:/i.test(line.text))
  const website = placed(text, 'url').find(({ atom }) => !PUBLIC_SITE.test(atom.norm))
  return {
    ...(phone ? { collectorPhone: known(phone.atom.text, { evidence: [words(text, phone)] }) } : {}),
    ...(email ? { collectorEmail: known(email.atom.norm, { evidence: [words(text, email)] }) } : {}),
    ...(website ? { collectorWebsite: known(website.atom.norm, { evidence: [words(text, website)] }) } : {}),
    ...licences(text),
  }
}

interface Placed {
  readonly line: ReadLine
  readonly atom: Atom
  readonly before: string
}

function placed(text: ReadText, kind: Atom['kind']): Placed[] {
  const found: Placed[] = []
  for (const line of text.lines) {
    for (const atom of line.atoms) {
      if (atom.kind !== kind) continue
      const start = line.starts[atom.firstWord - line.first] ?? 0
      found.push({ line, atom, before: line.text.slice(Math.max(0, start - NEAR), start) })
    }
  }
  return found
}

function isCourts(line: ReadLine, before: string): boolean {
  return COURT_PHONE.test(before) && !COUNSEL.test(before) && line.text.length < 200
}

function words(text: ReadText, { line, atom }: Placed): ReturnType<typeof evidenceOfWords> {
  return evidenceOfWords(text, line.page, atom.firstWord, atom.lastWord)
}

function licences(text: ReadText): FoundFacts {
  const found = text.lines.flatMap(line =>
    matchesOf(LICENSE, line.text).map(match => ({
      number: match[1]!,
      evidence: evidenceIn(text, line, match.index, match.index + match[0].length),
    })),
  )
  return found.length > 0
    ? {
        collectorLicenseNumbers: known(
          found.map(({ number }) => number),
          { evidence: found.map(({ evidence }) => evidence) },
        ),
      }
    : {}
}
