import { describe, expect, it } from 'vitest'
import { lotAfter } from './lot.ts'

const today = '2026-12-10'
const lot = (producedOn: string | null, expiresOn: string | null) => ({ number: 'L-1', producedOn, expiresOn })

describe('a lot', () => {
  it.each([
    ['the day before', '2026-12-09', true],
    ['that day itself', today, false],
    ['no last day', null, false],
  ])('is over where its last day is %s [SHOP-5]', (_, lastDay, expired) => {
    expect(lotAfter(undefined, lot(null, lastDay), today)).toEqual({ expired })
    expect(lotAfter(lot(null, lastDay), lot(null, null), today)).toEqual({ expired })
  })

  it('was not made after its last day [SHOP-5]', () => {
    const refused = expect.objectContaining({ code: 'lot_days_reversed', field: 'expiresOn' })
    expect(() => lotAfter(undefined, lot('2026-12-12', '2026-12-11'), today)).toThrow(refused)
    expect(lotAfter(undefined, lot('2026-12-11', '2026-12-11'), today)).toEqual({ expired: false })
    expect(lotAfter(undefined, lot('2026-12-12', null), today)).toEqual({ expired: false })
  })

  it('keeps the days it came with: the same or none may be written again [SHOP-5]', () => {
    const there = lot('2026-01-01', '2027-01-01')
    const refused = expect.objectContaining({ code: 'lot_number_taken', field: 'lotNumber' })
    expect(lotAfter(there, there, today)).toEqual({ expired: false })
    expect(lotAfter(there, lot(null, null), today)).toEqual({ expired: false })
    expect(() => lotAfter(there, lot('2026-01-02', null), today)).toThrow(refused)
    expect(() => lotAfter(there, lot(null, '2027-01-02'), today)).toThrow(refused)
    expect(() => lotAfter(lot(null, null), lot(null, '2027-01-02'), today)).toThrow(refused)
  })
})
