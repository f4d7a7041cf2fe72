import { expect, it } from 'vitest'
import { fallsFar, fallWords } from './price-floor.ts'

it('needs another confirmation where a price falls by more than half [SHOP-7]', () => {
  expect(fallsFar('12000.00', '240.00')).toBe(true)
  expect(fallsFar('12000.00', '5999.99')).toBe(true)
  expect(fallsFar('12000.00', '6000.00')).toBe(false)
  expect(fallsFar('12000.00', '90000.00')).toBe(false)
  expect(fallsFar(null, '1')).toBe(false)
})

it('says by how much [SHOP-7]', () => {
  expect(fallWords('12000.00', '240.00')).toBe('98 %')
  expect(fallWords('12000.00', '5000.00')).toBe('58,3 %')
})
