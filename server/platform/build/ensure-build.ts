import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ensureBundle } from './bundle.ts'
import { runBuild } from './run-build.ts'
import { filesBelow, PROJECT, stampOf } from './sources.ts'

/**
 * Builds what is missing or whose sources have changed: the web application, and the server's bundle for the next start.
 * @param signal ends a build under way @returns whether the web application was built
 */
export async function ensureBuild(signal?: AbortSignal): Promise<boolean> {
  const [built] = await Promise.all([ensureWebBuild(signal), ensureBundle(signal)])
  return built
}

const BUILD = join(PROJECT, 'build')
const STAMP = join(BUILD, 'stamp')
/** Everything the web build depends on. */
const SOURCES = ['web', 'domain', 'public', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json']
const COMPRESSIBLE = /\.(js|css|svg|json|txt|map)$/
/** The pages that links with `prefetch` lead to. */
const LOADED_IN_ADVANCE = new Set(
  ['home', 'products', 'product', 'material', 'seller', 'articles', 'article'].map((page) => `routes/visitor/${page}`),
)
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Builds the web application if it is missing or its sources have changed.
 * @param signal ends a build under way @returns whether it was built
 */
export async function ensureWebBuild(signal?: AbortSignal): Promise<boolean> {
  const stamp = stampOf(SOURCES)
  const built = await readFile(STAMP, 'utf8').catch(() => '')
  if (built === stamp) return false
  await runBuild(['@react-router/dev/bin.cjs', 'build'], signal)
  await shortenManifest(join(BUILD, 'client', 'assets'))
  await compressAssets(join(BUILD, 'client'))
  await writeFile(STAMP, stamp)
  return true
}

/**
 * Every page loads the list of all pages, half of which says what the code of each imports. A browser asks that only of
 * pages that links load in advance; what the others import it finds in their code.
 */
async function shortenManifest(folder: string): Promise<void> {
  const [name, ...more] = (await readdir(folder)).filter((file) => /^manifest-.*\.js$/.test(file))
  if (!name || more.length > 0) throw new Error(`there is not one manifest of the web build in ${folder}`)
  const path = join(folder, name)
  await writeFile(path, shortManifest(await readFile(path, 'utf8')))
}

/** The script that sets a manifest, without the imports of pages that no link loads in advance. */
export function shortManifest(script: string): string {
  const [start = '', manifest] = script.split(/(?<=^window\.__reactRouterManifest=)/)
  if (!manifest) throw new Error(`not a manifest of the web build: ${script.slice(0, 60)}`)
  const { routes, ...rest } = JSON.parse(manifest.replace(/;\s*$/, '')) as Manifest // written by the web build
  const short = Object.entries(routes).map(([id, route]) => [
    id,
    LOADED_IN_ADVANCE.has(id) ? route : { ...route, imports: [] },
  ])
  return `${start}${JSON.stringify({ ...rest, routes: Object.fromEntries(short) })};`
}

interface Manifest {
  routes: Record<string, { imports: string[] }>
}

/** Compressed once at build time, with the best ratio, so that no request waits for it. */
async function compressAssets(folder: string): Promise<void> {
  const files = filesBelow(folder).filter((path) => COMPRESSIBLE.test(path))
  await Promise.all(
    files.map(async (path) => {
      const content = await readFile(path)
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
      await writeFile(`${path}.br`, await compressBrotli(content, quality))
      await writeFile(`${path}.gz`, await compressGzip(content, { level: 9 }))
    }),
  )
}
