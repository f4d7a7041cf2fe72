import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runBuild } from './run-build.ts'
import { PROJECT, stampOf } from './sources.ts'

// not in build/, which the web's build empties
const BUNDLES = join(PROJECT, 'bundle')
const SOURCES = ['server', 'domain', 'vite.server.config.ts', 'package-lock.json']
const KEPT = 2

/** The address of the server's bundled code, if there is one of the present sources. */
export function findBundle(): string | undefined {
  const entry = join(bundleFolder(), 'serve.js')
  return existsSync(entry) ? pathToFileURL(entry).href : undefined
}

/**
 * Bundles the server's code for the next start, if that has not been done for the present sources. Each bundle has a folder of
 * its own, which is there whole or not at all; that of a version before stays for processes that still run it.
 * @param signal ends a build under way
 */
export async function ensureBundle(signal?: AbortSignal): Promise<void> {
  const folder = bundleFolder()
  if (existsSync(folder)) return
  const unfinished = `${folder}.${process.pid}`
  try {
    await runBuild(['vite/bin/vite.js', 'build', '--config', 'vite.server.config.ts', '--outDir', unfinished], signal)
    // another process may have been quicker
    await rename(unfinished, folder).catch(() => undefined)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  await removeOld()
}

function bundleFolder(): string {
  return join(BUNDLES, stampOf(SOURCES).slice(0, 16))
}

async function removeOld(): Promise<void> {
  const folders = (await readdir(BUNDLES)).map((name) => join(BUNDLES, name))
  const aged = await Promise.all(folders.map(async (folder) => ({ folder, at: (await stat(folder)).mtimeMs })))
  aged.sort((a, b) => b.at - a.at)
  await Promise.all(aged.slice(KEPT).map(({ folder }) => rm(folder, { recursive: true, force: true })))
}
