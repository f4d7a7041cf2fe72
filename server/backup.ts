import { faultOfFile, readKey } from './backup-words.ts'
import { commandWords } from './command-words.ts'
import { writeBackup } from './platform/backup/write-backup.ts'
import { openFileStore } from './platform/files/open-file-store.ts'
import { asCommand, withSite } from './with-database.ts'

const { positionals, values } = commandWords(
  `npm run backup -- FILE [--key KEYFILE]

Writes everything that the site keeps into one file, while it runs; KEYFILE encrypts it.`,
  { allowPositionals: true, options: { key: { type: 'string' } } },
  (words) => faultOfFile(words.positionals),
)
const [path = ''] = positionals

await asCommand(async (config) => {
  const keyFile = values.key === undefined ? undefined : readKey(values.key)
  const files = openFileStore(config)
  const {
    rows,
    files: fileCount,
    missing,
  } = await withSite(config, (url) =>
    writeBackup({ url, files, dataDir: config.dataDir }, { path, keyFile }, new Date()),
  )
  process.stdout.write(`${path} has ${rows} rows and ${fileCount} files.\n`)
  if (!keyFile) process.stdout.write('It is not encrypted: whoever has it can read everything. --key encrypts it.\n')
  if (missing.length === 0) return 0
  process.stderr.write(
    `The store does not have ${missing.length} files as they were uploaded:\n${missing.join('\n')}\n`,
  )
  return 1
})
