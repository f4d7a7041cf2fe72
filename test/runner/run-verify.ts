import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { commandWords } from '#server/command-words.ts'

commandWords(
  `npm run verify

Formatting and lint, names, types, dependency rules and unused code, two at a time, ending with the first that has a fault.`,
  {},
)

const run = promisify(execFile)
const faulty = new AbortController()
// types take the longest
const names = ['typecheck', 'check', 'names', 'boundaries', 'unused']

await Promise.all([runInTurn(), runInTurn()])

async function runInTurn(): Promise<void> {
  for (let name = names.shift(); name; name = names.shift()) {
    const { code, stdout, stderr } = await run('npm', ['run', name], { maxBuffer: 1e9, signal: faulty.signal }).then(
      (output) => ({ ...output, code: 0 }),
      (fault) => fault,
    )
    if (faulty.signal.aborted) return
    process.stdout.write(`${stdout}${stderr}`)
    if (code === 0) continue
    // one that was ended by a signal has no code
    process.exitCode = 1
    faulty.abort()
  }
}
