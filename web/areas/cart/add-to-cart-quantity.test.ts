import { describe, expect, it } from 'vitest'
import { chosenQuantity, leastPacks } from './add-to-cart-quantity.ts'

const sack = { unit: 'kg', packWeight: '25.000', minPurchase: '100.000', price: '18450.00' }
const bottle = { unit: 'l', packWeight: '0.5', minPurchase: '1', price: '312000.00' }

describe('the quantity in packs', () => {
  it('comes to units and an amount [CART-1, CART-3]', () => {
    expect(chosenQuantity('8', sack)).toMatchObject({ packs: 8, reason: null, units: '200', amount: '3690000.00' })
    expect(chosenQuantity('3', bottle)).toMatchObject({ units: '1.5', amount: '468000.00' })
  })

  it('is at least round(minimum purchase / weight per pack) [CART-2]', () => {
    expect(leastPacks(sack)).toBe(4)
    expect(leastPacks(bottle)).toBe(2)
  })

  it('is at most what is there, in whole packs, where that is known [CART-3]', () => {
    const scarce = { ...sack, stock: '760.000' }
    expect(chosenQuantity('30', scarce)).toMatchObject({ packs: 30, reason: null })
    expect(chosenQuantity('31', scarce)).toEqual({
      packs: null,
      reason: 'Stok tersedia 750 kg',
      units: '0',
      amount: '0.00',
      asked: '775',
    })
    expect(chosenQuantity('31', { ...sack, stock: null }).packs).toBe(31)
    expect(chosenQuantity('99999999', scarce).reason).toBe('Stok tersedia 750 kg')
    expect(chosenQuantity('99999999', sack).reason).toBe('Paling banyak 99.999 kemasan.')
  })

  it.each(['', '3', '0', '-8', '8,5', '8.5', '08', 'delapan'])('comes to nothing for %j [CART-2]', (text) => {
    const chosen = chosenQuantity(text, sack)

    expect(chosen).toMatchObject({ packs: null, units: '0', amount: '0.00' })
    expect(chosen.reason).toBeTruthy()
  })
})
