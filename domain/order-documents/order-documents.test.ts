import { describe, expect, it } from 'vitest'
import {
  aboutLabel,
  isOrderDocument,
  lastDayLabel,
  paperKinds,
  paperNumber,
  paperTitle,
  receiverLabel,
  sumLabel,
} from './kind.ts'
import { papersOf, papersOfShipment } from './order-note.ts'
import { mayReadDocument } from './readers.ts'
import { needsStamp, proofPath, readOrderDocumentCode } from './stamp.ts'

describe('the documents of an order', () => {
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

  it('say beside their figures what they are for [DOC-1]', () => {
    const labels = (kind: (typeof paperKinds)[number]) => [
      sumLabel(kind),
      receiverLabel(kind),
      lastDayLabel(kind),
      aboutLabel(kind),
    ]
    expect(labels('invoice')).toEqual(['Total tagihan', 'Ditagihkan kepada', 'Jatuh tempo', 'Untuk'])
    expect(labels('credit_note')).toEqual(['Total nota kredit', 'Dikreditkan kepada', 'Jatuh tempo', 'Mengoreksi'])
    expect(labels('quotation').slice(1)).toEqual(['Ditawarkan kepada', 'Berlaku sampai', 'Untuk'])
    expect(sumLabel('quotation')).not.toBe('Total tagihan')
  })

  it('are pages, except what others have made [DOC-1]', () => {
    expect(paperKinds.every(isOrderDocument)).toBe(true)
    expect([isOrderDocument('tax_invoice'), isOrderDocument('certificate')]).toEqual([false, false])
  })

  it('are read by all of the buyer; of the seller by who may know what they say [ROLE-10, DOC-1]', () => {
    const read = (kind: Parameters<typeof mayReadDocument>[1], ...roles: ('finance' | 'warehouse' | 'sales')[]) =>
      roles.map((role) => mayReadDocument({ companyKind: 'seller', role }, kind))
    expect(read('invoice', 'finance', 'warehouse')).toEqual([true, false])
    expect(read('delivery_note', 'warehouse')).toEqual([true])
    expect(read('certificate', 'warehouse')).toEqual([true])
    expect(read('quotation', 'sales', 'warehouse')).toEqual([true, false])
    expect(mayReadDocument({ companyKind: 'buyer', role: 'approver' }, 'invoice')).toBe(true)
  })

  it('bear a stamp where they are of money, above five million Rupiah [DOC-1]', () => {
    expect([needsStamp('invoice', '5000000.00'), needsStamp('invoice', '5000000.01')]).toEqual([false, true])
    expect([needsStamp('receipt', '5000000.01'), needsStamp('proforma', '9000000')]).toEqual([true, false])
  })

  it('are proved by their code, however it was typed [DOC-1]', () => {
    expect(readOrderDocumentCode(' abcd efgh ')).toBe('ABCD-EFGH')
    expect(readOrderDocumentCode('ab-cd.ef/gh')).toBe('ABCD-EFGH')
    expect(readOrderDocumentCode('a1b2-c3d4')).toBe('A1B2-C3D4')
    expect(proofPath('ABCD-EFGH')).toBe('/bukti/ABCD-EFGH')
  })
})
