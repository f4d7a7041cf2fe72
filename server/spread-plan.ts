import { commandWords } from './command-words.ts'
import { planSpread } from './platform/spreading/plan.ts'
import { sayObstacles } from './platform/spreading/say-obstacles.ts'
import { readSchema } from './platform/spreading/schema.ts'
import { withDatabase } from './with-database.ts'

commandWords(
  `npm run spread:plan

The statements that put this site's database on several nodes with Citus, and what they do not solve
(docs/decisions/0096-a-database-spread-by-company.md). It changes nothing.`,
  {},
)

await withDatabase(async (db) => {
  const { prepare, spread, connect, obstacles } = planSpread(await readSchema(db))
  say(['-- Not solved by these statements:', ...sayObstacles(obstacles).map((line) => `-- ${line}`)])
  say(['', '-- 1. On any PostgreSQL.', 'begin;', ...ended(prepare), 'commit;'])
  say(['', '-- 2. With Citus, on the coordinator.', ...ended(spread)])
  say(['', '-- 3. Foreign keys again.', ...ended(connect)])
  return 0
})

function ended(statements: string[]): string[] {
  return statements.map((statement) => `${statement};`)
}

function say(lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}
