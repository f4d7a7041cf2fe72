import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // the server's own file watcher restarts it; Vite watches the pages alone
  server: { watch: { ignored: ['**/data/**', '**/server/**', '**/build/**'] } },
  build: { assetsInlineLimit: 0 },
})
