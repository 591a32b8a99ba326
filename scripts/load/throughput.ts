import { askingAt, type Asking } from './asking.ts'
import type { LoadPerson } from './people.ts'

const LIST = '/api/user/analyses?limit=5'
const TRACKER = '/api/disputes/unified'
const AT_ONCE = 16
const ROUNDS = 3
const ROUND_MS = 5_000

export interface Throughput {
  /** Answers a second. */
  readonly product: number
  readonly bare: number
}

/** How many of the dashboard's calls each gives a second, in turns: a list in full, and twice *nothing changed*, as an open
 *  page asks.  @throws when one of them answers anything else */
export async function measureThroughput(
  productAt: string,
  bareAt: string,
  people: readonly LoadPerson[],
): Promise<Throughput> {
  const [product, bare] = [askingAt(productAt, AT_ONCE), askingAt(bareAt, AT_ONCE)]
  try {
    const pages = await Promise.all(people.map(async ({ token }) => openPage(product, bare, token)))
    await Promise.all([product, bare].map(one => answersIn(one, pages, ROUND_MS / 2))) // both warm
    const counts = { product: 0, bare: 0 }
    for (let round = 0; round < ROUNDS; round += 1) {
      counts.product += await answersIn(product, pages, ROUND_MS)
      counts.bare += await answersIn(bare, pages, ROUND_MS)
    }
    const seconds = (ROUNDS * ROUND_MS) / 1000
    return { product: counts.product / seconds, bare: counts.bare / seconds }
  } finally {
    await Promise.all([product.close(), bare.close()])
  }
}

interface OpenPage {
  readonly token: string
  readonly listTag: string | undefined
  readonly trackerTag: string | undefined
}

async function openPage(product: Asking, bare: Asking, token: string): Promise<OpenPage> {
  const list = await product.ask(LIST, { token })
  const tracker = await product.ask(TRACKER, { token })
  await bare.ask('/replies', { json: { token, path: LIST, reply: JSON.parse(list.text) as object } })
  return { token, listTag: list.tag, trackerTag: tracker.tag }
}

async function answersIn({ ask }: Asking, pages: readonly OpenPage[], milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds
  let answers = 0
  const expect = async (status: number, path: string, asked: { token: string; tag?: string | undefined }) => {
    const answer = await ask(path, asked)
    if (answer.status !== status) throw new Error(`${path} answered ${answer.status} instead of ${status}.`)
    answers += 1
  }
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, lane) => {
      for (let turn = lane; performance.now() < end; turn += 1) {
        const { token, listTag, trackerTag } = pages[turn % pages.length]!
        await expect(200, LIST, { token })
        await expect(304, LIST, { token, tag: listTag })
        await expect(304, TRACKER, { token, tag: trackerTag })
      }
    }),
  )
  return answers
}
