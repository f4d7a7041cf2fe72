import { describe, expect, it } from 'vitest'
import { canStep, stepQuantity } from './quantity-stepper.tsx'

describe('a step of the quantity', () => {
  it('goes up and down by one', () => {
    expect(stepQuantity('8', 1)).toBe('9')
    expect(stepQuantity('8', -1)).toBe('7')
  })

  it('never goes below the least amount or to zero [CART-3]', () => {
    expect(stepQuantity('4', -1, 4)).toBe('4')
    expect(stepQuantity('1', -1)).toBe('1')
    expect(canStep('4', -1, 4)).toBe(false)
    expect(canStep('5', -1, 4)).toBe(true)
  })

  it('rises to the least amount from below it', () => {
    expect(stepQuantity('2', 1, 4)).toBe('4')
    expect(stepQuantity('2', -1, 4)).toBe('4')
  })

  it.each([
    ['3,4', '4', '3'],
    ['0,5', '1', '1'],
    ['1.234,5', '1235', '1234'],
  ])('goes from a part, %s, to the whole number beside it [ORDER-7]', (text, up, down) => {
    expect([stepQuantity(text, 1), stepQuantity(text, -1)]).toEqual([up, down])
  })

  it('never goes above the most', () => {
    expect(stepQuantity('10', 1, 1, 10)).toBe('10')
    expect(canStep('10', 1, 1, 10)).toBe(false)
  })

  it.each(['', '2,5', 'dua', '-1'])('starts again at the least amount from %j', (text) => {
    expect(stepQuantity(text, 1, 4)).toBe('4')
    expect(canStep(text, -1, 4)).toBe(false)
  })
})
