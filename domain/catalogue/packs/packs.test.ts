import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, quantityText } from '#domain/money.ts'
import { MOST_PACKS, minimumPacks, packsHolding, packsOf, parsePacks, unitsOf } from './packs.ts'

const grams = fc.integer({ min: 1, max: 2_000_000 })
const weights = grams.map(inKilograms)
const packs = fc.integer({ min: 1, max: MOST_PACKS })

describe('the fewest packs', () => {
  it.each([
    ['100', '25', 4],
    ['100.000', '25.000', 4],
    ['30', '25', 1],
    ['40', '25', 2],
    ['37.5', '25', 2],
    ['5', '25', 1],
    ['2.5', '0.5', 5],
  ])('are round(minimum purchase / weight), at least one: %s of %s is %i [CART-2]', (minimum, weight, expected) => {
    expect(minimumPacks(minimum, weight)).toBe(expected)
  })

  it('agree with plain arithmetic for every weight and minimum [CART-2]', () => {
    fc.assert(
      fc.property(grams, grams, (minimum, weight) => {
        const rounded = Math.floor((2 * minimum + weight) / (2 * weight))
        expect(minimumPacks(inKilograms(minimum), inKilograms(weight))).toBe(Math.max(1, rounded))
      }),
    )
  })
})

describe('packs that hold a quantity of units', () => {
  it.each([
    ['200', '25', 8],
    ['190', '25.000', 8],
    ['0.001', '25', 1],
    ['1250.5', '0.5', 2501],
  ])('are whole ones: %s in %s are %i [UX-7]', (units, weight, expected) => {
    expect(packsHolding(units, weight)).toBe(expected)
  })

  it('are no more than needed for every weight [UX-7]', () => {
    fc.assert(
      fc.property(packs, weights, (count, weight) => {
        expect(packsHolding(unitsOf(count, weight), weight)).toBe(count)
      }),
    )
  })
})

describe('the quantity field', () => {
  it('takes a whole number of packs from the minimum on [CART-2]', () => {
    expect(parsePacks('4', 4)).toEqual({ ok: true, packs: 4 })
    expect(parsePacks(' 120 ', 4)).toEqual({ ok: true, packs: 120 })
    expect(parsePacks('99999', 4)).toEqual({ ok: true, packs: 99_999 })
  })

  it.each([
    ['', 'Isi jumlah kemasan.'],
    ['1,5', 'Jumlah kemasan harus bilangan bulat, tanpa koma atau titik.'],
    ['1.5', 'Jumlah kemasan harus bilangan bulat, tanpa koma atau titik.'],
    ['-4', 'Jumlah kemasan harus bilangan bulat, tanpa koma atau titik.'],
    ['4e2', 'Jumlah kemasan harus bilangan bulat, tanpa koma atau titik.'],
    ['٤', 'Jumlah kemasan harus bilangan bulat, tanpa koma atau titik.'],
    ['🙂', 'Jumlah kemasan harus bilangan bulat, tanpa koma atau titik.'],
    ['007', 'Jumlah kemasan tidak boleh diawali angka nol.'],
    ['0', 'Minimum pembelian 4 kemasan.'],
    ['3', 'Minimum pembelian 4 kemasan.'],
    ['100000', 'Paling banyak 99.999 kemasan.'],
    ['9'.repeat(400), 'Paling banyak 99.999 kemasan.'],
  ])('refuses "%s" and says why [CART-2]', (typed, reason) => {
    expect(parsePacks(typed, 4)).toMatchObject({ ok: false, reason })
  })

  it('never takes what is not exactly that many packs [CART-2]', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 50 }), (typed, minimum) => {
        const read = parsePacks(typed, minimum)
        if (!read.ok) return
        expect(String(read.packs)).toBe(typed.trim())
        expect(read.packs).toBeGreaterThanOrEqual(minimum)
      }),
    )
  })
})

describe('units', () => {
  it('are packs times weight, exactly, with a dot for the decimal comma of screens [CART-3]', () => {
    expect(unitsOf(3, '0.500')).toBe('1.5')
    expect(unitsOf(4, '25.000')).toBe('100')
    expect(unitsOf(3, '0.1')).toBe('0.3')
    fc.assert(
      fc.property(packs, grams, (count, weight) => {
        expect(unitsOf(count, inKilograms(weight))).toBe(inKilograms(count * weight))
      }),
    )
  })

  it('lead back to the packs they came from, and to none between [CART-3]', () => {
    expect(packsOf('1.5', '0.500')).toBe(3)
    expect(packsOf('30', '25')).toBeNull()
    expect(packsOf('25.001', '25')).toBeNull()
    fc.assert(
      fc.property(packs, weights, (count, weight) => {
        expect(packsOf(unitsOf(count, weight), weight)).toBe(count)
      }),
    )
  })
})

function inKilograms(grams: number): string {
  return quantityText(decimal(grams).times('0.001'))
}
