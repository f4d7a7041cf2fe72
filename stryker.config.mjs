// npm run mutate [-- --mutate domain/money.ts]: what no test of the domain would notice (docs/testing.md).
export default {
  // the demo's accounts are no rule
  mutate: ['domain/**/*.ts', '!domain/**/*.test.ts', '!domain/accounts/demo-account.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  ignorePatterns: [
    '**',
    '!domain/**',
    '!test/runner/quiet-console.ts',
    '!package.json',
    '!tsconfig.json',
    '!vitest.mutation.config.ts',
  ],
  coverageAnalysis: 'perTest',
  // what is made while a file loads (tables, schemas and their words) would run every test that imports it
  ignoreStatic: true,
  incremental: true,
  concurrency: 1,
  // a slow machine is no endless loop
  timeoutMS: 20_000,
  thresholds: { high: 95, low: 85, break: 85 },
  reporters: ['clear-text', 'progress-append-only', 'json'],
}
