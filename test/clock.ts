/** Where the clock of every test starts: a Monday morning in Jakarta, whatever day the tests run on. */
export const testsBegin = new Date('2026-03-02T09:00:00+07:00')

/**
 * Starts the one clock of a run of journeys at `testsBegin`; it then runs on in the applications, their pages and the
 * tests. Processes started afterwards inherit it through their environment.
 */
export function beginJourneys(): void {
  process.env.TEST_CLOCK_LEAD ??= String(leadOf(testsBegin))
}

/** Milliseconds by which that clock is ahead of the computer's; 0 before journeys begin. */
export function journeyLead(): number {
  return Number(process.env.TEST_CLOCK_LEAD ?? 0)
}

/**
 * Milliseconds by which the clock of pages is ahead of the browser's, which shows the computer's true time even when
 * other processes run on another date.
 */
export function pageLead(): number {
  return journeyLead() + Number(process.env.TEST_DATE_SHIFT ?? 0)
}

/** The time on the clock of journeys. */
export function journeyNow(): Date {
  return new Date(computersNow() + journeyLead())
}

/** Milliseconds by which a clock that shows this instant now is ahead of the computer's. */
export function leadOf(instant: Date): number {
  return instant.getTime() - computersNow()
}

function computersNow(): number {
  // biome-ignore lint/plugin: the journeys' clock is given as its lead over this one
  return Date.now()
}
