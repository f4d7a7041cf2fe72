import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { daysAfter } from './business-day.ts'
import {
  amount,
  amountOrNull,
  day,
  idOrNull,
  idText,
  keyword,
  ownCompanyOrNull,
  page,
  pageSize,
  percentOfPrice,
  productId,
  totalAmount,
  units,
  version,
} from './fields.ts'
import { FIRST_DAY, LAST_DAY } from './limits.ts'

const takes = (field: z.ZodType, sent: unknown) => field.safeParse(sent).success

describe('a quantity on the wire', () => {
  it.each([
    ['0', '0'],
    ['25', '25'],
    ['2.5', '2.5'],
    ['0.125', '0.125'],
    ['999999999999', '999999999999'],
    [2.5, '2.5'],
  ])('%j is read as the text %j [API-1]', (sent, text) => {
    expect(units.parse(sent)).toBe(text)
  })

  it.each(['', '-1', '+1', '025', '00', '1,5', '1.', '.5', '1.2345', '1000000000000', '1e3', '1 ', 'x1', '1\n', null])(
    '%j is none [CART-3] [API-2]',
    (sent) => expect(takes(units, sent)).toBe(false),
  )
})

describe('money on the wire', () => {
  it.each(['0', '125000', '125000.5', '125000.00', `${'9'.repeat(13)}.99`])('may be %s [API-1]', (sent) => {
    expect(takes(amount, sent)).toBe(true)
  })

  it.each(['', 'NA', '-1', '1.234', '1.', '.5', '1,5', '9'.repeat(14), 'x1', '1x', true])(
    '%j is none: more than two decimals are refused, not cut [NEGO-15] [API-2]',
    (sent) => expect(takes(amount, sent)).toBe(false),
  )

  it('has 13 digits where it is a price or a limit, and 16 where it is a total: what the columns hold [API-2]', () => {
    expect(takes(totalAmount, `${'9'.repeat(16)}.99`)).toBe(true)
    expect(takes(totalAmount, '9'.repeat(17))).toBe(false)
  })
})

it('says of a number that is none what is requested, in its own words [API-2]', () => {
  for (const given of ['', 'x', '1.5', -1, null]) {
    expect(productId.safeParse(given).error?.issues[0]?.message).toBe('Kode produk tidak valid.')
  }
})

it('numbers products from 1 to the most the database holds [API-2]', () => {
  expect([1, 2147483647].every((id) => takes(productId, id))).toBe(true)
  expect([0, -1, 1.5, 2147483648, 'satu'].some((id) => takes(productId, id))).toBe(false)
})

it('says whether an amount is too large or none at all [API-2]', () => {
  const messageFor = (sent: unknown) => amount.safeParse(sent).error?.issues[0]?.message
  const tooLarge = 'Nilai rupiah terlalu besar.'
  expect(['9'.repeat(14), `${'9'.repeat(14)}.99`, 1e15].map(messageFor)).toEqual([tooLarge, tooLarge, tooLarge])
  const none = 'Nilai rupiah tidak valid.'
  const wrong = ['', 'x'.repeat(14), `${'9'.repeat(14)}x`, `x${'9'.repeat(14)}`, `${'9'.repeat(14)}.999`, null]
  expect(new Set(wrong.map(messageFor))).toEqual(new Set([none]))
})

it('changes a price by -90 to 500 per cent, with two decimals at most [SHOP-3]', () => {
  expect(['-90', '500', 12.5, '-0.25', '90.00'].every((sent) => takes(percentOfPrice, sent))).toBe(true)
  expect(['-90.01', '500.01', '1.234', '+5', '5%', 'x5', '1000', ''].some((sent) => takes(percentOfPrice, sent))).toBe(
    false,
  )
})

it('takes the days of this century that there are [API-2]', () => {
  expect(['2026-11-20', FIRST_DAY, LAST_DAY].every((sent) => takes(day, sent))).toBe(true)
  expect(
    [daysAfter(FIRST_DAY, -1), daysAfter(LAST_DAY, 1), '2026-02-30', '20-11-2026'].some((sent) => takes(day, sent)),
  ).toBe(false)
})

it('knows an id by its form [API-2]', () => {
  expect(takes(idText, '0190f3c2-7a1b-7c3d-8e4f-0123456789ab')).toBe(true)
  expect(takes(idText, '0190')).toBe(false)
})

it('leafs from page 1 to 10,000, and shows 60 entries at most [API-2]', () => {
  expect([1, 10_000].every((number) => takes(page, number))).toBe(true)
  expect([0, 1.5, 10_001].some((number) => takes(page, number))).toBe(false)
  expect([1, 60].every((number) => takes(pageSize, number))).toBe(true)
  expect([0, 1.5, 61].some((number) => takes(pageSize, number))).toBe(false)
  expect([page.parse(undefined), pageSize.parse(undefined)]).toEqual([1, 20])
})

it('searches for 100 characters at most, spaces around them apart [API-2]', () => {
  expect(keyword.parse(` ${'a'.repeat(100)} `)).toHaveLength(100)
  expect(takes(keyword, 'a'.repeat(101))).toBe(false)
})

describe('what browsers keep as numbers or as empty text', () => {
  it('is taken as well: amounts and ids as JSON numbers or text, an empty company as none [API-1]', () => {
    expect([amount.parse(47000), amount.parse(47000.5), amount.parse('47000.50')]).toEqual([
      '47000',
      '47000.5',
      '47000.50',
    ])
    expect([productId.parse(117), productId.parse('117')]).toEqual([117, 117])
    expect([ownCompanyOrNull, idOrNull].flatMap((id) => [id.parse(''), id.parse(null)])).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(['', null, undefined, 0, '0'].map((sent) => amountOrNull.parse(sent))).toEqual([
      null,
      null,
      undefined,
      '0',
      '0',
    ])
    expect([page.parse('2'), pageSize.parse('60'), version.parse('0')]).toEqual([2, 60, 0])
    expect([ownCompanyOrNull, idOrNull].some((id) => takes(id, '0190') || takes(id, ' '))).toBe(false)
  })

  it.each([-1, 1e30, 1.234, Number.NaN, '', '1,5'])('is no amount when it is %j [API-1]', (sent) => {
    expect(takes(amount, sent)).toBe(false)
  })

  it.each([-1, 1.5, 2147483648, '', '-1', '1.5', '007', ' 1', '1e3'])('is no version when it is %j [API-1]', (sent) => {
    expect(takes(version, sent)).toBe(false)
  })

  it.each([0, 1.5, -1, 2147483648, '0', '007', '1.5', '', ' 1'])('is no product when it is %j [API-1]', (sent) => {
    expect(productId.safeParse(sent).success).toBe(false)
  })
})
