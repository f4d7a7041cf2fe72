import { copyBase } from './platform/point-in-time/copy-base.ts'
import { StartFailure } from './platform/start-failure.ts'
import { asCommand, withSite } from './with-database.ts'

// npm run base-copy: what a restore to a moment begins with, beside the log in WAL_ARCHIVE, while the site runs [OPS-3].

await asCommand(async (config) => {
  const { dataDir, walArchive: archive } = config
  if (config.databaseUrl)
    throw new StartFailure('This is for the embedded database; for another PostgreSQL, pg_basebackup does it.')
  if (!archive) throw new StartFailure('Set WAL_ARCHIVE, and start the site with it.')
  const path = await withSite(config, (url) => copyBase({ url, dataDir, archive, now: new Date() }))
  process.stdout.write(`${path} is a copy to begin with.\n`)
  return 0
})
