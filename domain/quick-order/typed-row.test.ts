import { describe, expect, it } from 'vitest'
import { readPasted, rowsOfCells } from './typed-row.ts'

const row = (code: string, quantity: string) => ({ code, quantity })

describe('what is pasted into a quick order', () => {
  it('is a code or a name with its quantity at the end of the line [ORDER-7]', () => {
    const text = '77-92-9, 500\nAsam sitrat monohidrat 25 kg\r\n\nGula halus; 1.250,5 kg\nKDE-01 x 20 sak\nE330 1,250.5'
    expect(readPasted(text.replace('; ', ', '))).toEqual([
      row('77-92-9', '500'),
      row('Asam sitrat monohidrat', '25 kg'),
      row('Gula halus', '1.250,5 kg'),
      row('KDE-01', '20 sak'),
      row('E330', '1,250.5'),
    ])
  })

  it('loses nothing that has no quantity: a CAS number is no subtraction [ORDER-7]', () => {
    expect(readPasted('77-92-9\nVitamin B12\n500')).toEqual([
      row('77-92-9', ''),
      row('Vitamin B12', ''),
      row('500', ''),
    ])
  })

  it('keeps a minus, which is refused, and takes one that stands alone for a dash [ORDER-7]', () => {
    expect(readPasted('Gula, -5\nGula -5 kg\nGula - 5 kg\nKDE-01 x 20 sak')).toEqual([
      row('Gula', '-5'),
      row('Gula', '-5 kg'),
      row('Gula', '5 kg'),
      row('KDE-01', '20 sak'),
    ])
    expect(readPasted('AS-1\t-5')).toEqual([row('AS-1', '-5')])
  })

  it('is columns where a spreadsheet was copied, whose head says which is which [ORDER-7]', () => {
    expect(readPasted('No\tNama produk\tQty\tSatuan\n1\tGula halus\t1.250\tkg\n2\tGaram\t5\tsak')).toEqual([
      row('Gula halus', '1.250 kg'),
      row('Garam', '5 sak'),
    ])
    expect(readPasted('AS-1\t500\nAS-2\tAsam malat\t25\tkg')).toEqual([row('AS-1', '500'), row('AS-2', '25 kg')])
    // one row of several cells makes a table of all
    expect(readPasted('AS-1\t500\nGaram 25 kg')).toEqual([row('AS-1', '500'), row('Garam', '25 kg')])
    expect(readPasted('AS-1;500\nAS-2;2,5')).toEqual([row('AS-1', '500'), row('AS-2', '2,5')])
  })

  it('takes the surest code that a row of a table has [ORDER-7]', () => {
    const cells = [
      ['Nama', 'SKU', 'CAS', 'Jumlah'],
      ['Gula', 'GL-1', '57-50-1', '50'],
      ['Asam sitrat', '', '77-92-9', '25'],
      ['Garam', '', '', '75'],
    ]
    expect(rowsOfCells(cells)).toEqual([row('GL-1', '50'), row('77-92-9', '25'), row('Garam', '75')])
  })

  it.each([
    [['', '', ''], row('', '')],
    [['', 'AS-1', '500'], row('AS-1', '500')],
    [['AS-1', ' 500 ', ' sak '], row('AS-1', '500 sak')],
    [['AS-1', '500', 'sak putih besar'], row('AS-1', '500')],
    [['AS-1', '12', '500 kg'], row('AS-1', '500 kg')],
    [['AS-1', 'Asam', 'banyak'], row('AS-1', 'Asam banyak')],
    [['AS-1', '', 'lima', ' sak '], row('AS-1', 'lima sak')],
    [['Gula halus 50 kg', ''], row('Gula halus', '50 kg')],
    [['500', ''], row('500', '')],
  ])('takes of the cells %j, which no head names, the first text and the last number: %j [ORDER-7]', (cells, read) => {
    expect(rowsOfCells([cells])).toEqual([read])
  })

  it('reads nothing in nothing, and leaves an empty line out [ORDER-7]', () => {
    expect([readPasted(''), readPasted(' \n\r\n\t')]).toEqual([[], []])
    expect(readPasted('Gula  halus   50\rGaram\t5')).toEqual([row('Gula halus', '50'), row('Garam', '5')])
  })

  it('takes a column that a head does not name for none, and a row that is too short as far as it goes [ORDER-7]', () => {
    expect(rowsOfCells([['Kode'], ['AS-1', '500'], []])).toEqual([row('AS-1', ''), row('', '')])
    expect(
      rowsOfCells([
        [' KODE ', 'Satuan', 'Qty'],
        [' AS-1 ', 'kg ', ' 5'],
      ]),
    ).toEqual([row('AS-1', '5 kg')])
  })
})
