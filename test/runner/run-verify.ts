import { spawnSync } from 'node:child_process'
import { commandWords } from '#server/command-words.ts'

commandWords(
  `npm run verify

Formatting and lint, names, types, dependency rules and unused code, ending with the first that has a fault.`,
  {},
)

for (const name of ['check', 'names', 'typecheck', 'boundaries', 'unused']) {
  const { status } = spawnSync('npm', ['run', name], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
