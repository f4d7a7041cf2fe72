import type { Stats } from 'node:fs'
import { chmod, chown, copyFile, lstat, mkdir, open, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { SystemUser } from '../embedded-postgres/database-user.ts'

export interface Walk {
  /** Names of folders of which only the folder is visited. */
  leftEmpty?: ReadonlySet<string>
  /** Names that are not visited. */
  leftOut?: ReadonlySet<string>
  /** Ends it between two files. */
  signal?: AbortSignal | undefined
}

interface How extends Walk {
  /** The owner of the copy; ours by default. */
  user?: SystemUser | undefined
}

/**
 * Copies a file, or a folder that may change meanwhile: what has vanished is not copied. What the files hold is on the disk
 * then.
 */
export function copyFolder(from: string, to: string, { user, ...how }: How = {}): Promise<void> {
  return walk(
    from,
    async (below, found) => {
      const copy = join(to, below)
      if (found.isDirectory()) await mkdir(copy, { recursive: true, mode: found.mode })
      else await copyDurably(join(from, below), copy)
      await chmod(copy, found.mode)
      if (user) await chown(copy, user.uid, user.gid)
    },
    how,
  )
}

/** Visits a file, or a folder and then what is in it, by their paths below it; what has vanished is left out. */
export async function walk(
  from: string,
  visit: (below: string, found: Stats) => Promise<void>,
  how: Walk = {},
  below = '',
): Promise<void> {
  how.signal?.throwIfAborted()
  const path = join(from, below)
  const found = await lstat(path)
  await visit(below, found)
  if (!found.isDirectory() || how.leftEmpty?.has(basename(below))) return
  for (const name of await readdir(path)) {
    if (!how.leftOut?.has(name)) await walk(from, visit, how, join(below, name)).catch(unlessGone)
  }
}

async function copyDurably(from: string, to: string): Promise<void> {
  await copyFile(from, to)
  const copied = await open(to, 'r+')
  await copied.sync().finally(() => copied.close())
}

function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
