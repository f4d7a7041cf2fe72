import { dirname, join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Rolldown } from 'vite'

const GROUPS = new Set(['frame', 'parts', 'goods', 'base', 'common', 'office'])
// hashes do not pack, and every page loads the list of all of them; the bundler allows no fewer for so many files
const HASH = '[hash:7]'
// the pages on which visits begin
const SHOP = ['home', 'products', 'product', 'material', 'sellers', 'seller', 'articles', 'article', 'about']
const BASE_UI = /node_modules\/@(base-ui|floating-ui)\//

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // the server's own file watcher restarts it; Vite watches the pages alone
  server: { watch: { ignored: ['**/data/**', '**/server/**', '**/build/**', '**/bundle/**'] } },
  // found all at once: a package found late is bundled anew, with a second React in the open page
  optimizeDeps: { entries: ['web/**/*.tsx'] },
  build: { assetsInlineLimit: 0 },
  // beside the pages, so that it may answer for all of them, under a name that stays
  worker: { rolldownOptions: { output: { entryFileNames: 'sw.js' } } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // every page loads the list of all files. Most shared ones would be called after whichever module comes first.
            chunkFileNames: ({ name, isDynamicEntry }) =>
              isDynamicEntry || GROUPS.has(name) ? `assets/[name]-${HASH}.js` : `assets/${HASH}.js`,
            entryFileNames: `assets/[name]-${HASH}.js`,
            codeSplitting: {
              // few files: each is a request, and small ones pack badly. What every page loads; what the product page, where
              // most visits begin, shares with many pages; what it shares with some. The rest of it is the route's own file.
              groups: [
                { name: (id, graph) => (frame.needs(id, graph) ? 'frame' : null), debugName: 'frame' },
                {
                  name: (id, graph) => (product.needs(id, graph) ? 'parts' : null),
                  debugName: 'parts',
                  minShareCount: 8,
                },
                {
                  name: (id, graph) => (product.needs(id, graph) ? 'goods' : null),
                  debugName: 'goods',
                  // the preview shares all of it, but nobody comes to it from a list
                  minShareCount: 3,
                },
                // what every part of the library of parts is made of: dialogs, menus, tabs
                { name: 'base', test: BASE_UI, minShareCount: 36 },
                // what many pages share, and which brings no library with it: what is for those who look around, and the rest
                {
                  name: (id, graph) => (isSmall(id, graph) ? (shop.needs(id, graph) ? 'common' : 'office') : null),
                  debugName: 'common',
                  minShareCount: 8,
                },
              ],
            },
          },
        },
      },
    },
  },
})

const ROOT = import.meta.dirname
const frame = loadedWith('entry.client.tsx', routeModule('root'), routeModule('routes/layout'))
const product = loadedWith(routeModule('routes/visitor/product'))
const shop = loadedWith(...SHOP.map((page) => routeModule(`routes/visitor/${page}`)))

function routeModule(name: string): string {
  return `${name}.tsx?__react-router-build-client-route`
}

/** What is loaded with these modules of web/, by however many imports. */
function loadedWith(...starts: string[]) {
  // walked once: the graph is whole before the first chunk is made
  let loaded: Set<string> | undefined
  return {
    needs(id: string, graph: Rolldown.ChunkingContext): boolean {
      loaded ??= reachedFrom(
        starts.map((start) => join(ROOT, 'web', start)),
        graph,
      )
      return loaded.has(id)
    },
  }
}

function reachedFrom(starts: readonly string[], graph: Rolldown.ChunkingContext): Set<string> {
  const reached = new Set<string>()
  const queue = [...starts]
  const unknown = starts.filter((start) => graph.getModuleInfo(start) === null)
  if (unknown.length > 0) throw new Error(`vite.config.ts names what no page loads: ${unknown.join(', ')}`)
  for (const id of queue) {
    for (const imported of importedBy(id, graph)) {
      if (reached.has(imported)) continue
      reached.add(imported)
      queue.push(imported)
    }
  }
  return reached
}

/** The modules that one imports; of those behind an area's public.ts, only what it takes something from. */
function importedBy(id: string, graph: Rolldown.ChunkingContext): string[] {
  const taken = linksOf(id, 'import', graph)
  const imported = isPublic(id) ? taken.map(({ to }) => to) : (graph.getModuleInfo(id)?.importedIds ?? [])
  return imported.flatMap((other) => {
    if (!isPublic(other)) return other
    const wanted = taken.flatMap(({ to, names }) => (to === other ? names : []))
    const passedOn = linksOf(other, 'export', graph)
    const origins = passedOn.flatMap(({ to, names }) => (names.some((name) => wanted.includes(name)) ? to : []))
    const itself = wanted.some((name) => !passedOn.some(({ names }) => names.includes(name)))
    return itself ? [...origins, other] : origins
  })
}

function isPublic(id: string): boolean {
  return id.endsWith('/public.ts')
}

/** The named imports, or the names passed on, of a module that stand on a line with their source. */
function linksOf(id: string, word: 'import' | 'export', graph: Rolldown.ChunkingContext) {
  const code = graph.getModuleInfo(id)?.code ?? ''
  // of libraries no public.ts passes anything on
  return [...code.matchAll(/(import|export) \{([^}]*)\} from "([.#][^"]+)"/g)]
    .filter(([, found]) => found === word)
    .map(([, , names = '', from = '']) => ({
      to: from.startsWith('#') ? join(ROOT, from.slice(1)) : join(dirname(id), from),
      names: names.split(',').map((name) => name.trim()),
    }))
}

/** Neither of a library, nor in need of one that not every page loads. */
function isSmall(id: string, graph: Rolldown.ChunkingContext): boolean {
  const needed = [id, ...reachedFrom([id], graph)]
  return needed.every((one) => !one.includes('/node_modules/') || frame.needs(one, graph))
}
