/** Where the clock of every test stands at first: a Monday morning in Jakarta, whatever day the tests run on. */
export const testsBegin = new Date('2026-03-02T09:00:00+07:00')

/**
 * Begins the one clock of a run of journeys: it shows `testsBegin` now and goes on from there, in the applications, in
 * their pages and in the tests. Processes that are started afterwards find it in their environment.
 */
export function beginJourneys(): void {
  process.env.TEST_CLOCK_LEAD ??= String(leadOf(testsBegin))
}

/** By how many milliseconds that clock is ahead of the computer's; 0 where no journeys have begun. */
export function journeyLead(): number {
  return Number(process.env.TEST_CLOCK_LEAD ?? 0)
}

/** The same for pages: their browser shows the computer's true time where other processes run on another date. */
export function pageLead(): number {
  return journeyLead() + Number(process.env.TEST_DATE_SHIFT ?? 0)
}

/** What the clock of journeys shows. */
export function journeyNow(): Date {
  return new Date(computersNow() + journeyLead())
}

/** By how many milliseconds a clock that shows this instant now is ahead of the computer's. */
export function leadOf(instant: Date): number {
  return instant.getTime() - computersNow()
}

function computersNow(): number {
  // biome-ignore lint/plugin: the clock of journeys is told by what it is ahead of this one
  return Date.now()
}
