import { relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

// The server's own code in few files; packages stay where they are. What it reads beside its code it finds as before.
export default defineConfig({
  plugins: [atItsSource()],
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: { serve: 'server/serve.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', sourcemapExcludeSources: true },
    },
  },
})

/** Lets a module's address be that of its source: the folder of a bundle is two below the project. */
function atItsSource(): Plugin {
  let root = ''
  return {
    name: 'at-its-source',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root
    },
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('import.meta.url')) return
      const source = JSON.stringify(`../../${relative(root, id)}`)
      return { code: code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`), map: null }
    },
  }
}
