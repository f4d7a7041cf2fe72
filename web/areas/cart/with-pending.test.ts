import { expect, it } from 'vitest'
import type { Cart } from '#domain/cart/contract.ts'
import { withPending } from './use-quantity-changes.ts'

const line = (id: string, price: string | null) => ({ id, units: '25', price, subtotal: price && '250000.00' })
const cart = {
  sellers: [{ lines: [line('1', '10000.00'), line('2', '10000.00'), line('3', null)] }],
} as unknown as Cart // only these fields matter

it('shows what is wanted of a line, though an answer that was requested before says otherwise [CART-7]', () => {
  const [seller] = withPending(cart, (id) => ({ 1: '50', 3: '75' })[id]).sellers

  expect(seller?.lines.map(({ units, subtotal }) => [units, subtotal])).toEqual([
    ['50', '500000.00'],
    ['25', '250000.00'],
    ['75', null],
  ])
})
