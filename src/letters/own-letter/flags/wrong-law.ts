import { attributed, defineFlag, phrases, type Guard } from '#letters/own-letter/define-flag.ts'
import { clauseAround, type OwnLetter } from '#letters/own-letter/own-letter.ts'
import { all } from '#letters/own-letter/vocabulary.ts'
import { unregisteredCitations } from '#letters/print-citation.ts'
import type { Span } from '#letters/split-sentences.ts'

const MUST = String.raw`(?:must|are required|is required|required by law|have to|has to|shall|obligated|obliged|legally|by law|the law (?:says|requires)|fdcpa (?:says|requires)|need to)`
const HOURS = String.raw`(?:\d+|twenty[- ]four|forty[- ]eight|seventy[- ]two) ?(?:hours?|hrs?)`

/** "I am not relying on …", "I know you need not …". */
const disclaimed: Guard = before =>
  /\b(?:not|never|n't)\s+(?:\w+\s+){0,2}(?:rely|relying|claim|claiming|ask|asking|say|saying|argue|arguing|suggest|need|mean|required?)\b[^.;]*$/i.test(
    before,
  )

const phrasesOfMyth = phrases({
  patterns: [
    // statutes that have nothing to say to a collector
    all(String.raw`\bhipaa\b[^.;]{0,80}`),
    all(String.raw`\b(?:freedom of information|foia|the privacy act)\b[^.;]{0,80}`),
    all(String.raw`\b(?:ucc|u\.c\.c\.|uniform commercial code)\b[^.;]{0,80}`),
    all(String.raw`\b(?:section|sec\.?|§) ?6\d\d\b[^.;]{0,80}|\b609 (?:letter|request|dispute)\b`),
    all(String.raw`\b(?:section|sec\.?|§) ?(?!8(?:0[2-9]|1\d)\b)\d{3,4} of the (?:fdcpa|fair debt)[^.;]{0,60}`),
    all(
      String.raw`\b(?:fifth|first|fourth|fourteenth|thirteenth|seventh|5th|1st|4th|13th|14th|7th) amendment\b|\bbill of rights\b|\b(?:under|my|violat\w+|by) (?:the )?(?:u\.?s\.? )?constitution(?:al)?(?: rights?)?\b|\bunconstitutional\b`,
    ),
    all(
      String.raw`\b(?:common[- ]law|admiralty|maritime law|strawman|straw man|accepted for value|a4v|redemption process|magna carta|freem[ae]n|sovereign (?:citizen|man|individual)|flesh and blood|bill of exchange|fiat (?:money|currency)|federal reserve note|without prejudice ucc)\b[^.;]{0,60}`,
    ),
    all(
      String.raw`\b(?:gramm|glba|patriot act|civil rights act|uncitral|geneva)\b[^.;]{0,80}|\b(?:a|federal|is|makes? it|class \w) (?:felony|misdemeanou?r)\b[^.;]{0,40}|\b(?:rico|racketeering|mail fraud|wire fraud|federal crime|treason)\b[^.;]{0,60}`,
    ),
    // what verification does not need
    all(String.raw`\bwet[- ]?ink\b[^.;]{0,40}|\bwet signature\b`),
    all(
      String.raw`\b${MUST}\b[^.;]{0,80}\b(?:original|signed|certified) (?:\w+ ){0,2}?(?:contract|agreement|note|application|signature|document\w*|copy|paperwork)\b`,
    ),
    all(
      String.raw`\b(?:without|unless)\b[^.;]{0,40}\b(?:original|signed) (?:\w+ ){0,2}?(?:contract|agreement|note|application)\b[^.;]{0,60}\b(?:no debt|void|invalid|nothing|cannot|can't|not (?:valid|legal|enforceable))\b[^.;]{0,20}`,
    ),
    all(String.raw`\b${MUST}\b[^.;]{0,80}\b(?:notari[sz]ed|sworn|affidavit|under penalty of perjury|under oath)\b`),
    all(
      String.raw`\b(?:want|demand|need|send|provide|show|produce|insist on|expect)\b[^.;]{0,70}\b(?:sworn|notari[sz]ed|affidavit|under penalty of perjury|under oath|certified true copy)\b[^.;]{0,50}`,
    ),
    all(
      String.raw`\b(?:want|demand|produce|show me|insist on)\b[^.;]{0,30}\boriginal (?:signed )?(?:contract|agreement|note|application|documents?)\b[^.;]{0,60}\bor\b[^.;]{0,50}`,
    ),
    all(
      String.raw`\b(?:fdcpa|fcra|fair debt\w*(?: \w+){0,4}|federal law|the law|the statute)\b[^.;]{0,25}\b(?:says?|gives?|requires?|allows?|only gives)\b[^.;]{0,40}\byou\b[^.;]{0,30}\b(?:\d+|ten|fifteen|thirty|forty-five) (?:\w+ )?(?:days?|hours?)\b[^.;]{0,30}`,
    ),
    all(
      String.raw`\b(?:licen[sc]ed?|registered|bonded|certified|approved)\b[^.;]{0,20}\b(?:from|by|with|through) (?:the )?(?:ftc|federal trade commission|cfpb|federal government|irs|treasury|secretary of state of the united states)\b[^.;]{0,30}`,
    ),
    // consequences the law does not have
    all(
      String.raw`\b(?:debt|claim|account|alleged debt|it|this|balance|matter)\b[^.;]{0,30}?\b(?:is|becomes?|will be|will become|shall be|shall become|are|considered|deemed|automatically|legally|gets?)\b(?: (?:legally|automatically|hereby|now|by law|considered|deemed|therefore|then|null and))* (?:null|void(?:ed)?|invalid|forgiven|erased|uncollectible|unenforceable|wiped out|cancelled by law|canceled by law|extinguished)\b`,
    ),
    all(String.raw`\b(?:you have|you've got|have|got|given)(?: only)? ${HOURS}\b[^.;]{0,60}`),
    all(
      String.raw`\b(?:within|in) ${HOURS}\b[^.;]{0,40}\b(?:or|to|means|delete|remove|respond|prove|answer|comply|void)\b[^.;]{0,40}`,
    ),
    all(
      String.raw`\bcharg(?:ed?|e)[- ]?off\b[^.;]{0,50}\b(?:so|means|therefore|and)\b[^.;]{0,40}\b(?:not owe|n't owe|no longer|forgiven|cancel\w*|gone|already been paid|written off)\b`,
    ),
    all(
      String.raw`\b(?:medical|hospital) (?:debts?|bills?|collections?|accounts?)\b[^.;]{0,60}\b(?:cannot|can't|not allowed|illegal|banned|prohibited|may not|can no longer|no longer)\b[^.;]{0,40}\b(?:credit|report\w*|bureau\w*)`,
    ),
    all(
      String.raw`\b(?:no|never (?:had|signed|made) (?:a|any)|don'?t have (?:a|any)|do not have (?:a|any))(?: \w+)? (?:contract|agreement) with (?:you|your company)\b[^.;]{0,20}\b(?:so|therefore|thus|meaning|which means)\b[^.;]{0,60}`,
    ),
    all(
      String.raw`\b(?:securiti[sz]ed|sold on wall street|tax write[- ]?off)\b[^.;]{0,60}\b(?:so|means|therefore|already|no longer)\b[^.;]{0,50}`,
    ),
  ],
  unless: [disclaimed, attributed],
  notIn: /\bbankrupt\w*\b|\bdischarged by\b/i,
})

