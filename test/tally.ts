import { z } from 'zod'

/** How many tests ended how. */
export type Tally = { passed: number; failed: number; skipped: number }

export const noTests: Tally = { passed: 0, failed: 0, skipped: 0 }

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
})

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})

/** The counts of Vitest's JSON report; a file that could not be loaded counts as one failure. */
export function vitestTally(report: unknown, exitCode: number): Tally {
  const read = vitestReport.safeParse(report)
  if (!read.success) return failedAtLeastOnce(noTests, exitCode)

  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = read.data
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  )
  const tally = {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
  }
  return failedAtLeastOnce(tally, exitCode)
}

/** The counts of Playwright's JSON report; a test that passed only at a second try has failed. */
export function playwrightTally(report: unknown, exitCode: number): Tally {
  const read = playwrightReport.safeParse(report)
  if (!read.success) return failedAtLeastOnce(noTests, exitCode)

  const { errors, stats } = read.data
  const failed = stats.unexpected + stats.flaky + errors.length
  return failedAtLeastOnce({ passed: stats.expected, failed, skipped: stats.skipped }, exitCode)
}

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (total, tally) => ({
      passed: total.passed + tally.passed,
      failed: total.failed + tally.failed,
      skipped: total.skipped + tally.skipped,
    }),
    noTests,
  )
}

export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** A run that failed without a failed test (an unhandled rejection, a crash) counts as one failure. */
function failedAtLeastOnce(tally: Tally, exitCode: number): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}
