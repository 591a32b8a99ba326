import { FormData, Pool, type Dispatcher } from 'undici'
import { anyAddress } from '#e2e/any-address.ts'

/** What came back, read to its end. */
export interface Answer {
  /** 0 when none came. */
  readonly status: number
  readonly text: string
  readonly tag: string | undefined
}

export interface Asking {
  readonly ask: (path: string, asked?: Asked) => Promise<Answer>
  /** Listens to a stream of events until the first word of it. */
  readonly firstWord: (path: string) => Promise<Answer>
  readonly close: () => Promise<void>
}

export interface Asked {
  readonly token?: string
  /** The version of the answer that is known already. */
  readonly tag?: string | undefined
  readonly json?: object
  readonly form?: FormData
  readonly headers?: Readonly<Record<string, string>>
}

/** Asks a server over connections that stay open, each call from another address: the product counts calls an address. */
export function askingAt(address: string, connections: number): Asking {
  const pool = new Pool(address, { connections, headersTimeout: 150_000, bodyTimeout: 150_000 })
  const answerTo = async (
    path: string,
    asked: Asked,
    read: (body: Dispatcher.ResponseData['body']) => Promise<string>,
  ): Promise<Answer> => {
    try {
      const { statusCode, headers, body } = await pool.request(requestFor(path, asked))
      const tag = headers['etag']
      return { status: statusCode, text: await read(body), tag: typeof tag === 'string' ? tag : undefined }
    } catch {
      return { status: 0, text: '', tag: undefined }
    }
  }
  return {
    ask: (path, asked = {}) => answerTo(path, asked, body => body.text()),
    firstWord: path =>
      answerTo(path, {}, async body => {
        for await (const chunk of body) return String(chunk) // leaving the loop hangs up
        return ''
      }),
    close: () => pool.close(),
  }
}

function requestFor(path: string, { token, tag, json, form, headers }: Asked): Dispatcher.RequestOptions {
  return {
    path,
    method: json || form ? 'POST' : 'GET',
    headers: {
      'x-forwarded-for': anyAddress(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(tag ? { 'if-none-match': tag } : {}),
      ...(json ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    body: json ? JSON.stringify(json) : (form ?? null),
  }
}
