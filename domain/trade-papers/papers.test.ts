import { describe, expect, it } from 'vitest'
import { papersOf, papersOfShipment } from './issue.ts'
import { paperKinds, paperNumber, paperTitle } from './kind.ts'
import { proofPath, readPaperCode } from './proof-path.ts'
import { needsStamp } from './stamp.ts'

describe('the papers of an order', () => {
  it.each([
    ['confirm', ['purchase_order', 'proforma']],
    ['ship', []],
    ['pay', []],
    ['cancel', []],
  ] as const)('that come with "%s": %j [DOC-1]', (event, papers) => {
    expect(papersOf(event)).toEqual(papers)
  })

  it('come with each shipment [DOC-1, SHIP-1]', () => {
    expect(papersOfShipment).toEqual(['delivery_note', 'invoice'])
  })

  it('are numbered by kind, month and place [DOC-1]', () => {
    expect(paperNumber('invoice', '2026-11-05', 187)).toBe('INV-2611-0187')
    expect(paperNumber('proforma', '2027-01-31', 1)).toBe('PF-2701-0001')
    expect(paperNumber('delivery_note', '2026-11-05', 12_345)).toBe('SJ-2611-12345')
    expect(paperNumber('receipt', '2026-11-05', 20)).toBe('KW-2611-0020')
    expect(paperNumber('quotation', '2026-11-05', 3)).toBe('PN-2611-0003')
  })

  it('are called as people call them [DOC-1]', () => {
    expect(paperKinds.map(paperTitle)).toEqual([
      'Penawaran',
      'Purchase order',
      'Proforma invoice',
      'Surat jalan',
      'Invoice',
      'Kwitansi',
      'Nota kredit',
    ])
  })

  it('bear a stamp where they are of money, above five million Rupiah [DOC-1]', () => {
    expect([needsStamp('invoice', '5000000.00'), needsStamp('invoice', '5000000.01')]).toEqual([false, true])
    expect([needsStamp('receipt', '5000000.01'), needsStamp('proforma', '9000000')]).toEqual([true, false])
  })

  it('are proved by their code, however it was typed [DOC-1]', () => {
    expect(readPaperCode(' abcd efgh ')).toBe('ABCD-EFGH')
    expect(readPaperCode('ab-cd.ef/gh')).toBe('ABCD-EFGH')
    expect(readPaperCode('a1b2-c3d4')).toBe('A1B2-C3D4')
    expect(proofPath('ABCD-EFGH')).toBe('/bukti/ABCD-EFGH')
  })
})
