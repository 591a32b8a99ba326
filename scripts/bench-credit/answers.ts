// Bureaus' answers of the corpus, printed as letters and read again.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { parse } from 'yaml'
import type { DisputedItem } from '#credit/bureau-answer.ts'
import { readBureauAnswer } from '#credit/read/read-answer.ts'
import type { Reader } from '#server/reading/read-upload.ts'
import { printHtml } from './print.ts'

interface LabelledAnswer {
  readonly id: string
  readonly html: string
  readonly context: {
    readonly disputed?: readonly { readonly item: string; readonly field?: string; readonly wanted?: string }[]
  }
  readonly expected: {
    readonly response_type: string
    readonly items: readonly {
      readonly creditor: string
      readonly result: string
      readonly disputed_field_changed?: boolean
    }[]
  }
}

export interface AnswerScore {
  readonly all: number
  readonly right: number
  readonly wrong: readonly string[]
}

/** An answer is right when its conclusion and the result of every item are as labelled. */
export async function scoreAnswers(reader: Reader, browser: Browser, folder: string): Promise<AnswerScore> {
  const names = readdirSync(folder)
    .filter(name => name.endsWith('.yaml'))
    .sort()
  const wrong: string[] = []
  for (const name of names) {
    const labelled = parse(readFileSync(join(folder, name), 'utf8'), { schema: 'core' }) as LabelledAnswer
    const bytes = await printHtml(browser, `<!doctype html><html><body>${labelled.html}</body></html>`)
    const result = await reader.read({ files: [{ name, bytes }], kind: 'credit-report' })
    if (result.kind !== 'read') throw new Error(`${name}: ${result.message}`)
    const answer = readBureauAnswer(result.paper, (labelled.context.disputed ?? []).map(disputedItem))
    const got = [
      answer.kind,
      ...answer.items.map(
        ({ creditor, result: one, disputedFieldChanged }) => `${creditor} ${one} ${disputedFieldChanged ?? ''}`,
      ),
    ]
    const { response_type, items } = labelled.expected
    const want = [
      response_type === 'reinsertion_notice' ? 'reinsertion' : response_type,
      ...items.map(
        ({ creditor, result: one, disputed_field_changed: changed }) =>
          `${creditor} ${one.replace('_', '-')} ${changed ?? ''}`,
      ),
    ]
    if (got.join('|') !== want.join('|')) wrong.push(`${labelled.id}: ${want.join(' | ')} read as ${got.join(' | ')}`)
  }
  return { all: names.length, right: names.length - wrong.length, wrong }
}

/** "HARBOR CARD 448830XXXX": who and which account. */
function disputedItem(
  { item, field, wanted }: { item: string; field?: string; wanted?: string },
  index: number,
): DisputedItem {
  const [, creditor, account] = /^(.*?)\s+(\S*[xX*]{2,}\S*(?:\s\d+)?)$/.exec(item)!
  return {
    id: `${index}`,
    creditor: creditor!,
    account: account!,
    ...(field ? { field } : {}),
    ...(wanted ? { wanted } : {}),
  }
}
