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
    expect(suggestedLine(line)).toEqual({ jumlah: '300', pilih: false, lot: ['100', '150'] })
    expect(suggestedLine({ ...line, left: '120' })).toEqual({ jumlah: '120', pilih: false, lot: ['100', '20'] })
    expect(suggestedLine({ ...line, onHand: '320' }).jumlah).toBe('300')
  })

  it('is sent as one row, or one a chosen lot and one of the rest; nothing typed is nothing sent [SHIP-1]', () => {
    const typed = { jumlah: '1.250,5', pilih: false, lot: ['1', '2'] }
    expect(rowsOf([line], [typed])).toEqual([{ posisi: 2, jumlah: '1250.5' }])
    expect(rowsOf([line], [{ jumlah: '120', pilih: true, lot: ['0', '100'] }])).toEqual([
      { posisi: 2, jumlah: '100', lot: 'B' },
      { posisi: 2, jumlah: '20' },
    ])
    expect(rowsOf([line], [{ jumlah: '0', pilih: false, lot: [] }])).toEqual([])
  })

  it('is not more than is left, nor from a lot more than it holds [SHIP-1]', () => {
    expect(faultOf(line, { jumlah: '501', pilih: false, lot: [] })).toBe('Yang belum dikirim 500 kg.')
    expect(faultOf(line, { jumlah: '200', pilih: true, lot: ['101', '0'] })).toBe('Lot A hanya berisi 100 kg.')
    expect(faultOf(line, { jumlah: '50', pilih: true, lot: ['50', '25'] })).toBe(
      'Jumlah dari lot 75 kg lebih dari jumlah kiriman.',
    )
    expect(faultOf(line, { jumlah: '12,5', pilih: false, lot: [] })).toBe(
      'Isi kelipatan 25 kg (isi satu kemasan), atau semua sisanya, 500 kg.',
    )
    expect(faultOf(line, { jumlah: 'banyak', pilih: false, lot: [] })).toBe('Jumlah harus berupa angka.')
    expect(faultOf(line, { jumlah: '75', pilih: true, lot: ['50', '25'] })).toBeUndefined()
  })

  it('keeps what was typed of each lot by its number where lots are gone and new ones are there [ORDER-4, SHIP-1]', () => {
    const typed = { jumlah: '120', pilih: true, lot: ['100', '20'] }
    const fresh = { number: 'C', expiresOn: '2027-01-01', endsSoon: false, units: '50' }
    const now = {
      lines: [
        { ...line, position: 1 },
        { ...line, lots: [fresh, ...line.lots.slice(1)] },
      ],
    }

    const kept = stillTyped(now, { lines: [line] }, [typed])

    expect(kept).toEqual([suggestedLine(line), { ...typed, lot: ['0', '20'] }])
    expect(rowsOf(now.lines, kept).slice(1)).toEqual([
      { posisi: 2, jumlah: '20', lot: 'B' },
      { posisi: 2, jumlah: '100' },
    ])
  })
})
