import { describe, expect, it } from 'vitest'
import { readAs, readRow, shownIn } from './read-row.ts'

const read = (column: Parameters<typeof readRow>[1][number], cell: Parameters<typeof readRow>[0][number]) =>
  readRow([cell], [column], 'id')

describe('a row of a file', () => {
  it('shows what stands in a cell, whatever it is taken for [SHOP-4]', () => {
    const row = readRow(['25 kg', 'A'], ['kemasan', 'sku'], 'id')
    readAs(row, 'kemasan', '')
    readAs(row, 'sku', 'A')
    readAs(row, 'grade', 'USP')
    expect([row.texts, row.shown, shownIn(row, 'kemasan')]).toEqual([
      { kemasan: '', sku: 'A' },
      { kemasan: '25 kg' },
      '25 kg',
    ])
  })

  it('says nothing of a column that it lacks or leaves empty [SHOP-4]', () => {
    const empty = { texts: {}, shown: {}, negotiable: undefined, status: undefined, faults: [] }
    expect(readRow([null, '  ', 'passed over'], ['nama', 'stok', null], 'id')).toEqual(empty)
    expect(readRow([], ['nama'], 'id')).toEqual(empty)
  })

  it.each([
    ['ya', true],
    ['Y', true],
    ['1', true],
    ['TIDAK', false],
    ['no', false],
    ['0', false],
  ])('is negotiable where it says %s: %s [SHOP-4]', (word, negotiable) => {
    expect(read('negotiable', word)).toMatchObject({ negotiable, faults: [] })
  })

  it.each([
    ['Draf', 'draft'],
    ['terbit', 'published'],
    ['published', 'published'],
  ])('has the status %s: %s [SHOP-4]', (word, status) => {
    expect(read('status', word)).toMatchObject({ status, faults: [] })
  })

  it('says which cell cannot be read, and what stands in it [SHOP-4]', () => {
    const faults = (...args: Parameters<typeof read>) => read(...args).faults
    expect(faults('negotiable', 'mungkin')).toEqual([
      { column: 'negotiable', shown: 'mungkin', sentence: "Tulis 'ya' atau 'tidak'." },
    ])
    expect(faults('status', 'baru')).toEqual([
      { column: 'status', shown: 'baru', sentence: "Tulis 'draf' atau 'dijual'." },
    ])
    expect(faults('stok', 'banyak')).toEqual([
      { column: 'stok', shown: 'banyak', sentence: "'banyak' bukan angka yang dapat dibaca." },
    ])
    expect(faults('stok', -1)).toHaveLength(1)
    expect(faults('stok', 'x'.repeat(90))[0]?.sentence).toBe(`'${'x'.repeat(40)}' bukan angka yang dapat dibaca.`)
    expect(faults('nama', { formula: 'C7' })[0]?.sentence).toBe('Sel C7 berisi rumus. Ganti rumus dengan nilainya.')
    expect(faults('negotiable', 'x'.repeat(90))[0]?.shown).toBe('x'.repeat(60))
  })

  it('takes numbers as people of its style write them, those of a spreadsheet as they are [SHOP-4]', () => {
    expect(read('stok', '1.250,5').texts.stok).toBe('1250.5')
    expect(read('stok', 1250.5).texts.stok).toBe('1250.5')
    expect(['50 %', '50%', '50  %'].map((cell) => read('persen_nego', cell).texts.persen_nego)).toEqual([
      '50',
      '50',
      '50',
    ])
    expect(read('persen_nego', '5 % 0').faults).toHaveLength(1)
    expect([read('stok', 1250).texts.stok, read('stok', 0.125).texts.stok]).toEqual(['1250', '0.125'])
    expect(read('stok', 1e21).faults).toHaveLength(1)
  })

  it('keeps what stands in the file beside the number that it is read as [SHOP-4]', () => {
    expect(read('stok', '1.250,50')).toMatchObject({ texts: { stok: '1250.50' }, shown: { stok: '1.250,50' } })
    expect(read('stok', 1250.5).shown).toEqual({})
  })

  it('makes no pack of 25.000 kg of a row that another program wrote into an Indonesian file [SHOP-4]', () => {
    const columns = ['berat', 'harga', 'stok'] as const
    const erp = readRow(['25.000', '95000.00', '1000.000'], columns, 'id')
    expect(erp.faults).toEqual([
      {
        column: 'berat',
        shown: '25.000',
        sentence: "Baris ini juga memuat '95000.00', yang ditulis lain dari angka berkas ini. Samakan penulisannya.",
      },
    ])
    expect(readRow(['25.000', '95000.00', '1000.000'], columns, 'en')).toMatchObject({
      texts: { berat: '25.000', harga: '95000.00', stok: '1000.000' },
      faults: [],
    })
    // its own cells contradict each other, and what was said of the file counts
    expect(readRow(['25.000', '17.500', '0.5'], columns, 'id').faults).toEqual([])
    expect(readRow(['25', '95000.00', '1000'], columns, 'id').faults).toEqual([])
  })

  it('leaves out the apostrophe that keeps a text from being run, and no other [SHOP-4]', () => {
    expect(read('nama', " '=1+1 ").texts.nama).toBe('=1+1')
    expect(read('nama', "'n Gula").texts.nama).toBe("'n Gula")
    expect(read('nama', "' =1+1").texts.nama).toBe(' =1+1')
    expect(read('nama', "a '=b").texts.nama).toBe("a '=b")
    expect(read('nama', "a;'=b").texts.nama).toBe('a;=b')
  })
})
