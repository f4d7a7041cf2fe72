import { describe, expect, it } from 'vitest'
import { tradingKindLabel } from './company-kind.ts'
import { companyChecksOf } from './identity-change.ts'
import { companyNotice, customerNotice } from './notice.ts'
import { reviewText } from './review-reasons.ts'

describe('what is checked of a company that is registered', () => {
  const known = { name: 'PT Uji', npwp: '0123456789012345', nib: null, sameNpwp: [], sameNib: [], sameName: 0 }
  const found = (change: Partial<typeof known> | { nib: string; npwp: null } | object) =>
    companyChecksOf({ ...known, ...change }).map(({ name, fits, found }) => [name, fits, found])

  it('is the number it has, one of the two, and its name [ADM-2, REG-1]', () => {
    expect(found({})).toEqual([
      ['npwp', true, 'format benar (16 angka), belum dipakai perusahaan lain'],
      ['legalName', true, 'tidak ada perusahaan lain bernama sama'],
    ])
    expect(found({ npwp: null, nib: '1234567890123' }).map(([name]) => name)).toEqual(['nib', 'legalName'])
    expect(found({ nib: '1234567890123' }).map(([name]) => name)).toEqual(['npwp', 'nib', 'legalName'])
    expect(found({ npwp: null })[0]).toEqual(['npwp', false, 'harus 16 angka'])
  })

  it('does not fit where others have the number or the name [ADM-2]', () => {
    expect(found({ sameNpwp: ['PT Lain'], sameName: 2 })).toEqual([
      ['npwp', false, 'sudah dipakai PT Lain'],
      ['legalName', false, '2 perusahaan lain bernama sama'],
    ])
    expect(found({ nib: '123', sameNib: ['PT Lain'] })[1]).toEqual(['nib', false, 'harus 13 angka'])
    expect(found({ nib: '1234567890123', sameNib: ['PT Lain'] })[1]).toEqual(['nib', false, 'sudah dipakai PT Lain'])
  })
})

it('tells a company why, and its sellers only what [ADM-2]', () => {
  const of = (act: 'verify' | 'correct' | 'suspend' | 'reopen', explanation: string) =>
    companyNotice({ act, companyName: 'PT Uji', explanation })
  expect(of('verify', '')).toBe('PT Uji terverifikasi')
  expect(of('correct', 'Nama berbeda')).toBe('Data PT Uji perlu diperbaiki: Nama berbeda')
  expect(of('suspend', 'Penipuan')).toBe('PT Uji ditangguhkan: Penipuan')
  expect(of('reopen', '')).toBe('PT Uji dibuka kembali')
  expect(customerNotice('suspend', 'PT Uji')).toBe(
    'Pelanggan PT Uji ditangguhkan oleh platform. Pesanan yang sudah ada tetap berjalan.',
  )
  expect(customerNotice('reopen', 'PT Uji')).toBe('Pelanggan PT Uji dibuka kembali oleh platform.')
})

it('names the reasons, then what was written; "Lainnya" says nothing by itself [ADM-2]', () => {
  expect(reviewText(['name', 'number'], 'Mohon perbaiki')).toBe('Nama berbeda, NPWP atau NIB berbeda. Mohon perbaiki')
  expect(reviewText(['other'], 'Mohon hubungi kami')).toBe('Mohon hubungi kami')
  expect(reviewText(['address'], null)).toBe('Alamat berbeda')
})

it('notifies a company of what became of another name or number [ADM-2]', () => {
  const messageOf = (act: 'accept' | 'decline', explanation: string) =>
    companyNotice({ act, companyName: 'PT Uji', explanation })
  expect(messageOf('accept', '')).toBe('Nama dan nomor PT Uji yang baru sudah berlaku')
  expect(messageOf('decline', 'Berbeda dari NIB')).toBe('Perubahan nama atau nomor PT Uji ditolak: Berbeda dari NIB')
  expect([tradingKindLabel('buyer'), tradingKindLabel('seller')]).toEqual(['Pembeli', 'Seller'])
})
