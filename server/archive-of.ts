import { readKey } from './backup-words.ts'
import type { Config } from './config.ts'
import type { Archive } from './platform/point-in-time/archive.ts'

type Settings = Pick<Config, 'walArchive' | 'walArchiveKeyFile'>

/**
 * The archive that the settings name, with its key; undefined where nothing is archived.
 * @param key instead of the one of the settings
 * @throws StartFailure where the key file cannot be read, or is none
 */
export function archiveOf({ walArchive, walArchiveKeyFile }: Settings, key?: Buffer): Archive | undefined {
  if (!walArchive) return undefined
  return { folder: walArchive, key: key ?? (walArchiveKeyFile ? readKey(walArchiveKeyFile) : undefined) }
}
