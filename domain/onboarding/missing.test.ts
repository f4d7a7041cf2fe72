import { describe, expect, it } from 'vitest'
import { type ApplicationFacts, missingIn, noFacts } from './missing.ts'

const whole: ApplicationFacts = {
  ...noFacts,
  sellerType: 'distributor',
  legalName: 'PT Uji',
  nib: '1234567890123',
  npwp: '0123456789012345',
  exchangeRate: '16000',
  bank: 'Bank Uji',
  bankNumber: '1234567890',
  bankHolder: 'PT Uji',
}
const day = '2026-03-02'
const pbf = { name: 'PBF', number: '1', validUntil: day }

describe('what an application lacks', () => {
  it('is everything at first, by step [SHOP-1]', () => {
    expect(missingIn(noFacts, [], day)).toEqual({
      company: ['tipe seller', 'nama sesuai NIB', 'NIB', 'NPWP', 'kurs toko'],
      licences: [],
      bank: ['bank', 'nomor rekening', 'pemilik rekening'],
      documents: ['dokumen NPWP', 'dokumen NIB', 'dokumen Akta'],
    })
  })

  it('is an SPPKP only of who charges PPN, and a document where a licence is named [SHOP-1]', () => {
    const kinds = ['npwp', 'nib', 'deed'] as const
    expect(missingIn(whole, kinds, day).documents).toEqual([])
    expect(missingIn({ ...whole, isPkp: true, licences: [pbf] }, kinds, day).documents).toEqual([
      'dokumen SPPKP',
      'dokumen Izin',
    ])
  })

  it('is a licence whose last day has passed, and none that has no end [SHOP-1]', () => {
    const licences = [pbf, { ...pbf, name: 'CPOB', validUntil: null }, { ...pbf, name: 'B2', validUntil: '2026-03-01' }]
    expect(missingIn({ ...whole, licences }, [], day).licences).toEqual(['izin B2 yang masih berlaku'])
  })
})
