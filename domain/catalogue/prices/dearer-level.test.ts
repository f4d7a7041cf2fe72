import { describe, expect, it } from 'vitest'
import { dearerLevels, levelsTurnedDearer, newlyDearer, risesBeyond } from './dearer-level.ts'

const levels = (...amounts: (string | null)[]) => amounts.map((amount, index) => ({ level: index + 1, amount }))

describe('prices of levels', () => {
  it('need confirmation where a level is dearer than the one before it [SHOP-3]', () => {
    expect(dearerLevels(levels('10000.00', '9500.00', '9000'))).toEqual([])
    expect(dearerLevels(levels('10000.00', '10000', null))).toEqual([])
    expect(dearerLevels(levels('10000.00', '12000.00', '9000'))).toEqual([
      'Level 2 (Rp 12.000,00) lebih mahal daripada level 1 (Rp 10.000,00)',
    ])
    // a level without a price is passed over, in whichever order they come
    expect(dearerLevels(levels('10000.00', null, '10000.01').toReversed())).toEqual([
      'Level 3 (Rp 10.000,01) lebih mahal daripada level 1 (Rp 10.000,00)',
    ])
    expect(dearerLevels(levels(null, '9500.00'))).toEqual([])
    expect(dearerLevels(levels('10000.00', 'mahal', ''))).toEqual([])
  })

  it('that stay as they are need no further confirmation [SHOP-3]', () => {
    const dearer = levels('10000.00', '12000.00')
    expect(newlyDearer(dearer, dearer)).toEqual([])
    expect(newlyDearer([], dearer)).toHaveLength(1)
    expect(newlyDearer(dearer, levels('9000.00', '12000.00'))).toHaveLength(1)
  })

  it('that were dearer before a file stay out of its confirmation [SHOP-3, SHOP-4]', () => {
    const dearer = levels('10000.00', '12000.00', '13000.00')
    expect(levelsTurnedDearer([], dearer)).toMatchObject([
      { level: 2, than: 1 },
      { level: 3, than: 2 },
    ])
    expect(levelsTurnedDearer(levels('10000.00', '12000.00'), dearer)).toEqual([
      { level: 3, than: 2, words: 'Level 3 (Rp 13.000,00) lebih mahal daripada level 2 (Rp 12.000,00)' },
    ])
    expect(levelsTurnedDearer(dearer, levels('9000.00', '12500.00', '13500.00'))).toEqual([])
  })

  it('need confirmation where a percentage takes them beyond level 1 [SHOP-3]', () => {
    expect(['10', '10.01', '-50', '', 'banyak'].map((percent) => risesBeyond(percent, '10.000000'))).toEqual([
      ...[false, true, false, false, false],
    ])
    expect(risesBeyond('0.01', '0')).toBe(true)
    expect(risesBeyond('900', null)).toBe(false)
  })
})
