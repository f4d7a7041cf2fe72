import { describe, expect, it } from 'vitest'
import { checksOf, comparedNames, differingWords, numberCheck } from './checks.ts'

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
const found = (...args: Parameters<typeof checksOf>) =>
  Object.fromEntries(checksOf(...args).map(({ name, fits, found }) => [name, [fits, found]]))

describe('what an administrator sees checked', () => {
  it('fits where numbers are whole and alone and names the same, however written [ADM-2]', () => {
    expect(found(facts, known)).toEqual({
      npwp: [true, 'format benar (16 angka), belum dipakai perusahaan lain'],
      nib: [true, 'format benar (13 angka), belum dipakai perusahaan lain'],
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
    expect(found({ ...facts, licences: [pbf] }, known)).toMatchObject({
      licences: [true, 'belum berakhir menurut tanggal yang ditulis'],
    })
    expect(found({ ...facts, licences: [pbf] }, { ...known, today: '2026-03-03' })).toMatchObject({
      licences: [false, 'sudah berakhir: PBF'],
    })
  })

  it('names all who have a number, all licences and all that have ended [ADM-2]', () => {
    const licence = (name: string, validUntil: string | null) => ({ name, number: '1', validUntil })
    const licences = [licence('PBF', '2026-03-01'), licence('CDOB', null), licence('SIUP', '2025-12-31')]
    const checks = checksOf({ ...facts, licences }, { ...known, sameNib: ['CV Lain', 'PT Dua'] })
    expect(checks.find(({ name }) => name === 'licences')).toEqual({
      name: 'licences',
      value: 'PBF, CDOB, SIUP',
      fits: false,
      found: 'sudah berakhir: PBF, SIUP',
      differing: [],
    })
    expect(checks.find(({ name }) => name === 'nib')).toEqual({
      name: 'nib',
      value: '1234567890123',
      fits: false,
      found: 'sudah dipakai CV Lain, PT Dua',
      differing: [],
    })
    expect(checksOf(facts, known).find(({ name }) => name === 'licences')?.value).toBeNull()
  })

  it('is a number of digits alone, and the same as the registered one [ADM-2]', () => {
    const npwp = (value: string | null, registered: string | null = null) =>
      numberCheck('npwp', value, { length: 16, registered, same: [] }).fits
    expect([npwp(facts.npwp), npwp(facts.npwp, facts.npwp)]).toEqual([true, true])
    expect([npwp(null), npwp('01234567890123x5'), npwp('x123456789012345'), npwp('012345678901234x')]).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('fits where neither name has a word that the other lacks [ADM-2]', () => {
    const compared = (value: string | null, other: string) => comparedNames(value, other, 'NIB')
    expect(compared('PT. Uji - Bahan', 'uji bahan  PT').fits).toBe(true)
    expect(compared('PT Uji', 'PT Uji Bahan')).toEqual({ fits: false, found: 'NIB: PT Uji Bahan', differing: [] })
    expect(compared('PT Uji Bahan', 'PT Uji')).toMatchObject({ fits: false, differing: ['Bahan'] })
    expect(compared(null, '')).toEqual({ fits: false, found: 'NIB: ', differing: [] })
    expect(compared('ＰＴ Uji', 'PT UJI').fits).toBe(true)
    expect(differingWords('PT  -  Niaga', 'PT')).toEqual(['Niaga'])
  })
})
