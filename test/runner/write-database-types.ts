import { spawnSync } from 'node:child_process'
import { commandWords } from '#server/command-words.ts'
import { cloneDatabase, provideCluster } from '../servers/postgres.ts'

commandWords(
  `npm run database-types

Writes the types of the site's tables, as the migrations make them on a PostgreSQL of its own.`,
  {},
)

const stop = await provideCluster()
try {
  const { url } = await cloneDatabase('empty')
  const words = ['--dialect=postgres', '--out-file=server/platform/database.generated.ts']
  // what keeps the jobs and the migrations themselves is no table of the site's
  const { status } = spawnSync('kysely-codegen', [...words, '--exclude-pattern={pgboss.*,*.schema_migrations}'], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: url },
  })
  process.exitCode = status ?? 1
} finally {
  await stop()
}
