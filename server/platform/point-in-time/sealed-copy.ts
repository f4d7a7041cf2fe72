import { appendFileSync, chmodSync, chownSync, mkdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { readArchive, type Writer } from '../backup/archive.ts'
import type { SystemUser } from '../embedded-postgres/database-user.ts'
import { type Walk, walk } from './copy-folder.ts'

// A sealed copy is one file of entries: KIND/MODE/PATH, where a folder is `d`, and each `f` of a path adds to its file.

/** Its name in the folder of the copy. */
export const SEALED = 'sealed'

const PIECE_BYTES = 1024 * 1024

/** Adds a file, or a folder that may change meanwhile, under a name. */
export function addFolder(writer: Writer, from: string, name: string, how: Walk = {}): Promise<void> {
  return walk(
    from,
    async (below, found) => {
      const mode = (found.mode & 0o7777).toString(8)
      const path = join(name, below)
      if (found.isDirectory()) return writer.add(`d/${mode}/${path}`, Buffer.alloc(0))
      await addFile(writer, join(from, below), `f/${mode}/${path}`)
    },
    how,
  )
}

async function addFile(writer: Writer, from: string, name: string): Promise<void> {
  const file = await open(from)
  try {
    for (let isFirst = true; ; isFirst = false) {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(PIECE_BYTES), 0, PIECE_BYTES)
      if (bytesRead > 0 || isFirst) await writer.add(name, buffer.subarray(0, bytesRead))
      if (bytesRead < PIECE_BYTES) return
    }
  } finally {
    await file.close()
  }
}

interface UnsealTarget {
  /** The owner of what is below `postgres`. */
  cluster: string
  user: SystemUser | undefined
  /** Of everything else. */
  dataDir: string
}

/** Writes what is in a sealed copy. @throws StartFailure where it is not as it was written */
export function unsealCopy(
  path: string,
  key: Buffer | undefined,
  { cluster, user, dataDir }: UnsealTarget,
): Promise<void> {
  return readArchive(path, key, (entry, content) => {
    const [kind, mode = '', top = '', ...below] = entry.split('/')
    const isOfCluster = top === 'postgres'
    const to = isOfCluster ? join(cluster, ...below) : join(dataDir, top, ...below)
    if (kind === 'd') mkdirSync(to, { recursive: true })
    else appendFileSync(to, content, { flush: true })
    chmodSync(to, Number.parseInt(mode, 8))
    if (user && isOfCluster) chownSync(to, user.uid, user.gid)
  })
}
