import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'
import { checkClock, databaseLead } from './check-clock.ts'

const world = await openWorld()

describe("a machine's clock beside the database's", () => {
  it.each([0, 2_000, -2_000])('is good when %i ms ahead', (lead) => {
    expect(checkClock(lead)).toBeUndefined()
  })

  it.each([
    [2_001, '2 s ahead of'],
    [60_000, '60 s ahead of'],
    [-60_000, '60 s behind'],
  ])('is complained of when %i ms ahead', (lead, words) => {
    expect(checkClock(lead)).toContain(words)
  })

  it.each([60_001, -60_001, 17 * 3_600_000])('ends the start with a sentence when %i ms ahead', (lead) => {
    expect(() => checkClock(lead)).toThrow(/^The clock of this machine is \d+ s (ahead of|behind) the database's\./)
  })

  it('is compared by the moment between question and answer', async () => {
    const { rows } = await sql<{ ms: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(world.db)
    const anHourAhead = (rows[0]?.ms ?? 0) + 3_600_000

    const lead = await databaseLead(world.databaseUrl, () => anHourAhead)

    // time has passed since
    expect(lead).toBeLessThanOrEqual(3_600_000)
    expect(lead).toBeGreaterThan(3_300_000)
  })
})
