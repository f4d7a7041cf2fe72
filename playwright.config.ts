import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium } from './test/browser/chromium.ts'

// pages that a test renders in its own process are React's of production, as those of the application
process.env.NODE_ENV = 'production'

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './test/runner/provide-app.ts',
  outputDir: 'test-results',
  workers: Math.min(2, availableParallelism()),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // a page on a busy machine is slow, one that hangs never comes: the limits only tell them apart
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    browserName: 'chromium',
    launchOptions: await findChromium(),
    // a test's own answers do not reach what a worker asks for; the tests of the worker allow it
    serviceWorkers: 'block',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // nothing moves, so nothing is waited for; a test of the movement itself asks for it
    contextOptions: { reducedMotion: 'reduce' },
    // it would be taken at the end of each test, before it is known how that went
    screenshot: 'off',
    trace: 'off',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, grepInvert: /@mobile-only/ },
    {
      name: 'mobile',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
      grep: /@mobile/,
    },
  ],
})
