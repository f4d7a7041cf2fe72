import { describe, expect, it } from 'vitest'
import { readPrice } from './typed-offer.ts'

describe('a price as it is sent', () => {
  it('is a decimal text', () => {
    expect(readPrice('17.500')).toEqual({ amount: '17500' })
    expect(readPrice('17.500,5')).toEqual({ amount: '17500.5' })
    expect(readPrice('17.500,')).toEqual({ amount: '17500' })
  })

  it('is missing while nothing is typed [NEGO-6]', () => {
    expect(readPrice(' ')).toEqual({ problem: 'empty' })
  })

  it.each(['12,345', '17.500,505'])('has at most two decimals, which are not cut: %s [NEGO-15]', (shown) => {
    expect(readPrice(shown)).toEqual({ problem: 'decimals' })
  })

  it.each(['0', '0,50', '017.500', '00'])('does not begin with a zero: %s [NEGO-6, NEGO-15]', (shown) => {
    expect(readPrice(shown)).toEqual({ problem: 'invalid' })
  })
})
