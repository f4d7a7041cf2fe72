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

/** Copies a file, or a folder that may change meanwhile: what has vanished is not copied. All of it is on the disk then. */
export async function copyFolder(from: string, to: string, how: How = {}): Promise<void> {
  const found = await lstat(from)
  if (found.isDirectory()) await mkdir(to, { recursive: true, mode: found.mode })
  else await copyDurably(from, to)
  await chmod(to, found.mode)
  if (how.user) await chown(to, how.user.uid, how.user.gid)
  if (!found.isDirectory()) return
  for (const name of await readdir(from)) {
    if (how.leftOut?.has(name)) continue
    const names = how.leftEmpty?.has(name) ? { ...how, leftOut: new Set(await readdir(join(from, name))) } : how
    await copyFolder(join(from, name), join(to, name), names).catch(unlessGone)
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
