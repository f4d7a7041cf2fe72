import { describe, expect, it } from 'vitest'
import { changesOf, needsReading, quantityWords } from './reorder-words.ts'

const line = {
  name: 'Sukrosa',
  unit: 'kg',
  unitsBefore: null,
  units: '1600',
  orderedPrice: '9500.00',
  price: '9500.00',
  obstacle: null,
}
const reordered = { added: 1, lines: [line], skipped: [] }

describe('ordering again', () => {
  it('says what was added, raised and left as it was [ORDER-5]', () => {
    expect(quantityWords(line)).toBe('1.600 kg ditambahkan')
    expect(quantityWords({ ...line, unitsBefore: '25.5' })).toBe(
      'sudah ada di keranjang, dinaikkan dari 25,5 kg menjadi 1.600 kg',
    )
    expect(quantityWords({ ...line, unitsBefore: '1600' })).toBe('sudah ada di keranjang, tetap 1.600 kg')
  })

  it('says another price, and too little stock [ORDER-5]', () => {
    expect(changesOf(line)).toEqual([])
    const [price, stock] = changesOf({ ...line, price: '10000.00', obstacle: 'Stok tersedia 750 kg' })
    expect(price).toMatch(/^Harga per kg sekarang Rp\s10\.000,00, semula Rp\s9\.500,00\.$/)
    expect(stock).toBe('Stok tersedia 750 kg')
  })

  it('asks to be read unless everything was added as it had been ordered [ORDER-5]', () => {
    const withLine = (change: Partial<typeof line> | { unitsBefore: string } | { obstacle: string }) =>
      needsReading({ ...reordered, lines: [{ ...line, ...change }] })

    expect(needsReading(reordered)).toBe(false)
    expect(needsReading({ ...reordered, skipped: [{ name: 'Laktosa', reason: 'Laktosa tidak lagi dijual.' }] })).toBe(
      true,
    )
    expect(withLine({ unitsBefore: '25' })).toBe(true)
    expect(withLine({ price: '9400.00' })).toBe(true)
    expect(withLine({ obstacle: 'Stok tersedia 750 kg' })).toBe(true)
  })
})
