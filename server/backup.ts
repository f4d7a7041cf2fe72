import { readWords } from './backup-words.ts'
import { writeBackup } from './platform/backup/write-backup.ts'
import { openFileStore } from './platform/files/open-file-store.ts'
import { asCommand, withSite } from './with-database.ts'

// npm run backup -- FILE [--key KEYFILE]: everything that the site keeps, in one file, while it runs [OPS-3].

await asCommand(async (config) => {
  const { path, keyFile } = readWords('npm run backup -- FILE [--key KEYFILE]')
  const files = openFileStore(config)
  const {
    rows,
    files: kept,
    missing,
  } = await withSite(config, (url) =>
    writeBackup({ url, files, dataDir: config.dataDir }, { path, keyFile }, new Date()),
  )
  process.stdout.write(`${path} has ${rows} rows and ${kept} files.\n`)
  if (!keyFile) process.stdout.write('It is not encrypted: whoever has it can read everything. --key encrypts it.\n')
  if (missing.length === 0) return 0
  process.stderr.write(
    `The store does not have ${missing.length} files as they were uploaded:\n${missing.join('\n')}\n`,
  )
  return 1
})
