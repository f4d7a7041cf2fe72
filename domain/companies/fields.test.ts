import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import {
  emailAddress,
  nameText,
  nib,
  nitku,
  npwp,
  optionalName,
  phoneNumber,
  postalCode,
  requiredText,
} from './fields.ts'

const takes = (field: z.ZodType, sent: unknown) => field.safeParse(sent).success

it('takes a text of one character up to its longest, spaces around it apart [REG-1] [API-2]', () => {
  const city = requiredText('Kota', 5)
  expect(city.parse('  Depok ')).toBe('Depok')
  expect(takes(city, 'a')).toBe(true)
  expect(['', '   ', 'Bogor1', undefined].some((sent) => takes(city, sent))).toBe(false)
  const messageOf = (field: z.ZodType, sent: unknown) => field.safeParse(sent).error?.issues[0]?.message
  expect(messageOf(city, 'Bogor1')).toBe('Kota paling panjang 5 karakter.')
  expect([messageOf(city, ' '), messageOf(city, 7)]).toEqual(['Kota harus diisi.', 'Kota harus diisi.'])
  const floor = optionalName('Lantai', 5)
  expect([floor.parse(' 2 '), messageOf(floor, 7), messageOf(floor, '123456'), messageOf(floor, 'a\nb')]).toEqual([
    '2',
    'Lantai tidak sesuai.',
    'Lantai paling panjang 5 karakter.',
    'Lantai mengandung karakter yang tidak terlihat. Ketik ulang tanpa menempelnya.',
  ])
})

describe('a name', () => {
  const name = nameText('Nama', 80)
  const messageOf = (sent: string) => name.safeParse(sent).error?.issues[0]?.message

  it.each([
    'PT Sumber Rejeki (Persero) Tbk',
    "Ma'ruf Yahya-Søren",
    'محمد علي',
    '株式会社 🙂',
    'Toko ❤\uFE0F',
    'ร้านน้ำผึ้ง',
    ' Budi ',
  ])('may be %j [API-2]', (sent) => {
    expect(name.parse(sent)).toBe(sent.trim())
  })

  it.each([
    'PT A\nPT B',
    'PT\tA',
    'PT A\u2028B',
    'PT \u202Egnip\u202C',
    'PT\u2066A',
    'PT\u200BA',
    'PT\u00ADA',
    'PT\u3164A',
    '\u2800',
    'PT A\u034FB',
    'PT A\uFE0F',
    'PT A\u17B5',
    'PT A\u{E0100}',
    `PT A${'\u0300'.repeat(4)}`,
  ])('hides nothing and stands on one line: not %j [API-2]', (sent) => {
    expect(messageOf(sent)).toBe('Nama mengandung karakter yang tidak terlihat. Ketik ulang tanpa menempelnya.')
    expect(takes(optionalName('Nama', 80), sent)).toBe(false)
  })

  it.each(['\u0300', '...', '🙂', '– —'])('can be read: not %j [API-2]', (sent) => {
    expect(messageOf(sent)).toBe('Nama harus memuat huruf atau angka.')
  })

  it('may be absent where it is optional', () => {
    for (const absent of [null, undefined, '']) expect(takes(optionalName('Nama', 80), absent)).toBe(true)
    expect(messageOf('')).toBe('Nama harus diisi.')
  })
})

describe('the numbers of a company', () => {
  it('are stored as digits, however they are written, leading zeros too [REG-1]', () => {
    expect(npwp.parse('00.123.456-7 890.1234')).toBe('0012345678901234')
    expect(nib.parse('001-234-567-8901')).toBe('0012345678901')
    expect(nitku.parse('0012345678901234 000.001-')).toBe('0012345678901234000001')
    expect(nitku.parse(' - ')).toBe('')
  })

  it.each([
    ['an NPWP', npwp, 16],
    ['a NIB', nib, 13],
  ])('%s has its count of digits, neither fewer nor more [REG-1]', (_, number, count) => {
    expect(takes(number, '1'.repeat(count))).toBe(true)
    expect([count - 1, count + 1].some((wrong) => takes(number, '1'.repeat(wrong)))).toBe(false)
    expect(takes(number, `${'1'.repeat(count - 1)}x`)).toBe(false)
    expect(takes(number, `${'1'.repeat(count)}${' '.repeat(40 - count)}`)).toBe(true)
    expect(takes(number, `${'1'.repeat(count)}${' '.repeat(41 - count)}`)).toBe(false)
  })
})

describe('a phone number', () => {
  it.each(['08123456', '+62 812-3456-7890', '1234567890123456789', ' 0812 3456 '])('may be %j [REG-1]', (sent) => {
    expect(takes(phoneNumber, sent)).toBe(true)
  })

  it.each(['0812345', '12345678901234567890', '++62812345678', '-08123456', '0812x3456', 'x08123456', '08123456x'])(
    'is not %j [REG-1]',
    (sent) => expect(takes(phoneNumber, sent)).toBe(false),
  )

  it.each(['', '  '])('is missed where there is none: %j [REG-1]', (sent) => {
    const { issues } = phoneNumber.safeParse(sent).error ?? {}
    expect(issues?.map(({ message }) => message)).toEqual(['Nomor telepon harus diisi.'])
  })
})

it('takes five digits as a postal code [REG-1]', () => {
  expect(postalCode.parse(' 01234 ')).toBe('01234')
  expect(['1234', '123456', '1234a', 'a12345', ''].some((sent) => takes(postalCode, sent))).toBe(false)
})

it('takes an e-mail address of 254 characters at most, spaces around it apart [REG-1] [RESET-2]', () => {
  const long = (count: number) => `a@${`${'b'.repeat(60)}.`.repeat(4)}${'c'.repeat(count - 246)}`
  expect(emailAddress.parse(' rina@contoh.id ')).toBe('rina@contoh.id')
  expect(takes(emailAddress, long(254))).toBe(true)
  expect(emailAddress.safeParse(long(255)).error?.issues[0]?.message).toBe('Alamat e-mail terlalu panjang.')
  expect(emailAddress.safeParse('  ').error?.issues[0]?.message).toBe('Alamat e-mail harus diisi.')
  expect(['rina', 'rina@', '@contoh.id', 'ri na@contoh.id'].some((sent) => takes(emailAddress, sent))).toBe(false)
})
