import type { FastifyRequest } from 'fastify'
import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '#language/language.ts'

/** What whoever asks is answered in: the language chosen by the switch, else the one of ours their browser names first,
 *  else English. An answer that rests on it says so: `Vary: Cookie, Accept-Language`. What is refused
 *  before cookies are read goes by the browser. */
export function languageOf({
  cookies,
  headers,
}: Partial<Pick<FastifyRequest, 'cookies'>> & Pick<FastifyRequest, 'headers'>): Language {
  return ours(cookies?.[LANGUAGE_COOKIE]) ?? preferred(headers['accept-language']) ?? 'en'
}

/** @law RFC 9110 §12.5.4: ranges with weights; `q=0` is one not wanted. */
function preferred(header = ''): Language | undefined {
  const asked = header.split(',').map(range => {
    const [tag = '', weight] = range.split(/\s*;\s*q\s*=\s*/i)
    return { language: ours(tag.trim().toLowerCase().split('-')[0]), weight: weight === undefined ? 1 : Number(weight) }
  })
  return asked.filter(({ language, weight }) => language && weight > 0).toSorted((a, b) => b.weight - a.weight)[0]
    ?.language
}

function ours(tag: string | undefined): Language | undefined {
  return LANGUAGES.find(one => one === tag)
}
