import { describe, expect, it } from 'vitest'
import { closingLine, noTests, playwrightTally, sum, vitestTally } from './tally.ts'

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] }
const playwright = { errors: [], stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 } }

describe('the count of the tests', () => {
  it('adds the kinds up in one line', () => {
    const total = sum([vitestTally(vitest, 0), playwrightTally(playwright, 0)])

    expect(closingLine(total)).toBe('5 passed, 0 failed, 2 skipped')
    expect(closingLine(noTests)).toBe('0 passed, 0 failed')
  })

  it('counts a file that could not be loaded', () => {
    const broken = { status: 'failed', assertionResults: [] }
    const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] }
    const report = { ...vitest, numFailedTests: 1, testResults: [broken, failing] }

    expect(vitestTally(report, 1)).toMatchObject({ passed: 3, failed: 2 })
  })

  it('counts a journey that passed only at the second try, and an error outside of any', () => {
    const report = { errors: [{}], stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 } }

    expect(playwrightTally(report, 1)).toMatchObject({ passed: 1, failed: 3 })
  })

  it.each([
    ['a run that ended badly although every test passed', vitest],
    ['a run that left no report', null],
  ])('counts %s', (_, report) => {
    expect(vitestTally(report, 1).failed).toBe(1)
  })
})
