import { archiveOf } from './archive-of.ts'
import { commandWords } from './command-words.ts'
import { prune } from './platform/point-in-time/base-copies.ts'
import { copyBase } from './platform/point-in-time/copy-base.ts'
import { StartFailure } from './platform/start-failure.ts'
import { asCommand, withSite } from './with-database.ts'

commandWords(
  `npm run base-copy

Copies what a restore to a moment begins with, beside the log in WAL_ARCHIVE, while the site runs.`,
  {},
)

await asCommand(async (config) => {
  const { dataDir, walArchiveDays: days } = config
  if (config.databaseUrl)
    throw new StartFailure('This is for the embedded database; for another PostgreSQL, pg_basebackup does it.')
  const archive = archiveOf(config)
  if (!archive) throw new StartFailure('Set WAL_ARCHIVE, and start the site with it.')
  const abort = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => abort.abort())

  const now = new Date()
  const path = await withSite(config, (url) => copyBase({ url, dataDir, archive, now, signal: abort.signal }))
  process.stdout.write(`${path} is a copy to begin with.\n`)
  if (!archive.key)
    process.stdout.write('It is not encrypted: whoever has it can read everything. WAL_ARCHIVE_KEY_FILE encrypts it.\n')
  if (days === undefined) return 0
  const { copies, files } = prune(archive, days, now)
  process.stdout.write(`Removed what ${days} days do not need: ${copies} copies and ${files} files of the log.\n`)
  return 0
})
