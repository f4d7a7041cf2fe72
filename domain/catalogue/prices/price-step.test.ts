import { describe, expect, it } from 'vitest'
import { ladderOf, nextStep, type PriceStep, stepAt } from './price-step.ts'

const level = (from: string, amount: string): PriceStep => ({
  from,
  amount,
  listName: null,
  level: 1,
  firstDay: null,
  lastDay: null,
})
const own = (from: string, amount: string): PriceStep => ({ ...level(from, amount), listName: 'Kontrak', level: null })

describe('the price of a line', () => {
  it.each([
    ['25', '100.00'],
    ['99.999', '100.00'],
    ['100', '90.00'],
    ['1000', '80.00'],
  ])('of %s units is that of the highest quantity reached [SHOP-3]', (units, amount) => {
    const steps = [level('1000', '80.00'), level('0', '100.00'), level('100', '90.00')]
    expect(stepAt(steps, units)?.amount).toBe(amount)
  })

  it('is the customer’s own, even where the level would be cheaper [SHOP-3]', () => {
    const steps = [level('0', '100.00'), level('100', '70.00'), own('0', '95.00')]
    expect(stepAt(steps, '200')).toMatchObject({ amount: '95.00', listName: 'Kontrak' })
  })

  it('is that of the level below the first quantity of the own list [SHOP-3]', () => {
    const steps = [level('0', '100.00'), own('100', '95.00')]
    expect([stepAt(steps, '50')?.amount, stepAt(steps, '100')?.amount]).toEqual(['100.00', '95.00'])
  })

  it('is none without any [ROLE-2]', () => {
    expect(stepAt([], '1')).toBeUndefined()
    expect(nextStep([], '1')).toBeNull()
  })
})

describe('the next quantity', () => {
  it('is the nearest one from which a unit costs less [SHOP-3]', () => {
    const steps = [level('0', '100.00'), level('1000', '80.00'), level('100', '90.00')]
    expect(nextStep(steps, '25')).toMatchObject({ from: '100', amount: '90.00' })
    expect(nextStep(steps, '100')).toMatchObject({ from: '1000', amount: '80.00' })
    expect(nextStep(steps, '1000')).toBeNull()
  })

  it('passes over those at which nothing becomes cheaper [SHOP-3]', () => {
    const steps = [
      own('0', '95.00'),
      level('0', '100.00'),
      level('100', '70.00'),
      own('500', '96.00'),
      own('600', '94.00'),
    ]
    expect(nextStep(steps, '25')).toMatchObject({ from: '600', amount: '94.00' })
  })
})

describe('the ladder', () => {
  it('names each quantity at which the price changes, in their order [SHOP-3]', () => {
    const steps = [level('1000', '80.00'), level('0', '100.00'), level('100', '90.00'), own('50', '100.00')]
    expect(ladderOf(steps).map(({ from, amount }) => [from, amount])).toEqual([['0', '100.00']])
    expect(ladderOf(steps.slice(0, 3)).map(({ from, amount }) => [from, amount])).toEqual([
      ['0', '100.00'],
      ['100', '90.00'],
      ['1000', '80.00'],
    ])
  })
})
