import { expect, it } from 'vitest'
import { checkTerms, limitText, type RequestedTerm } from './terms.ts'

const terms = { priceLevel: 1, salesUserId: null }
const check = (...payments: RequestedTerm[]) => checkTerms({ ...terms, payments }, { before: null, mayUnlimited: true })

it('limits credit alone, wherever it stands among the payment types, and marks the field [SELLER-3]', () => {
  const cod = { code: 'cod', creditLimit: null }
  expect(() =>
    check(cod, { code: 'tempo-30', creditLimit: '0.00' }, { code: 'tempo-60', creditLimit: null, isUnlimited: true }),
  ).not.toThrow()
  for (const wrong of [
    { code: 'transfer', creditLimit: '0.00' },
    { code: 'x-tempo-30', creditLimit: '1.00' },
    { code: 'tempo-30x', creditLimit: '1.00' },
    { code: 'transfer', creditLimit: null, isUnlimited: true },
  ])
    expect(() => check(cod, wrong)).toThrow(
      expect.objectContaining({ code: 'credit_limit_without_credit', field: 'payments' }),
    )
})

it('marks the field where a payment type is missing or stands twice [SELLER-3]', () => {
  const cod = { code: 'cod', creditLimit: null }
  expect(() => check(cod, cod)).toThrow(expect.objectContaining({ field: 'payments' }))
  expect(() => check()).toThrow(expect.objectContaining({ field: 'payments' }))
})

it('gives credit without a limit where that was said, and none for a limit that is empty [SHOP-7]', () => {
  const refused = (code: string) => expect.objectContaining({ code, field: 'payments' })
  const open = { code: 'tempo-90', creditLimit: null }

  expect(() => check(open)).toThrow(refused('credit_limit_needed'))
  expect(() => check({ ...open, isUnlimited: false })).toThrow(refused('credit_limit_needed'))
  expect(() => check({ ...open, isUnlimited: true })).not.toThrow()
  expect(() => check({ ...open, creditLimit: '1.00', isUnlimited: true })).toThrow(refused('credit_limit_and_none'))
})

it('is shown with its limit, or with the words that there is none [SHOP-7]', () => {
  expect(limitText({ code: 'tempo-30', creditLimit: '0.00' })).toBe('limit Rp 0,00')
  expect(limitText({ code: 'tempo-30', creditLimit: null })).toBe('tanpa limit')
  expect(limitText({ code: 'transfer', creditLimit: null })).toBeNull()
})

it('takes credit without a limit from a person who may grant it, and lets what was granted stay [SHOP-7]', () => {
  const unlimited = { code: 'tempo-90', creditLimit: null }
  const byOthers = (before: (typeof unlimited)[] | null, ...payments: { code: string; creditLimit: string | null }[]) =>
    checkTerms({ ...terms, payments }, { before, mayUnlimited: false })

  expect(() => check({ ...unlimited, isUnlimited: true })).not.toThrow()
  for (const before of [
    null,
    [],
    [{ code: 'tempo-30', creditLimit: null }],
    [{ code: 'tempo-90', creditLimit: '1.00' as never }],
  ])
    expect(() => byOthers(before, unlimited)).toThrow(
      expect.objectContaining({ code: 'credit_unlimited_not_allowed', field: 'payments' }),
    )
  expect(() => byOthers([unlimited], unlimited)).not.toThrow()
  expect(() =>
    byOthers([], { code: 'tempo-90', creditLimit: '1.00' }, { code: 'cod', creditLimit: null }),
  ).not.toThrow()
})
