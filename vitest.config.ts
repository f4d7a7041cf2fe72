import { defineConfig } from 'vitest/config'

// processes and databases that are killed, stopped and started anew, and files that are heavy: long, and of what few changes touch
const PROCESSES_THAT_END = 'test/faults/*.api.test.ts'

export default defineConfig({
  test: {
    setupFiles: ['./test/runner/quiet-console.ts'],
    // a test on a busy machine is slow, one that hangs never ends: the limits only tell them apart
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000, interval: 10 } },
    hookTimeout: 120_000,
    maxWorkers: 2,
    // files of one worker share what they import: each world is made anew, and no test changes a module
    isolate: false,
    unstubGlobals: true,
    passWithNoTests: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{domain,server,web,test,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.api.test.ts'],
          pool: 'threads',
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['{server,test}/**/*.api.test.ts'],
          exclude: [PROCESSES_THAT_END],
          globalSetup: ['./test/runner/provide-cluster.ts'],
          // pages are rendered by React's build of production, as the application's are
          env: { NODE_ENV: 'production' },
          pool: 'forks',
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: [PROCESSES_THAT_END],
          globalSetup: ['./test/runner/provide-cluster.ts'],
          // pages are rendered by React's build of production, as the application's are
          env: { NODE_ENV: 'production' },
          pool: 'forks',
        },
      },
    ],
  },
})
