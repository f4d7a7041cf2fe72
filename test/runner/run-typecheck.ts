import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { commandWords } from '#server/command-words.ts'

commandWords(
  `npm run typecheck

Checks the types of every part of the project, ending with the first that has a fault.`,
  {},
)

const modules = join(import.meta.dirname, '../../node_modules')
// each further checker checks much of the same anew: four of them take three times as much of two processors as one
const compile = (project: string) => [
  join(modules, '@typescript/native/bin/tsc'),
  '--project',
  project,
  '--checkers',
  '1',
]
const commands = [
  [join(modules, '@react-router/dev/bin.cjs'), 'typegen'],
  ...['domain', 'server', 'web', 'web/worker', 'test', '.'].map(compile),
]
for (const words of commands) {
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit', cwd: join(modules, '..') })
  if (status !== 0) process.exit(status ?? 1)
}
