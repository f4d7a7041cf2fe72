import { readFileSync, statSync } from 'node:fs'
import { StartFailure } from '../start-failure.ts'
import type { Log } from './log.ts'
import { holds, run } from './run.ts'

/** An operating-system user, as `spawn` takes it. */
export type SystemUser = { uid: number; gid: number }

const ownName = 'sentra-bahan-pg'

/**
 * The user PostgreSQL runs as; undefined if the same as ours. PostgreSQL refuses to run as root, so for root it is the
 * owner of the existing cluster, otherwise a user created for it, otherwise `nobody`.
 */
export async function databaseUser(cluster: string | undefined, log: Log): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const user = ownerOf(cluster) ?? listed(ownName) ?? (await makeUser()) ?? fallBack(log)
  // root in a container may be root in name only
  if (user && (await holds(':', [], user))) return user
  throw new StartFailure(
    'PostgreSQL refuses to run as root, and here it cannot run as another user. Start as another user, or set DATABASE_URL.',
  )
}

function ownerOf(cluster: string | undefined): SystemUser | undefined {
  const owner = cluster && statSync(cluster)
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : undefined
}

async function makeUser(): Promise<SystemUser | undefined> {
  const home = ['--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin']
  await run('useradd', ['--system', '--user-group', ...home, ownName])
  // looked up even after a failure: another start may have created it at the same moment
  return listed(ownName)
}

function fallBack(log: Log): SystemUser | undefined {
  log.warn(`The user ${ownName} could not be made; PostgreSQL runs as nobody.`)
  return listed('nobody')
}

function listed(name: string): SystemUser | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  if (!uid || !gid || uid === '0') return undefined
  return { uid: Number(uid), gid: Number(gid) }
}
