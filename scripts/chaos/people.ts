import type { RunningProduct } from '#e2e/running-product.ts'
import { signedIn } from '#e2e/signed-in.ts'
import { letterPdf } from '#server/reading/hostile-files.testing.ts'

/** Of the product in every scenario. */
export const SETTINGS = { BILLING: 'off', LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' }
const LETTER = letterPdf('Coastal Recovery LLC. You owe $812.40 to Bank of Palo Duro. You will be arrested.')

export interface Answer {
  readonly status: number
  readonly code: string
  readonly retryAfter: number
  readonly json: unknown
  readonly id: string
}

/** Somebody new, signed in. */
export async function personAt(product: RunningProduct, email: string) {
  return personWith(product, await signedIn(product.address, email))
}

export function personWith({ address }: RunningProduct, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  return {
    ask: async (path: string) => answerOf(await fetch(`${address}${path}`, { headers })),
    sendLetter: async () => {
      const form = new FormData()
      form.set('state', 'CA')
      form.set('file', new Blob([new Uint8Array(LETTER)]), 'letter.pdf')
      return answerOf(await fetch(`${address}/api/analyze-strategic`, { method: 'POST', headers, body: form }))
    },
    writeDown: async () => {
      const body = JSON.stringify({ kind: 'contact', way: 'call', collector: 'Coastal', time_zone: 'America/Chicago' })
      const asJson = { ...headers, 'content-type': 'application/json' }
      return answerOf(await fetch(`${address}/api/contacts`, { method: 'POST', headers: asJson, body }))
    },
  }
}

export const askForCode = (product: RunningProduct, email: string) => post(product, '/api/auth/login', { email })

export async function post({ address }: RunningProduct, path: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' }
  return answerOf(await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }))
}

async function answerOf(response: Response): Promise<Answer> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  const json: unknown = isJson ? await response.json() : await response.arrayBuffer()
  const { code = '', analysis_id: id = '' } = json as { code?: string; analysis_id?: string }
  return { status: response.status, code, retryAfter: Number(response.headers.get('retry-after')), json, id }
}
