import { describe, expect, it } from 'vitest'
import { faultOf, rowsOf, stillTyped, suggestedLine } from './quantity-rows.ts'

const line = {
  position: 2,
  name: 'Asam sitrat',
  packLabel: '25 kg',
  unit: 'kg',
  packWeight: '25',
  left: '500',
  onHand: '300',
  lots: [
    { number: 'A', expiresOn: '2027-01-31', endsSoon: false, units: '100' },
    { number: 'B', expiresOn: null, endsSoon: false, units: '150' },
  ],
}

describe('a line that is to be shipped', () => {
  it('is suggested as far as it is there, from what expires first [SHIP-1] [SHOP-5]', () => {
    expect(suggestedLine(line)).toEqual({ quantity: '300', chooses: false, lots: ['100', '150'] })
    expect(suggestedLine({ ...line, left: '120' })).toEqual({ quantity: '120', chooses: false, lots: ['100', '20'] })
    expect(suggestedLine({ ...line, onHand: '320' }).quantity).toBe('300')
  })

  it('is sent as one row, or one a chosen lot and one of the rest; nothing typed is nothing sent [SHIP-1]', () => {
    const typed = { quantity: '1.250,5', chooses: false, lots: ['1', '2'] }
    expect(rowsOf([line], [typed])).toEqual([{ position: 2, units: '1250.5' }])
    expect(rowsOf([line], [{ quantity: '120', chooses: true, lots: ['0', '100'] }])).toEqual([
      { position: 2, units: '100', lot: 'B' },
      { position: 2, units: '20' },
    ])
    expect(rowsOf([line], [{ quantity: '0', chooses: false, lots: [] }])).toEqual([])
  })

  it('is not more than is left, nor from a lot more than it holds [SHIP-1]', () => {
    expect(faultOf(line, { quantity: '501', chooses: false, lots: [] })).toBe('Yang belum dikirim 500 kg.')
    expect(faultOf(line, { quantity: '200', chooses: true, lots: ['101', '0'] })).toBe('Lot A hanya berisi 100 kg.')
    expect(faultOf(line, { quantity: '50', chooses: true, lots: ['50', '25'] })).toBe(
      'Jumlah dari lot 75 kg lebih dari jumlah kiriman.',
    )
    expect(faultOf(line, { quantity: '12,5', chooses: false, lots: [] })).toBe(
      'Isi kelipatan 25 kg (isi satu kemasan), atau semua sisanya, 500 kg.',
    )
    expect(faultOf(line, { quantity: 'banyak', chooses: false, lots: [] })).toBe('Jumlah harus berupa angka.')
    expect(faultOf(line, { quantity: '75', chooses: true, lots: ['50', '25'] })).toBeUndefined()
  })

  it('keeps what was typed of each lot by its number where lots are gone and new ones are there [ORDER-4, SHIP-1]', () => {
    const typed = { quantity: '120', chooses: true, lots: ['100', '20'] }
    const fresh = { number: 'C', expiresOn: '2027-01-01', endsSoon: false, units: '50' }
    const now = {
      lines: [
        { ...line, position: 1 },
        { ...line, lots: [fresh, ...line.lots.slice(1)] },
      ],
    }

    const typedStill = stillTyped(now, { lines: [line] }, [typed])

    expect(typedStill).toEqual([suggestedLine(line), { ...typed, lots: ['0', '20'] }])
    expect(rowsOf(now.lines, typedStill).slice(1)).toEqual([
      { position: 2, units: '20', lot: 'B' },
      { position: 2, units: '100' },
    ])
  })
})
