import { createHash } from 'node:crypto'
import { constants, createWriteStream, existsSync } from 'node:fs'
import { open, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { syncFolder } from '../backup/archive.ts'
import { opening, sealing } from '../backup/sealed-stream.ts'
import type { SystemUser } from '../embedded-postgres/database-user.ts'
import type { Log } from '../embedded-postgres/log.ts'
import { StartFailure } from '../start-failure.ts'
import { type Archive, archiving, logOf, makeArchive, recovering } from './archive.ts'
import { claimArchive } from './archive-key.ts'
import { type Asks, answerAsks } from './asks.ts'

/** A recovery that PostgreSQL begins with when it is started. */
export interface Recovery {
  archive: Archive
  until: Date
}

interface Linking {
  archive: Archive | undefined
  recovery: Recovery | undefined
  cluster: string
  user: SystemUser | undefined
  log: Log
}

interface Link {
  /** Of PostgreSQL. */
  settings: Record<string, string>
  /** The requests served while it runs, where files are encrypted. */
  asks: Asks | undefined
}

/** Lets PostgreSQL write its log into an archive, or read it from there. */
export async function linkLog({ archive, recovery, cluster, user, log }: Linking): Promise<Link> {
  if (recovery) {
    const { archive: from, until } = recovery
    const answer = (name: string, path: string) => unsealLog(from, name, path, user)
    return { settings: recovering(from, until), asks: from.key && answerAsks({ cluster, user, log, answer }) }
  }
  if (!archive) return { settings: {}, asks: undefined }
  await makeArchive(archive, user)
  await claimArchive(archive)
  const answer = async (name: string, path: string) => {
    await sealLog(archive, name, join(cluster, 'pg_wal', name))
    await writeFile(path, '')
    return true
  }
  return { settings: archiving(archive), asks: archive.key && answerAsks({ cluster, user, log, answer }) }
}

const PIECE_BYTES = 1024 * 1024

/**
 * Seals a file of PostgreSQL's log into the archive: under its name only when it is whole and on the disk. One that was
 * sealed just before a crash is requested again, and is there.
 * @throws StartFailure where another one of this name is there
 */
export async function sealLog(archive: Archive, name: string, from: string): Promise<void> {
  const folder = logOf(archive)
  const file = join(folder, name)
  if (existsSync(file)) {
    const [ours, theirs] = [await digestOf(await read(from)), await digestOf(await unsealed(archive, file))]
    if (ours === theirs) return
    throw new StartFailure(`${file} is there already and holds something else: WAL_ARCHIVE is for one site alone.`)
  }
  const part = `${file}.part`
  await pipeline(await read(from), sealing(archive.key), createWriteStream(part, { mode: 0o600, flush: true }))
  await rename(part, file)
  await syncFolder(folder)
}

/** Opens a file of the archived log to a path, for the user that PostgreSQL runs as. @returns false where there is none */
export async function unsealLog(archive: Archive, name: string, to: string, user?: SystemUser): Promise<boolean> {
  const file = join(logOf(archive), name)
  if (!existsSync(file)) return false
  const made = await open(to, 'wx', 0o600)
  try {
    if (user) await made.chown(user.uid, user.gid)
    for await (const piece of await unsealed(archive, file)) await made.writeFile(piece)
    return true
  } catch (cause) {
    throw cause instanceof StartFailure ? new StartFailure(`${file}: ${cause.message}`, { cause }) : cause
  } finally {
    await made.close()
  }
}

/** Not through a link, which the user that PostgreSQL runs as might put into its folder. */
async function read(path: string): Promise<Readable> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW)
  return file.createReadStream({ highWaterMark: PIECE_BYTES })
}

async function unsealed(archive: Archive, file: string): Promise<Readable> {
  const opened = opening(archive.key)
  // the reader of the opened stream gets the error of either
  pipeline(await read(file), opened).catch(() => undefined)
  return opened
}

async function digestOf(content: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of content) hash.update(piece)
  return hash.digest('hex')
}
