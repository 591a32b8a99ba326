import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { newPasskey, newPasskeyOptions, passkeyLogin, passkeyOptions } from '#contract/passkeys.ts'
import { t } from '#web/language.tsx'
import { CallFailed, send } from '#web/api.ts'

/** Passkeys need a name: browsers make none for a bare IP address. */
export function canUsePasskeys(): boolean {
  return window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname)
}

// The library is fetched when a passkey is used: few people have one, and every phone loads this page.
const library = () => import('@simplewebauthn/browser')

export async function makePasskey(): Promise<void> {
  const { options } = await send(newPasskeyOptions, { body: {} })
  const { startRegistration } = await library()
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  await send(newPasskey, { body: { response: await startRegistration({ optionsJSON }) } })
}

export async function logInByPasskey() {
  const { options } = await send(passkeyOptions, { body: {} })
  const { startAuthentication } = await library()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return send(passkeyLogin, { body: { response: await startAuthentication({ optionsJSON }) } })
}

/** Words for what went wrong: the server's, or that the person or the device said no. */
export function passkeyFailure(error: Error): string {
  return error instanceof CallFailed ? error.message : t('No passkey was used. You can try again.')
}
