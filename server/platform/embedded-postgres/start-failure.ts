import { StartFailure } from '../start-failure.ts'
import type { ServerLog } from './log.ts'

const causes: [RegExp, string][] = [
  [/No space left on device|disk is full|ENOSPC|EDQUOT/, 'The disk is full.'],
  [/Read-only file system|EROFS|ENOENT.* mkdir/, 'The folder cannot be made there, or the disk may only be read.'],
  [/Permission denied|EACCES|EPERM/, 'A file or folder may not be read or written by the user this runs as.'],
  [/EEXIST|ENOTDIR/, 'A file stands where a folder is needed.'],
  [/ERR_SQLITE/, 'Its lock, postgres.lock, cannot be taken.'],
  [
    /pre-existing shared memory block|postmaster\.pid" already exists/,
    'An earlier server of the same data still runs.',
  ],
  [
    /could not resize shared memory segment|could not create shared memory/,
    'The machine gives too little shared memory.',
  ],
]

/** PostgreSQL or initdb failed; quotes the end of its log. */
export function serverFailure(what: string, serverLog: ServerLog): StartFailure {
  const words = serverLog.recent()
  const last = words.trimEnd().split('\n').slice(-12).join('\n  ')
  const sentences = [`${what}.`, causeOf(words), `The end of ${serverLog.path}:\n  ${last}`]
  return new StartFailure(sentences.filter(Boolean).join(' '))
}

/** Turns file system errors into a readable sentence; returns everything else unchanged. */
export function inWords(error: unknown, dataDir: string): unknown {
  if (error instanceof StartFailure || !(error instanceof Error) || !('code' in error)) return error
  const cause = causeOf(`${error.code} ${error.message}`)
  if (!cause) return error
  return new StartFailure(
    `The embedded PostgreSQL cannot use the data folder ${dataDir}. ${cause} (${error.message})`,
    {
      cause: error,
    },
  )
}

function causeOf(text: string): string {
  return causes.find(([pattern]) => pattern.test(text))?.[1] ?? ''
}
