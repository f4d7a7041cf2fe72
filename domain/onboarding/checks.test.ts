import { describe, expect, it } from 'vitest'
import { checksOf, differingWords } from './checks.ts'

const facts = {
  sellerType: 'distributor',
  legalName: 'PT. UJI BAHAN',
  nib: '1234567890123',
  npwp: '0123456789012345',
  isPkp: false,
  exchangeRate: '16000',
  licences: [],
  bank: 'Bank Uji',
  bankNumber: '1234567890',
  bankHolder: 'Uji Bahan, PT',
} as const
const known = {
  company: { name: 'PT Uji Bahan', npwp: null, nib: null },
  sameNpwp: [],
  sameNib: [],
  today: '2026-03-02',
}
const found = (...given: Parameters<typeof checksOf>) =>
  Object.fromEntries(checksOf(...given).map(({ name, fits, found }) => [name, [fits, found]]))

describe('what an administrator sees checked', () => {
  it('fits where numbers are whole and alone and names the same, however written [ADM-2]', () => {
    expect(found(facts, known)).toEqual({
      npwp: [true, '16 angka, belum dipakai perusahaan lain'],
      nib: [true, '13 angka, belum dipakai perusahaan lain'],
      legalName: [true, 'sama dengan nama terdaftar'],
      bankHolder: [true, 'sama dengan nama sesuai NIB'],
      licences: [true, 'tidak ada yang disebut'],
    })
  })

  it('is a number of another length, of another company, or other than registered [ADM-2]', () => {
    const company = { ...known.company, nib: '9999999999999' }
    expect(found({ ...facts, npwp: '012345678901234' }, { ...known, company })).toMatchObject({
      npwp: [false, 'harus 16 angka'],
      nib: [false, 'perusahaan terdaftar dengan 9999999999999'],
    })
    expect(found(facts, { ...known, sameNpwp: ['CV Lain'] })).toMatchObject({
      npwp: [false, 'sudah dipakai CV Lain'],
    })
  })

  it('marks the words of a name that stand differently [ADM-2]', () => {
    const checks = checksOf({ ...facts, bankHolder: 'PT Uji Niaga' }, known)
    expect(checks.find(({ name }) => name === 'bankHolder')).toMatchObject({
      fits: false,
      found: 'nama sesuai NIB: PT. UJI BAHAN',
      differing: ['Niaga'],
    })
    expect(differingWords('PT Uji', 'PT Uji Bahan')).toEqual([])
  })

  it('is a licence that has ended, not one that ends today [ADM-2]', () => {
    const pbf = { name: 'PBF', number: '1', validUntil: '2026-03-02' }
    expect(found({ ...facts, licences: [pbf] }, known)).toMatchObject({ licences: [true, 'masih berlaku'] })
    expect(found({ ...facts, licences: [pbf] }, { ...known, today: '2026-03-03' })).toMatchObject({
      licences: [false, 'sudah berakhir: PBF'],
    })
  })
})
