import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // all at once: its own call for parts of the table would match whatever addresses a stranger names
  routeDiscovery: { mode: 'initial' },
} satisfies Config
