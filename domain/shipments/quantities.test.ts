import { describe, expect, it } from 'vitest'
import { Refusal } from '../refusal.ts'
import { receiptOf, takenLines, takesWholePacks } from './quantities.ts'

const lines = [
  { position: 1, name: 'Gula', unit: 'kg', packWeight: '25', left: '112.5' },
  { position: 2, name: 'Garam', unit: 'kg', packWeight: null, left: '0' },
]
const none = 'nothing_to_ship'

describe('what is shipped', () => {
  it('is all that is left where nothing is named, and the rows of a line together [SHIP-1]', () => {
    expect(takenLines(lines, null, { none })).toEqual([{ position: 1, units: '112.5', chosen: [] }])
    const rows = [
      { position: 1, units: '25', lot: 'A' },
      { position: 1, units: '50', lot: null },
    ]
    expect(takenLines(lines, rows, { none })).toEqual([
      { position: 1, units: '75', chosen: [{ number: 'A', units: '25' }] },
    ])
  })

  it.each([
    [1, '113', 'shipped_more_than_left', 'Gula yang belum dikirim hanya 112,5 kg.'],
    [1, '12.5', 'shipped_not_whole_packs', 'Gula dikemas 25 kg: isi kelipatannya, atau semua sisanya, 112,5 kg.'],
    [1, '110', 'shipped_not_whole_packs', 'Gula dikemas 25 kg: isi kelipatannya, atau semua sisanya, 112,5 kg.'],
    [2, '1', 'shipped_more_than_left', 'Garam yang belum dikirim hanya 0 kg.'],
    [3, '1', 'shipped_line_unknown', 'Baris 3 tidak ada pada pesanan ini.'],
    [1, '0', 'nothing_to_ship', 'Isi jumlah yang dikirim untuk setidaknya satu produk.'],
  ])('is refused of line %i with %s: %s, %s [SHIP-1]', (position, units, ...refusal) => {
    expect(refusalOf(() => takenLines(lines, [{ position, units, lot: null }], { none }))).toEqual([
      'baris',
      ...refusal,
    ])
  })

  it('is a part of any size where the size of its packs is not known any more [SHIP-1]', () => {
    const loose = [{ position: 2, name: 'Garam', unit: 'kg', packWeight: null, left: '40' }]
    expect(takenLines(loose, [{ position: 2, units: '0.5', lot: null }], { none })).toMatchObject([{ units: '0.5' }])
  })
})

describe('a part of a line', () => {
  it('is whole packs, or all that is left, also where that is less than a pack [SHIP-1]', () => {
    const line = { packWeight: '25', left: '62.5' }
    expect(['25', '50', '62.5'].map((units) => takesWholePacks(units, line))).toEqual([true, true, true])
    expect(['12.5', '37.5', '62'].map((units) => takesWholePacks(units, line))).toEqual([false, false, false])
    expect(takesWholePacks('12.5', { packWeight: '25', left: '12.5' })).toBe(true)
    expect(takesWholePacks('0.5', { packWeight: null, left: '12.5' })).toBe(true)
  })
})

describe('what is received', () => {
  const sent = [
    { position: 1, name: 'Gula', unit: 'kg', units: '100' },
    { position: 3, name: 'Kopi', unit: 'kg', units: '50' },
  ]

  it('is all of the lines that are not named; less needs a reason [SHIP-1]', () => {
    expect(receiptOf(sent, [], null)).toEqual({
      lines: [
        { position: 1, units: '100' },
        { position: 3, units: '50' },
      ],
      isShort: false,
    })
    const counted = [{ position: 3, units: '0' }]
    expect(receiptOf(sent, counted, 'Hilang')).toMatchObject({
      isShort: true,
      lines: [{ units: '100' }, { units: '0' }],
    })
    expect(refusalOf(() => receiptOf(sent, counted, null))).toEqual([
      'alasan',
      'shortage_reason_needed',
      'Jumlah yang diterima kurang dari yang dikirim. Tuliskan alasannya.',
    ])
  })

  it('is no more than was sent, and of no other line [SHIP-1]', () => {
    expect(refusalOf(() => receiptOf(sent, [{ position: 1, units: '100.5' }], 'Lebih'))).toEqual([
      'baris',
      'received_more_than_sent',
      'Gula pada kiriman ini hanya 100 kg.',
    ])
    expect(refusalOf(() => receiptOf(sent, [{ position: 2, units: '1' }], null))).toEqual([
      'baris',
      'shipped_line_unknown',
      'Baris 2 tidak ada pada pesanan ini.',
    ])
  })
})

function refusalOf(act: () => unknown) {
  try {
    act()
  } catch (error) {
    if (error instanceof Refusal) return [error.field, error.code, error.sentence]
    throw error
  }
}
