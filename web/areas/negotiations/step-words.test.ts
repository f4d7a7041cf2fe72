import { expect, it } from 'vitest'
import { type Step, stepWords } from './step-words.ts'

const offer: Step = {
  versi: 1,
  pihak: 'pembeli',
  jenis: 'tawaran',
  harga: '17500.00',
  selisih_persen: '-5.1',
  jumlah_satuan: '200',
  catatan: null,
  oleh: 'Nadia',
  otomatis: false,
  waktu: '2026-11-20T02:41:00Z',
}
const counter: Step = { ...offer, versi: 2, pihak: 'seller' }

it('tells another offer of the buyer from a changed one [NEGO-13]', () => {
  expect(stepWords(offer, undefined, false)).toBe('Pembeli menawar')
  expect(stepWords(offer, offer, false)).toBe('Pembeli mengubah tawaran')
  expect(stepWords(offer, counter, false)).toBe('Pembeli menawar lagi')
  expect(stepWords(offer, { ...counter, jenis: 'info', harga: null }, false)).toBe('Pembeli mengubah tawaran')
})

it('marks a price agreed with sales and an automatic reply [NEGO-13]', () => {
  expect(stepWords(offer, undefined, true)).toBe('Pembeli menetapkan harga kesepakatan')
  expect(stepWords({ ...counter, otomatis: true }, offer, false)).toBe('Penawaran balik otomatis')
})
