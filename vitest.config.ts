import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    setupFiles: ['./test/quiet-console.ts'],
    // a loaded machine is slow, a hanging test is not: the limit only tells them apart
    testTimeout: 30_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
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
          globalSetup: ['./test/provide-cluster.ts'],
          pool: 'forks',
        },
      },
    ],
  },
})
