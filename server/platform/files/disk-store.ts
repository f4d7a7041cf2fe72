import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileKey, type FileStore, FilesLost } from './file-store.ts'

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
