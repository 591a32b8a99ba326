import { mkdirSync } from 'node:fs'
import { readConfig } from './config.ts'
import { clockFrom } from './clock.ts'
import { createLog } from './log.ts'
import { startServer } from './start.ts'

const read = readConfig(process.env)
if (read.kind === 'invalid') {
  process.stderr.write(`These settings are not right:\n${read.faults.map(fault => `  ${fault}\n`).join('')}`)
  process.exit(1)
}
const { config } = read
const log = createLog(config.logLevel)

try {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  const server = await startServer({ config, clock: clockFrom(config.testClock), log })
  if (server.mailAddress) process.stdout.write(`Mail comes in at ${server.mailAddress}\n`)
  const what = { all: 'Writeback', web: 'Writeback (web)', worker: 'Writeback (worker)' }[config.role]
  process.stdout.write(`${what} is ready at ${server.address}\n`)
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      log.info({ signal }, 'stopping: running work is finished or put back')
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ error: String(error) }, 'stopping failed')
          process.exit(1)
        },
      )
    })
  }
} catch (error) {
  process.stderr.write(`Writeback could not start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
