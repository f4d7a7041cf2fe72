import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Rolldown } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // the server's own file watcher restarts it; Vite watches the pages alone
  server: { watch: { ignored: ['**/data/**', '**/server/**', '**/build/**'] } },
  // found all at once: a package found late is bundled anew, with a second React in the open page
  optimizeDeps: { entries: ['web/**/*.tsx'] },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // what every page loads is one file rather than forty: fewer requests, and it packs better
          output: {
            codeSplitting: {
              groups: [{ name: (id, graph) => (isOnEveryPage(id, graph) ? 'frame' : null), debugName: 'frame' }],
            },
          },
        },
      },
    },
  },
})

const frame = ['web/root.tsx', 'web/routes/layout.tsx'].map(
  (file) => `${join(import.meta.dirname, file)}?__react-router-build-client-route`,
)
// walked once: the graph is whole before the first chunk is made
let everywhere: Set<string> | undefined

/** Whether the frame of all pages imports a module, by however many steps. */
function isOnEveryPage(id: string, graph: Rolldown.ChunkingContext): boolean {
  everywhere ??= reachedFrom(frame, graph)
  return everywhere.has(id)
}

function reachedFrom(starts: readonly string[], graph: Rolldown.ChunkingContext): Set<string> {
  const reached = new Set<string>()
  const queue = [...starts]
  for (const id of queue) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (reached.has(imported)) continue
      reached.add(imported)
      queue.push(imported)
    }
  }
  return reached
}
