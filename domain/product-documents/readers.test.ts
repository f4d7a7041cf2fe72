import { expect, it } from 'vitest'
import { productDocumentKinds } from '../catalogue/document-kind.ts'
import { type DocumentAccess, mayRead, type Readers, readersLabel, usualReaders } from './readers.ts'
import { checkValidity, isExpired } from './validity.ts'

const noAccess: DocumentAccess = { own: false, subscribed: false, granted: false }

it.each<[Readers, Partial<DocumentAccess>, boolean]>([
  ['everybody', {}, true],
  ['subscribed', {}, false],
  ['subscribed', { subscribed: true }, true],
  ['subscribed', { granted: true }, true],
  ['on_request', {}, false],
  ['on_request', { subscribed: true }, false],
  ['on_request', { granted: true }, true],
  ['subscribed', { own: true }, true],
  ['on_request', { own: true }, true],
])('a document for "%s" is read by %j: %s [DOC-2]', (readers, access, readable) => {
  expect(mayRead(readers, { ...noAccess, ...access })).toBe(readable)
})

it.each([
  [null, false],
  ['2026-03-02', false],
  ['2026-03-01', true],
])('a document valid until %s is expired on 2 March: %s [DOC-2]', (validUntil, expired) => {
  expect(isExpired(validUntil, '2026-03-02')).toBe(expired)
})

it('is handed in while it is valid [DOC-2]', () => {
  checkValidity(null, '2026-03-02')
  checkValidity('2026-03-02', '2026-03-02')
  expect(() => checkValidity('2026-03-01', '2026-03-02')).toThrow(
    expect.objectContaining({ code: 'document_expired', field: 'berlaku_sampai' }),
  )
})

it.each<[Readers, string]>([
  ['everybody', 'Semua orang'],
  ['subscribed', 'Pelanggan saja'],
  ['on_request', 'Atas permintaan'],
])('those who may read are called by name: %s', (readers, label) => {
  expect(readersLabel(readers)).toBe(label)
})

it('safety and fitness are for everybody to read, results and origin for subscribers, unless the seller chooses [DOC-2]', () => {
  expect(productDocumentKinds.map((kind) => [kind, usualReaders(kind)])).toEqual([
    ['coa', 'subscribed'],
    ['sds', 'everybody'],
    ['tds', 'everybody'],
    ['halal', 'everybody'],
    ['specification', 'subscribed'],
    ['origin', 'subscribed'],
  ])
})
