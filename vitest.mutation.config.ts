import { defineConfig } from 'vitest/config'

// What the mutation tester runs: the domain's own tests, which need no PostgreSQL.
export default defineConfig({
  test: {
    include: ['domain/**/*.test.ts'],
    setupFiles: ['./test/runner/quiet-console.ts'],
    testTimeout: 60_000,
    // rules keep nothing between files, and a fresh start for each file takes longer than its tests
    isolate: false,
  },
})
