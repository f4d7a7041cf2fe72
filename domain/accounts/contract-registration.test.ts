import { describe, expect, it } from 'vitest'
import { companyStep, personStep } from './contract-registration.ts'

const company = {
  nama_perusahaan: 'PT Contoh',
  tipe_bisnis: '1',
  jenis_identitas: 'npwp',
  nomor_identitas: '00.123.456-7 890.1234',
}

function complaints(change: object): { path: PropertyKey[]; message: string }[] {
  const issues = companyStep.safeParse({ ...company, ...change }).error?.issues ?? []
  return issues.map(({ path, message }) => ({ path, message }))
}

describe('the company that registers', () => {
  it('is told by an NPWP or a NIB [REG-1]', () => {
    expect(complaints({})).toEqual([])
    expect(complaints({ jenis_identitas: 'nib', nomor_identitas: '0012345678901' })).toEqual([])
    expect(complaints({ jenis_identitas: 'nib' })).toEqual([
      { path: ['nomor_identitas'], message: 'NIB terdiri dari 13 angka.' },
    ])
  })

  it('with an NPWP of 15 digits is told how it is written today, with any other number of digits not [REG-1]', () => {
    const today = 'NPWP terdiri dari 16 angka. Untuk NPWP lama 15 angka, tambahkan angka 0 di depannya.'
    const told = (nomor_identitas: string) => complaints({ nomor_identitas }).map(({ message }) => message)
    expect(told('01.234.567.8-901.234')).toEqual([today])
    expect(told('012 345 678 901 234')).toEqual([today])
    expect(told('01234567890123')).toEqual(['NPWP terdiri dari 16 angka.'])
    expect(complaints({ jenis_identitas: 'nib', nomor_identitas: '012345678901234' })[0]?.message).toBe(
      'NIB terdiri dari 13 angka.',
    )
  })

  it('is told of its number in the same round as of everything else [REG-1]', () => {
    const fields = complaints({ nama_perusahaan: '', tipe_bisnis: '', nomor_identitas: '' }).map(({ path }) => path[0])

    expect(fields.sort()).toEqual(['nama_perusahaan', 'nomor_identitas', 'tipe_bisnis'])
  })

  it('says what it does where its trade is none of the list [REG-1]', () => {
    const missing = [{ path: ['tipe_bisnis_lain'], message: 'Tipe bisnis lainnya harus diisi.' }]
    for (const unsaid of [undefined, null, '', '  '])
      expect(complaints({ tipe_bisnis: 'Lainnya', tipe_bisnis_lain: unsaid })).toEqual(missing)
    expect(complaints({ tipe_bisnis: 'Lainnya', tipe_bisnis_lain: 'Cat' })).toEqual([])
    expect(complaints({ tipe_bisnis: '9' })[0]?.path).toEqual(['tipe_bisnis'])
  })
})

describe('a username', () => {
  const takes = (username: unknown) => personStep.shape.username.safeParse(username).success

  it.each(['', null, undefined, 'rina', 'Rina.S_2-x', '1'.repeat(30)])('may be %j [REG-1]', (username) => {
    expect(takes(username)).toBe(true)
  })

  it.each(['rin', 'x'.repeat(31), '.rina', '-rina', 'rina sari', 'rina@contoh.id', 'rína'])(
    'is not %j [REG-1]',
    (username) => expect(takes(username)).toBe(false),
  )
})
