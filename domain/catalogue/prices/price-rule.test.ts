import { describe, expect, it } from 'vitest'
import { Refusal } from '#domain/refusal.ts'
import { changedBy, checkRule, isForSameTerms, overlap, type PriceRule, ruleName, ruleWords } from './price-rule.ts'

const tier: PriceRule = { level: 1, from: '100', amount: '90.00', firstDay: '2026-12-01', lastDay: null }
const product = { unit: 'kg', minPurchase: '50', usual: '100.00' }

function refusalOf(change: Partial<PriceRule>): [string, string | undefined] | undefined {
  try {
    checkRule({ ...tier, ...change }, product)
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.field]
    throw error
  }
}

describe('a price by quantity', () => {
  it.each([
    [{ amount: '0.00' }, ['price_nothing', 'harga']],
    [{ from: '50' }, ['price_from_low', 'mulai']],
    [{ from: '25' }, ['price_from_low', 'mulai']],
    [{ amount: '100.00' }, ['price_not_lower', 'harga']],
    [{ lastDay: '2026-11-30' }, ['price_days_reversed', 'sampai']],
    [{ lastDay: '2026-12-01' }, undefined],
    [{ from: '50.001' }, undefined],
    // whatever the quantity: a change of the price itself, up or down
    [{ from: '0', amount: '150.00' }, undefined],
  ] as const)('with %j is refused at its field: %j [SHOP-3]', (change, refused) => {
    expect(refusalOf(change)).toEqual(refused)
  })
})

describe('days', () => {
  const days = (firstDay: string, lastDay: string | null) => ({ firstDay, lastDay })
  it.each([
    [days('2026-12-01', '2026-12-31'), days('2026-12-31', null), true],
    [days('2026-12-01', '2026-12-30'), days('2026-12-31', null), false],
    [days('2026-12-01', null), days('2030-01-01', '2030-01-02'), true],
    [days('2026-12-05', '2026-12-06'), days('2026-12-01', '2026-12-31'), true],
  ])('%j and %j share one: %s [SHOP-3]', (one, other, shared) => {
    expect([overlap(one, other), overlap(other, one)]).toEqual([shared, shared])
  })
})

it('changes by percent to the hundredth, and never to nothing [SHOP-3]', () => {
  expect(changedBy('1250.50', '-5')).toBe('1187.98')
  expect(changedBy('1250.50', '2.5')).toBe('1281.76')
  expect(() => changedBy('0.01', '-90')).toThrow(expect.objectContaining({ code: 'price_too_large', field: 'persen' }))
  expect(() => changedBy('9999999999999.99', '1')).toThrow('price_too_large')
})

it('says what changed as people read it [SHOP-3]', () => {
  expect(ruleName({ level: 2, from: '1250.5' }, 'kg')).toBe('Level 2, mulai 1.250,5 kg')
  expect(ruleName({ level: null, from: '0' }, 'kg')).toBe('Harga pelanggan')
  expect(ruleWords({ ...tier, lastDay: '2026-12-31' })).toBe('Rp 90,00, 1 Des 2026 sampai 31 Des 2026')
  expect(ruleWords(tier)).toBe('Rp 90,00, sejak 1 Des 2026')
})

it('tells what a tier must be more or less than [SHOP-3]', () => {
  const sentence = (change: Partial<PriceRule>) => {
    try {
      return void checkRule({ ...tier, ...change }, product)
    } catch (error) {
      return error instanceof Refusal ? error.sentence : error
    }
  }
  expect(sentence({ from: '50' })).toBe('Isi 0 untuk jumlah berapa pun, atau lebih dari minimum pembelian 50 kg.')
  expect(sentence({ amount: '100.00' })).toContain('Rp 100,00')
})

it('stands for the same level, quantity and days alone [SHOP-3]', () => {
  const stands = (change: Partial<PriceRule>) => isForSameTerms(tier, { ...tier, ...change })
  expect([stands({}), stands({ amount: '1.00' }), stands({ from: '100.0' })]).toEqual([true, true, true])
  const others = [{ from: '101' }, { level: 2 }, { firstDay: '2026-12-02' }, { lastDay: '2026-12-31' }]
  expect(others.map(stands)).toEqual([false, false, false, false])
})
