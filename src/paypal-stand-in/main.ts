import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { startStandIn } from './server.ts'

// Started by the product as a process of its own. It ends when whoever started it does: its input closes then.
const { STAND_IN_SECRET: secret, STAND_IN_FILE: file } = process.env
if (process.env['NODE_ENV'] === 'production' || !secret) {
  process.stderr.write('The stand-in for PayPal runs in development and tests only, and needs STAND_IN_SECRET.\n')
  process.exit(1)
}
if (file) mkdirSync(dirname(file), { recursive: true })
const { address, root } = await startStandIn({ secret, file, port: 0 })
process.stdout.write(`${JSON.stringify({ address, root })}\n`)
process.stdin.on('end', () => process.exit(0)).resume()
