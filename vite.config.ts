import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // the server's own file watcher restarts it; Vite watches the pages alone
  server: { watch: { ignored: ['**/data/**', '**/server/**', '**/build/**'] } },
  // found all at once: a package found late is bundled anew, with a second React in the open page
  optimizeDeps: { entries: ['web/**/*.tsx'] },
  build: { assetsInlineLimit: 0 },
})
