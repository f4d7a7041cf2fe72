import { chmod, chown, copyFile, lstat, mkdir, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SystemUser } from '../embedded-postgres/database-user.ts'

interface How {
  /** Names of folders of which only the folder is copied. */
  leftEmpty?: ReadonlySet<string>
  /** Names that are not copied. */
  leftOut?: ReadonlySet<string>
  /** Whose the copy is; ours by default. */
  user?: SystemUser | undefined
}

/**
 * Copies a file, or a folder that may change meanwhile: what has vanished is not copied. What the files hold is on the disk
 * then.
 */
export async function copyFolder(from: string, to: string, how: How = {}): Promise<void> {
  const isFolder = await copyAlone(from, to, how)
  if (!isFolder) return
  for (const name of await readdir(from)) {
    if (how.leftOut?.has(name)) continue
    const copy = how.leftEmpty?.has(name) ? copyAlone : copyFolder
    await copy(join(from, name), join(to, name), how).catch(unlessGone)
  }
}

/** A file, or a folder without what is in it. @returns whether it is a folder */
async function copyAlone(from: string, to: string, { user }: How): Promise<boolean> {
  const found = await lstat(from)
  if (found.isDirectory()) await mkdir(to, { recursive: true, mode: found.mode })
  else await copyDurably(from, to)
  await chmod(to, found.mode)
  if (user) await chown(to, user.uid, user.gid)
  return found.isDirectory()
}

async function copyDurably(from: string, to: string): Promise<void> {
  await copyFile(from, to)
  const copied = await open(to, 'r+')
  await copied.sync().finally(() => copied.close())
}

function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
