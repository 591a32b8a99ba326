// npm run dev: the server, started again when its files change, and the pages with instant updates.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { installPackages, node, ROOT } from './setup.mjs'

installPackages({ everything: true })
const env = { ...process.env, PORT: process.env.PORT || '3000', DATA_DIR: process.env.DATA_DIR || join(ROOT, 'data') }
const children = [
  spawn(node(), ['--watch-path', join(ROOT, 'src'), join(ROOT, 'src', 'server', 'main.ts')], { stdio: 'inherit', env }),
  spawn(node(), [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')], { stdio: 'inherit', env, cwd: ROOT }),
]
const stop = () => children.forEach(child => child.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
