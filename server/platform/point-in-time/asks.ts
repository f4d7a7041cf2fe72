import { chownSync, existsSync, mkdirSync, readdirSync, rmSync, watch, writeFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { SystemUser } from '../embedded-postgres/database-user.ts'
import type { Log } from '../embedded-postgres/log.ts'

// Requests that PostgreSQL makes by a command and this process serves: a command leaves NAME.wanted in a folder beside
// the cluster and waits until that is gone. NAME.done is there then, or the command fails. Where `served` is gone, no
// process serves them.

const FOLDER = 'postgres.asks'
const SCAN_MS = 500
// segments of the log, backup labels, and the histories of timelines
const names = /^[0-9A-F]{8}(\.history|[0-9A-F]{16}(\.[0-9A-F]{8}\.backup|\.partial)?)$/

/** A command of PostgreSQL, which runs in its cluster, that asks this process for a file and waits. @param then where it was done */
export function asking(then: string): string {
  const file = `"../${FOLDER}/%f`
  const wait = `while test -e ${file}.wanted" && test -e "../${FOLDER}/served"; do sleep 0.02; done`
  return `rm -f ${file}.done"; : > ${file}.wanted"; ${wait}; rm -f ${file}.wanted"; test -e ${file}.done" && ${then}`
}

/** What a waiting command does with the file it receives: nothing, or moves it to where PostgreSQL expects it. */
export const taken = {
  away: `rm "../${FOLDER}/%f.done"`,
  intoPlace: `mv "../${FOLDER}/%f.done" "%p"`,
}

interface Answering {
  cluster: string
  user: SystemUser | undefined
  log: Log
  /** Makes the file that the command is given, at this path; false where there is none. The command fails where it throws. */
  answer: (name: string, path: string) => Promise<boolean>
}

export interface Asks {
  /** The file whose absence means that no process serves requests. */
  served: string
  close(): void
}

/** Answers the commands that `asking` makes. */
export function answerAsks({ cluster, user, log, answer }: Answering): Asks {
  const folder = join(dirname(cluster), FOLDER)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { mode: 0o700 })
  if (user) chownSync(folder, user.uid, user.gid)
  const underWay = new Set<string>()
  const warned = new Set<string>()

  const give = async (name: string) => {
    const file = join(folder, name)
    await rm(`${file}.part`, { force: true })
    try {
      if (await answer(name, `${file}.part`)) await rename(`${file}.part`, `${file}.done`)
      warned.delete(name)
    } catch (error) {
      if (!warned.has(name)) log.warn(error instanceof Error ? error.message : String(error))
      warned.add(name)
      await rm(`${file}.part`, { force: true })
    }
    await rm(`${file}.wanted`, { force: true })
  }
  const check = () => {
    for (const entry of existsSync(folder) ? readdirSync(folder) : []) {
      const name = basename(entry, '.wanted')
      if (name === entry || !names.test(name) || underWay.has(name)) continue
      underWay.add(name)
      void give(name).finally(() => underWay.delete(name))
    }
  }
  const watcher = watch(folder, { persistent: false }, check)
  watcher.on('error', () => undefined) // looked for all the same
  const scan = setInterval(check, SCAN_MS).unref()
  const served = join(folder, 'served')
  writeFileSync(served, '')
  return {
    served,
    close() {
      watcher.close()
      clearInterval(scan)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
