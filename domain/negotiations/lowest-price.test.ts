import { expect, it } from 'vitest'
import { lowestPriceWarning } from './lowest-price.ts'

it('warns of a deal below the lowest price, to the cent [NEGO-13]', () => {
  expect(lowestPriceWarning('79999.99', '80000.00')).toBe('di bawah harga terendah')
  expect(lowestPriceWarning('80000.00', '80000.00')).toBeNull()
  expect(lowestPriceWarning('80000.01', '80000.00')).toBeNull()
})
