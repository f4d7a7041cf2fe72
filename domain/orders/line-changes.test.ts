import { describe, expect, it } from 'vitest'
import { changedLines, type LineFacts, lineChanges } from './line-changes.ts'

const line = (wishes: Partial<LineFacts> = {}): LineFacts => ({
  id: 'a',
  name: 'Asam Sitrat',
  material: 'Asam Sitrat',
  grade: 'Food grade',
  maker: 'Velda',
  origin: 'Tiongkok',
  form: 'Serbuk',
  unit: 'kg',
  packLabel: 'Sak 25 kg',
  packWeight: '25',
  units: '100',
  price: '18450.00',
  ...wishes,
})

describe('a line that was seen', () => {
  it('has changed with its goods, its pack, its price and its quantity [ORDER-3]', () => {
    const now = line({ grade: 'Teknis', packLabel: 'Sak 20 kg', packWeight: '20', price: '19000.00', units: '120' })

    expect(lineChanges(line(), now)).toEqual([
      { what: 'Grade', before: 'Food grade', after: 'Teknis' },
      { what: 'Kemasan', before: 'Sak 25 kg', after: 'Sak 20 kg' },
      { what: 'Harga', before: 'Rp 18.450,00', after: 'Rp 19.000,00' },
      { what: 'Jumlah', before: '100 kg', after: '120 kg' },
    ])
  })

  it('has not, however its numbers are written, nor where its price is hidden [ORDER-3]', () => {
    expect(lineChanges(line(), line({ units: '100.000', price: '18450', packWeight: '25.000' }))).toEqual([])
    expect(lineChanges(line(), line({ price: null }))).toEqual([])
    expect(lineChanges(line({ price: null }), line())).toEqual([])
  })

  it('is named with each change, by the name it was seen under; what was not seen is not compared [ORDER-3]', () => {
    const expected = [line(), line({ id: 'b', name: 'Laktosa' })]
    const now = [
      line({ name: 'Sitrat', grade: 'Teknis' }),
      line({ id: 'b', name: 'Laktosa', price: '1.00' }),
      line({ id: 'c', grade: 'Teknis' }),
    ]

    expect(changedLines(expected, now)).toBe(
      'Asam Sitrat (Nama: Asam Sitrat → Sitrat; Grade: Food grade → Teknis), Laktosa (Harga: Rp 18.450,00 → Rp 1,00)',
    )
    expect(changedLines(expected, [line(), line({ id: 'b', name: 'Laktosa' })])).toBe('')
  })
})
