import { RULES } from '#law/rules/index.ts'
import type { Scores, Share } from './score.ts'
import { shortfalls } from './targets.ts'

/** The scores as lines to read. */
export function report(scores: Scores): string {
  const { medianMilliseconds: milliseconds } = scores
  const lines = [
    `letters                       ${scores.letters}`,
    `precision                     ${share(scores.precision)}`,
    `precision with worth asking   ${share(scores.precisionWithAsking)}`,
    `recall, face and absence      ${share(scores.recall)}`,
    `recall with worth asking      ${share(scores.recallWithAsking)}`,
    `recall, all expected          ${share(scores.recallOverAll)}`,
    `macro F1, face and absence    ${scores.macroF1.toFixed(3)}`,
    `quote overlap (F1, mean)      ${scores.meanQuoteOverlap.toFixed(3)}`,
    `court papers stopped          ${share(scores.courtPapers)}`,
    `kind of paper                 ${share(scores.kinds)}`,
    `milliseconds a letter, median ${milliseconds.both.toFixed(2)} (reading ${milliseconds.reading.toFixed(2)}, judging ${milliseconds.judging.toFixed(2)})`,
    ...listed('below target', shortfalls(scores)),
    '',
    ...Object.entries(scores.fields).map(([field, one]) => `field ${field.padEnd(23)} ${share(one)}`),
    '',
    ...listed('false findings on compliant letters', scores.falseOnCompliant),
    ...listed('the same with worth asking', scores.falseOnCompliantWithAsking),
    ...listed('findings the labels forbid', scores.forbidden),
    ...listed('taken for court papers', scores.falseCourtPapers),
    ...listed('wrong kind', scores.wrongKinds),
    ...listed(
      'wrong field',
      scores.wrongFields.map(
        ({ letter, field, read, expected }) =>
          `${letter} ${field}: ${JSON.stringify(read)}, not ${JSON.stringify(expected)}`,
      ),
    ),
    '',
    'rule                                         found missed wrong   F1  where missed / where wrong',
    ...scores.rules
      .filter(({ missed, wrong }) => missed.length + wrong.length > 0)
      .map(({ rule, found, missed, wrong, f1 }) =>
        [
          rule.padEnd(44),
          String(found.length).padStart(5),
          String(missed.length).padStart(6),
          String(wrong.length).padStart(5),
          f1.toFixed(2).padStart(5),
          ` ${missed.join(' ')}${wrong.length > 0 ? ` / ${wrong.join(' ')}` : ''}${RULES.some(({ id }) => id === rule) ? '' : '  (not encoded)'}`,
        ].join(' '),
      ),
  ]
  return `${lines.join('\n')}\n`
}

function share({ of, right }: Share): string {
  return `${of === 0 ? '-' : (right / of).toFixed(3)}  (${right} of ${of})`
}

function listed(title: string, items: readonly string[]): string[] {
  return [`${title}: ${items.length}`, ...items.map(item => `  ${item}`)]
}
