// npm start: makes everything ready, then runs the product until it is told to stop.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildPages, installPackages, node, ROOT } from './setup.mjs'

try {
  installPackages({ everything: false })
  buildPages()
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

const server = spawn(node(), [join(ROOT, 'src', 'server', 'main.ts')], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: process.env.DATA_DIR || join(ROOT, 'data') },
})
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
