import { readFileSync } from 'node:fs'

/** Logs a new person in by the calls themselves, with the code shown to whoever sits at the machine; gives the token. */
export async function signedIn(address: string, email: string): Promise<string> {
  const login = (body: object) =>
    fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, ...body }),
    }).then(jsonOf)
  const { development_code: code } = await login({})
  return String((await login({ code }))['token'])
}

/** Sends a letter of that person and waits until it is read; gives the id of its analysis. */
export async function analyzedLetter(address: string, token: string, file: string, state: string): Promise<string> {
  const form = new FormData()
  form.set('state', state)
  form.set('file', new Blob([readFileSync(file)]), 'letter')
  const headers = { authorization: `Bearer ${token}` }
  const reply = await fetch(`${address}/api/analyze-strategic`, { method: 'POST', body: form, headers })
  return String((await jsonOf(reply))['analysis_id'])
}

async function jsonOf(response: Response): Promise<Record<string, unknown>> {
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  return (await response.json()) as Record<string, unknown>
}
