import { expect, it } from 'vitest'
import { instantOf, minuteOrNull } from './minute.ts'

const faultOf = (input: unknown) => minuteOrNull.safeParse(input).error?.issues[0]?.message

it('is a minute of a clock in Jakarta, or none [ADM-4]', () => {
  expect(minuteOrNull.parse('2026-03-01T09:00')).toBe('2026-03-01T09:00')
  expect([minuteOrNull.parse(''), minuteOrNull.parse(null), minuteOrNull.parse(undefined)]).toEqual([
    null,
    null,
    undefined,
  ])
  expect(instantOf('2026-03-01T09:00')).toEqual(new Date('2026-03-01T02:00:00Z'))
  expect([instantOf(null), instantOf(undefined)]).toEqual([null, null])
})

it.each(['2026-02-30T09:00', '2026-03-01T24:00', '2026-03-01 09:00', '01/03/2026', '2026-13-01T09:00', 7])(
  'says what it wants instead of %s [ADM-4]',
  (input) => {
    expect(faultOf(input)).toMatch(/^(Isi tanggal dan jam, misalnya 01\/03\/2026 09\.00|Tanggal ini tidak ada)\.$/)
  },
)
