import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { openDiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import { openS3Store } from './s3-store.ts'

/** The bucket of FILES_URL, or else the folder `files` in DATA_DIR. */
export function openFileStore({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): FileStore {
  return bucket ? openS3Store(bucket) : openDiskStore(join(dataDir, 'files'))
}
