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
  readlinkSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { readIfThere } from './durable-file.ts'

type Link = { source: string; target: string }

// needed only for compiling against PostgreSQL
const leftOut = /\.a$|^pkgconfig$|^pgxs$|^include$/

/** Whether the install script has made the symlinks that npm packages cannot contain (not with --ignore-scripts). */
export function isWhole(native: string): boolean {
  return links(native).every(({ target }) => existsSync(join(native, target)))
}

/** Copies the programs with every link, readable by everyone whatever the umask, and flushes them to disk. */
export function copyTree(from: string, to: string) {
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
