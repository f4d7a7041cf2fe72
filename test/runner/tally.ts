import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

const tallyShape = z.object({
  passed: z.number(),
  skipped: z.number(),
  failures: z.array(z.string()),
})

/** How many tests ended well or were left out, and which failed: a name with the first words of why. */
export type Tally = z.infer<typeof tallyShape>

// what a list holds beyond what was expected stands below the head of the comparison
const LONGEST_REASON = 12

export const noTests: Tally = { passed: 0, skipped: 0, failures: [] }

/** A failure as the end of the run names it: what failed, and the first lines of each reason. */
export function failure(what: string, reasons: readonly { message?: string }[]): string {
  const lines = reasons.flatMap(({ message = '' }) =>
    stripVTControlCharacters(message).split('\n').slice(0, LONGEST_REASON),
  )
  return [what, ...lines.filter((line) => line.trim() !== '').map((line) => `    ${line}`)].join('\n')
}

/** Leaves a reporter's tally where the run that started it looks for it; without such a run nowhere. */
export function leaveTally(tally: Tally): void {
  if (process.env.TEST_TALLY) writeFileSync(process.env.TEST_TALLY, JSON.stringify(tally))
}

/** The tally that a run left; one that ended badly without a failure, or left none, has failed once. */
export function readTally(left: string | undefined, exitCode: number): Tally {
  const tally = left === undefined ? noTests : tallyShape.parse(JSON.parse(left))
  const isUnreported = exitCode !== 0 && tally.failures.length === 0
  return isUnreported ? { ...tally, failures: [`a run ended with exit code ${exitCode}`] } : tally
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((passed, tally) => passed + tally.passed, 0),
    skipped: tallies.reduce((skipped, tally) => skipped + tally.skipped, 0),
    failures: tallies.flatMap((tally) => tally.failures),
  }
}

/** The last lines of a run: its failures by name, then the counts in one line. */
export function closingLines({ passed, skipped, failures }: Tally): string {
  const counts = `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
  return [...failures.map((failed) => `FAILED ${failed}\n`), counts].join('\n')
}