/** Sections outside the laws a collection letter can rest on: criminal law, or a section that does not exist. */
const FOREIGN = /^(?:18 USC|15 USC 1692[q-z]|15 USC 16(?!01|43|66|79|81|91|92|93)\d|42 USC 1983|5 USC 552)/

function foreignSections(letter: OwnLetter): readonly Span[] {
  return letter.sentences.flatMap(({ start, end }) => {
    const words = letter.unquoted.slice(start, end)
    const foreign = unregisteredCitations(words).filter(cited => FOREIGN.test(cited))
    const [first] = foreign
    if (first === undefined) return []
    const [title = '', code = '', section = ''] = first.split(' ')
    const at = words.search(
      new RegExp(
        String.raw`\b${title}\s*${code.split('').join('[.\\s]*')}\.?[\s§]*${section.replace(/[()]/g, '\\$&')}`,
        'i',
      ),
    )
    return at === -1 ? [] : [clauseAround(letter, start + at, start + at + 1)]
  })
}

export const wrongLaw = defineFlag({
  flag: 'wrong-law',
  severity: 'high',
  why: 'The law does not say this. A collector who sees it will take the rest of the letter less seriously.',
  improve: 'Leave it out. Ask for verification under 15 USC 1692g(b), or for a copy of what they rely on.',
  repair: { does: 'remove' },
  find: letter => [...phrasesOfMyth(letter), ...foreignSections(letter)],
})
