import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import forge from 'node-forge'

export interface SigningParts {
  /** Signs the deliveries. */
  readonly key: KeyObject
  /** The signing certificate, then the root that issued it. */
  readonly chain: string
  /** The root alone: who trusts the stand-in trusts this. */
  readonly root: string
}

const SIGNER = 'messageverificationcerts.paypal.com'
const DAYS = 825

/** A root of its own and a signing certificate under it, in the form of PayPal's chain. Made anew at each start. */
export function makeCertificates(now: Date): SigningParts {
  const root = keyPair()
  const leaf = keyPair()
  const rootCert = certificate({
    subject: 'Stand-in root',
    issuer: 'Stand-in root',
    of: root,
    by: root,
    now,
    isRoot: true,
  })
  const leafCert = certificate({ subject: SIGNER, issuer: 'Stand-in root', of: leaf, by: root, now, isRoot: false })
  return { key: leaf.privateKey, chain: `${leafCert}${rootCert}`, root: rootCert }
}

interface Keys {
  readonly publicKey: KeyObject
  readonly privateKey: KeyObject
}

function keyPair(): Keys {
  return generateKeyPairSync('rsa', { modulusLength: 2048 })
}

function certificate(made: {
  readonly subject: string
  readonly issuer: string
  readonly of: Keys
  readonly by: Keys
  readonly now: Date
  readonly isRoot: boolean
}): string {
  const cert = forge.pki.createCertificate()
  cert.publicKey = forge.pki.publicKeyFromPem(made.of.publicKey.export({ type: 'spki', format: 'pem' }) as string)
  cert.serialNumber = made.isRoot ? '01' : '02'
  cert.validity.notBefore = new Date(made.now.getTime() - 86_400_000)
  cert.validity.notAfter = new Date(made.now.getTime() + DAYS * 86_400_000)
  cert.setSubject([{ name: 'commonName', value: made.subject }])
  cert.setIssuer([{ name: 'commonName', value: made.issuer }])
  cert.setExtensions([
    { name: 'basicConstraints', cA: made.isRoot, critical: true },
    made.isRoot
      ? { name: 'keyUsage', keyCertSign: true, critical: true }
      : { name: 'keyUsage', digitalSignature: true, critical: true },
    ...(made.isRoot ? [] : [{ name: 'subjectAltName', altNames: [{ type: 2, value: SIGNER }] }]),
  ])
  const signer = made.by.privateKey.export({ type: 'pkcs1', format: 'pem' }) as string
  cert.sign(forge.pki.privateKeyFromPem(signer), forge.md.sha256.create())
  return forge.pki.certificateToPem(cert)
}
