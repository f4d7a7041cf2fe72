import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { archiveOf } from './archive-of.ts'
import { faultOfFile, readKey, readMoment } from './backup-words.ts'
import { commandWords } from './command-words.ts'
import type { Config } from './config.ts'
import { checkBackup, restoreBackup } from './platform/backup/restore-backup.ts'
import { beginRestore, endRestore } from './platform/backup/unfinished.ts'
import { openFileStore } from './platform/files/open-file-store.ts'
import { checkKey } from './platform/point-in-time/archive-key.ts'
import { restoreUntil } from './platform/point-in-time/restore-until.ts'
import { StartFailure } from './platform/start-failure.ts'
import { asCommand, withSite } from './with-database.ts'

const { positionals, values } = commandWords(
  `npm run restore -- FILE [--key KEYFILE]
       npm run restore -- --until MOMENT [--key KEYFILE]

FILE            writes a backup into an empty data folder or an empty database
--until MOMENT  the embedded database as it was then, from WAL_ARCHIVE into an empty data folder`,
  { allowPositionals: true, options: { key: { type: 'string' }, until: { type: 'string' } } },
  ({ positionals: files, values: { until: moment } }) => {
    if (moment === undefined) return faultOfFile(files)
    if (files.length > 0) return 'Name either a file or --until a moment.'
    return readMoment(moment) ? undefined : '--until takes a moment with its zone, as 2026-11-26T10:00:00+07:00.'
  },
)
const [path = ''] = positionals
const until = values.until === undefined ? undefined : readMoment(values.until)

await asCommand(async (config) => {
  const keyFile = values.key === undefined ? undefined : readKey(values.key)
  if (until) return restoreMoment(config, { until, keyFile })
  const source = { path, keyFile }
  if (!existsSync(source.path)) throw new StartFailure(`There is no ${source.path}.`)
  if (!config.databaseUrl) refuseUsed(config.dataDir)
  const checked = await checkBackup(source)
  const { rows, files, missing } = checked.total

  beginRestore(config)
  try {
    await withSite(config, (url) => restoreBackup(source, checked, { url, ...targetOf(config) }))
  } catch (error) {
    if (!config.databaseUrl) emptyAgain(config.dataDir)
    throw error
  }
  endRestore(config)
  process.stdout.write(`Restored what was there at ${checked.about.madeAt}: ${rows} rows and ${files} files.\n`)
  if (missing.length > 0) process.stdout.write(`${missing.length} files were missing when the backup was made.\n`)
  return 0
})

async function restoreMoment(
  config: Config,
  { until, keyFile }: { until: Date; keyFile: Buffer | undefined },
): Promise<number> {
  const { dataDir } = config
  if (config.databaseUrl)
    throw new StartFailure(
      '--until is for the embedded database; docs/operations.md tells how another one is recovered.',
    )
  const archive = archiveOf(config, keyFile)
  if (!archive) throw new StartFailure('Set WAL_ARCHIVE to the folder with the copies and the log.')
  refuseUsed(dataDir)
  await checkKey(archive)
  beginRestore(config)
  try {
    await restoreUntil({ archive, dataDir, until, warn: (sentence) => void process.stderr.write(`${sentence}\n`) })
  } catch (error) {
    emptyAgain(dataDir)
    throw error
  }
  endRestore(config)
  process.stdout.write(`Restored what was there at ${until.toISOString()}.\n`)
  return 0
}

function targetOf(config: Config) {
  const secretsInSettings = [
    ...(config.secretsKey ? ['secrets-key'] : []),
    ...(config.pushKeys ? ['push-keys.json'] : []),
  ]
  return { files: openFileStore(config), dataDir: config.dataDir, secretsInSettings }
}

function refuseUsed(dataDir: string): void {
  if (!existsSync(dataDir) || readdirSync(dataDir).length === 0) return
  throw new StartFailure(
    `The data folder ${dataDir} is not empty: a backup is restored into an empty one only. Move it away, or set DATA_DIR to another.`,
  )
}

/** Empties the folder again, which was empty before the restore. */
function emptyAgain(dataDir: string): void {
  for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true, force: true })
}
