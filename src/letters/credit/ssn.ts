import { isBlank, type Letter, type Run } from '#letters/letter.ts'

/** Whether the letter has a line for the last four digits of a Social Security number. */
export function asksForSsn(letter: Letter): boolean {
  return letter.blocks.some(block => 'lines' in block && block.lines.flat().some(isSsn))
}

/** The letter with the digits in their line, or without the line. Only what is printed goes through here: a kept letter
 *  never holds them.  @law decision 11 */
export function withSsn(letter: Letter, lastFour: string | undefined): Letter {
  return {
    ...letter,
    blocks: letter.blocks.map(block =>
      'lines' in block
        ? {
            ...block,
            lines: block.lines
              .filter(line => lastFour !== undefined || !line.some(isSsn))
              .map(line => line.map(run => (isSsn(run) ? { ...run, value: lastFour ?? '' } : run))),
          }
        : block,
    ),
  }
}

function isSsn(run: Run): run is Exclude<Run, string> {
  return isBlank(run) && run.blank === 'ssn-last-four'
}
