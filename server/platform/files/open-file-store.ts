import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Config } from '#server/config.ts'
import { StartFailure } from '../start-failure.ts'
import { type FileKey, type FileStore, FilesLost, makeFileKey } from './file-store.ts'
import { type Bucket, openS3Store, ServiceRefusal } from './s3-store.ts'

type StoreConfig = Pick<Config, 'bucket' | 'dataDir'>

/** The bucket of FILES_URL, or else the folder `files` in DATA_DIR. */
export function openFileStore({ bucket, dataDir }: StoreConfig): FileStore {
  return bucket ? openS3Store(bucket) : openDiskStore(join(dataDir, 'files'))
}

/**
 * Opens the file store after trying its bucket once.
 * @param warn called when the bucket is unreachable now
 * @throws StartFailure where the bucket refuses what the settings say
 */
export async function openTriedFileStore(config: StoreConfig, warn: (sentence: string) => void): Promise<FileStore> {
  const store = openFileStore(config)
  if (config.bucket) await tryBucket(config.bucket, store, warn)
  return store
}

const CONTENT = Buffer.from('Sentra Bahan')

/**
 * Puts, gets and removes a few bytes, as the site will. An unreachable service is only reported: it may come back, and
 * most of the site works without it.
 * @throws StartFailure where the service refuses what the settings say
 */
export async function tryBucket(bucket: Bucket, store: FileStore, warn: (sentence: string) => void): Promise<void> {
  const key = makeFileKey()
  try {
    await store.put(key, CONTENT)
    await buffer(await store.open(key))
    await store.remove(key)
  } catch (error) {
    if (!(error instanceof FilesLost)) throw error
    const failure = error instanceof ServiceRefusal && failureOf(bucket, error)
    if (failure) throw new StartFailure(failure)
    warn(`The bucket of FILES_URL cannot be used now, and without it no uploaded file: ${error.message}.`)
  }
}

function failureOf({ name, endpoint, region }: Bucket, { what, status, reason }: ServiceRefusal): string | undefined {
  if (reason === 'NoSuchBucket') return `${endpoint} has no bucket ${name}. Make it, or correct FILES_URL.`
  if (reason === 'SignatureDoesNotMatch' || reason === 'InvalidAccessKeyId')
    return `${endpoint} does not know FILES_KEY_ID with this FILES_KEY_SECRET (${reason}).`
  if (reason === 'AccessDenied')
    return `${endpoint} does not let FILES_KEY_ID ${what} files in the bucket ${name}. Give it that right.`
  if (status >= 500 || [404, 408, 429].includes(status)) return undefined
  return `${endpoint} refuses to ${what} files in the bucket ${name} of the region ${region} (${status} ${reason}). Correct FILES_URL.`
}

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
// more than a file system hides in what it has reserved for a name
const SPACE_BYTES = 64 * 1024

/** Stores files below a folder, readable only by this process's user; several processes may share it. */
export function openDiskStore(folder: string): FileStore {
  // a few hundred folders instead of one with everything
  const folderOf = (key: FileKey) => join(folder, key.slice(0, 2))
  const pathOf = (key: FileKey) => join(folderOf(key), key)

  return {
    put: (key, content) =>
      attempt(key, async () => {
        await mkdir(folderOf(key), { recursive: true, mode: 0o700 })
        const unfinished = join(folderOf(key), `.${key}.${randomUUID()}`)
        try {
          await writeThrough(unfinished, content)
          await rename(unfinished, pathOf(key))
        } catch (error) {
          await rm(unfinished, { force: true })
          throw error
        }
      }),
    open: (key) =>
      attempt(key, async () => {
        const file = await open(pathOf(key), 'r')
        return file.createReadStream()
      }),
    remove: (key) => attempt(key, () => rm(pathOf(key), { force: true })),
    checkSpace: () => orLost(() => writeBriefly(folder)),
  }
}

async function writeThrough(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(content)
    // the database will say that the file exists, so it must survive a power cut
    await file.sync()
  } finally {
    await file.close()
  }
}

async function writeBriefly(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `.space.${randomUUID()}`)
  try {
    await writeFile(path, Buffer.alloc(SPACE_BYTES, 1), { mode: 0o600 })
  } finally {
    await rm(path, { force: true })
  }
}

async function attempt<T>(key: FileKey, work: () => Promise<T>): Promise<T> {
  if (!KEY.test(key)) throw new Error('not a key this platform made')
  return orLost(work)
}

async function orLost<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw new FilesLost(`the folder for files: ${(cause as Error).message}`, { cause })
  }
}
