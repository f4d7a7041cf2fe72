import { expect, it } from 'vitest'
import { shippingOf } from './shipping.ts'

const kilograms = (units: string) => [{ units, unit: 'kg' }]

it('is a base and so much a unit, told line by line [ORDER-1]', () => {
  expect(shippingOf({ base: '50000.00', perUnit: '500.00' }, kilograms('125'), 'Jawa Barat')).toEqual({
    amount: '112500.00',
    explanation: 'Ongkir ke Jawa Barat: Rp 50.000,00 + 125 × Rp 500,00',
  })
  expect(shippingOf({ base: '75000.00', perUnit: '0.00' }, kilograms('125'), 'Bali')).toEqual({
    amount: '75000.00',
    explanation: 'Ongkir ke Bali: Rp 75.000,00',
  })
  expect(shippingOf({ base: '0.00', perUnit: '500.00' }, kilograms('125'), 'Bali')).toEqual({
    amount: '62500.00',
    explanation: 'Ongkir ke Bali: 125 × Rp 500,00',
  })
})

it('is rounded half up to whole Rupiah [ORDER-1]', () => {
  expect(shippingOf({ base: '0.00', perUnit: '333.00' }, kilograms('2.5'), 'Bali').amount).toBe('833.00')
})

it('is told as free where it costs nothing [ORDER-1]', () => {
  expect(shippingOf({ base: '0.00', perUnit: '0.00' }, kilograms('125'), 'DKI Jakarta')).toEqual({
    amount: '0.00',
    explanation: 'Gratis ongkir ke DKI Jakarta',
  })
})

it('goes by kilograms and litres, whatever unit a product is sold in, else by units [ORDER-1]', () => {
  const goods = [
    { units: '25', unit: 'kg' },
    { units: '500', unit: 'g' },
    { units: '20', unit: 'L' },
    { units: '1500', unit: 'mL' },
    { units: '2', unit: 'drum' },
  ]
  expect(shippingOf({ base: '10000.00', perUnit: '500.00' }, goods, 'Bali')).toEqual({
    amount: '34500.00',
    explanation: 'Ongkir ke Bali: Rp 10.000,00 + 49 × Rp 500,00',
  })
})

it('costs nothing from the amount of goods that the seller names [SHOP-8]', () => {
  const rate = { base: '50000.00', perUnit: '0.00' }
  const from = (goods: string) => shippingOf(rate, kilograms('1'), 'Bali', { from: '1000000.00', goods })
  expect(from('999999.99').amount).toBe('50000.00')
  expect(from('1000000.00')).toEqual({
    amount: '0.00',
    explanation: 'Gratis ongkir ke Bali mulai belanja Rp 1.000.000,00',
  })
})
