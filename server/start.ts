import { constants } from 'node:os'
import { commandWords } from './command-words.ts'
import { launch } from './launch.ts'

const { dev } = commandWords(
  `npm start

Builds the web application if its sources have changed, and serves the site until Ctrl-C. Settings: docs/settings.md.`,
  // of npm run dev, which does not build
  { options: { dev: { type: 'boolean', default: false } } },
).values

// passes on that the application is to end, and ends with its status
const PARENT_CHECK_MS = 500

const application = launch({
  development: dev,
  env: process.env,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
const end = () => {
  if (application.connected) application.disconnect()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
if (process.env.npm_lifecycle_event) endWithParent()
application.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + constants.signals[signal ?? 'SIGTERM']
})

/** npm puts a shell in between, which passes no signal on: it is gone, and the npm that was told to end too. */
function endWithParent(): void {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) end()
  }, PARENT_CHECK_MS).unref()
}
