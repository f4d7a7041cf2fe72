import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { commandWords } from './command-words.ts'

// under `node --watch` nothing ends, not even a usage: the words are read before it begins
commandWords(
  `npm run dev

The same site as npm start, which reloads web and server as they are edited. Settings: docs/settings.md.`,
  {},
)

const watch = ['--watch-path=server', '--watch-path=domain', join(import.meta.dirname, 'start.ts'), '--dev']
const site = spawn(process.execPath, watch, { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void site.kill(signal))
site.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + constants.signals[signal ?? 'SIGTERM']
})
