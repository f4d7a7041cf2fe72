import { describe, expect, it } from 'vitest'
import { companyStep, personStep } from './contract-registration.ts'

const company = {
  companyName: 'PT Contoh',
  businessType: '1',
  identityKind: 'npwp',
  identityNumber: '00.123.456-7 890.1234',
}

function complaints(change: object): { path: PropertyKey[]; message: string }[] {
  const issues = companyStep.safeParse({ ...company, ...change }).error?.issues ?? []
  return issues.map(({ path, message }) => ({ path, message }))
}

describe('the company that registers', () => {
  it('is told by an NPWP or a NIB [REG-1]', () => {
    expect(complaints({})).toEqual([])
    expect(complaints({ identityKind: 'nib', identityNumber: '0012345678901' })).toEqual([])
    expect(complaints({ identityKind: 'nib' })).toEqual([
      { path: ['identityNumber'], message: 'NIB terdiri dari 13 angka.' },
    ])
  })

  it('with an NPWP of 15 digits is told how it is written today, with any other number of digits not [REG-1]', () => {
    const today = 'NPWP terdiri dari 16 angka. Untuk NPWP lama 15 angka, tambahkan angka 0 di depannya.'
    const messagesFor = (identityNumber: string) => complaints({ identityNumber }).map(({ message }) => message)
    expect(messagesFor('01.234.567.8-901.234')).toEqual([today])
    expect(messagesFor('012 345 678 901 234')).toEqual([today])
    expect(messagesFor('01234567890123')).toEqual(['NPWP terdiri dari 16 angka.'])
    expect(complaints({ identityKind: 'nib', identityNumber: '012345678901234' })[0]?.message).toBe(
      'NIB terdiri dari 13 angka.',
    )
  })

  it('is told of its number in the same round as of everything else [REG-1]', () => {
    const fields = complaints({ companyName: '', businessType: '', identityNumber: '' }).map(({ path }) => path[0])

    expect(fields.sort()).toEqual(['businessType', 'companyName', 'identityNumber'])
  })

  it('says what it does where its trade is none of the list [REG-1]', () => {
    const missing = [{ path: ['otherBusiness'], message: 'Tipe bisnis lainnya harus diisi.' }]
    for (const unsaid of [undefined, null, '', '  '])
      expect(complaints({ businessType: 'Lainnya', otherBusiness: unsaid })).toEqual(missing)
    expect(complaints({ businessType: 'Lainnya', otherBusiness: 'Cat' })).toEqual([])
    expect(complaints({ businessType: '9' })[0]?.path).toEqual(['businessType'])
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
