import { constants } from 'node:os'
import { launch } from './launch.ts'

// npm start, and with --dev npm run dev: starts the application, passes on that it is to end, and ends with its status.

const application = launch({
  development: process.argv.includes('--dev'),
  env: process.env,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (application.connected) application.disconnect()
  })
}
application.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + constants.signals[signal ?? 'SIGTERM']
})
