import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { openDiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import { openS3Store } from './s3-store.ts'
import { tryBucket } from './try-bucket.ts'

type Place = Pick<Config, 'bucket' | 'dataDir'>

/** The bucket of FILES_URL, or else the folder `files` in DATA_DIR. */
export function openFileStore({ bucket, dataDir }: Place): FileStore {
  return bucket ? openS3Store(bucket) : openDiskStore(join(dataDir, 'files'))
}

/**
 * The same, a bucket once it was tried.
 * @param tell of a bucket that cannot be reached now
 * @throws StartFailure where the bucket refuses what the settings say
 */
export async function openTriedFileStore(place: Place, tell: (sentence: string) => void): Promise<FileStore> {
  const store = openFileStore(place)
  if (place.bucket) await tryBucket(place.bucket, store, tell)
  return store
}
