import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal } from '#domain/money.ts'
import {
  addToCart,
  changeQuantities,
  emptyCart,
  isSameChoice,
  MOST_OF_ONE,
  removeLine,
  type SampleCart,
} from './cart.ts'
import { chosenOptions, optionWords } from './product.ts'
import { sampleProduct, sampleProducts } from './products.ts'

const [first, second] = sampleProducts.filter(({ options }) => options.length > 1)
if (!first || !second) throw new Error('the sample shop has two products with two options')
const fine = chosenOptions(first)
const coarse = chosenOptions(first, [{ optionId: 2, valueId: 3 }])

/** A person's act on a cart. */
type Deed = (cart: SampleCart) => SampleCart
const anyProduct = fc.constantFrom(...sampleProducts)
const anyChoice = fc.array(
  fc.record({ optionId: fc.integer({ min: 0, max: 4 }), valueId: fc.integer({ min: 0, max: 4 }) }),
)
const anyQuantity = fc.integer({ min: -5, max: 2 * MOST_OF_ONE })
const anyLineId = fc.integer({ min: 0, max: 12 })
const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  fc.tuple(anyProduct, anyChoice, anyQuantity).map(
    ([product, choice, quantity]): Deed =>
      (cart) =>
        addToCart(cart, product, choice, quantity),
  ),
  anyLineId.map(
    (id): Deed =>
      (cart) =>
        removeLine(cart, id),
  ),
  fc.array(fc.record({ id: anyLineId, quantity: anyQuantity })).map(
    (changes): Deed =>
      (cart) =>
        changeQuantities(cart, changes),
  ),
)
const anyCart = fc.array(anyDeed).map((deeds) => deeds.reduce((cart, deed) => deed(cart), emptyCart))

describe('the cart of the sample shop [SAMPLE-2]', () => {
  it('costs its lines, 25 for shipping and nothing for tax', () => {
    const cart = changeQuantities(addToCart(emptyCart, first, fine), [{ id: 1, quantity: 3 }])

    expect(cart.lines).toMatchObject([{ id: 1, price: '19.00', quantity: 3, total: '57.00' }])
    expect(cart.extraLines).toEqual([
      { type: 'shipping', price: '25.00' },
      { type: 'tax', price: '0.00' },
    ])
    expect([cart.subtotal, cart.total, cart.quantity]).toEqual(['57.00', '82.00', 3])
  })

  it('costs nothing while it is empty', () => {
    expect([emptyCart.subtotal, emptyCart.total]).toEqual(['0.00', '0.00'])
    expect(removeLine(addToCart(emptyCart, first), 1).total).toBe('0.00')
  })

  it('adds to the quantity of the same product with the same options alone', () => {
    const deeds: Deed[] = [
      (cart) => addToCart(cart, first, fine),
      (cart) => addToCart(cart, first, coarse, 2),
      (cart) => addToCart(cart, second),
      (cart) => addToCart(cart, first, [...coarse].reverse(), 4),
    ]
    const { lines } = deeds.reduce((cart, deed) => deed(cart), emptyCart)

    expect(lines.map(({ id, product, quantity }) => [id, product.id, quantity])).toEqual([
      [1, first.id, 1],
      [2, first.id, 6],
      [3, second.id, 1],
    ])
  })

  it('never gives the id of a removed line to another', () => {
    const cart = addToCart(removeLine(addToCart(emptyCart, first), 1), second)
    expect(cart.lines.map(({ id }) => id)).toEqual([2])
  })

  it('removes the line of that id and no other', () => {
    const cart = addToCart(addToCart(emptyCart, first), second)
    expect(removeLine(cart, 1).lines.map(({ product }) => product)).toEqual([second])
    expect(removeLine(cart, 7)).toEqual(cart)
  })

  it.each([
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [MOST_OF_ONE, MOST_OF_ONE],
    [MOST_OF_ONE + 1, MOST_OF_ONE],
  ])('takes %d of one product as %d', (requested, taken) => {
    expect(addToCart(emptyCart, first, [], requested).quantity).toBe(taken)
    const cart = addToCart(emptyCart, first)
    expect(changeQuantities(cart, [{ id: 1, quantity: requested }]).quantity).toBe(taken)
  })

  it('adds up to no more than a line takes', () => {
    expect(addToCart(addToCart(emptyCart, first, [], MOST_OF_ONE), first).quantity).toBe(MOST_OF_ONE)
  })

  it('always adds up, has no line twice and a complete choice of options in each', () => {
    fc.assert(
      fc.property(anyCart, ({ lines, subtotal, total, quantity, lastLineId }) => {
        const sum = lines.reduce((all, line) => all.plus(line.total), decimal(0))
        expect(subtotal).toBe(sum.text(2))
        expect(total).toBe(lines.length === 0 ? '0.00' : sum.plus(25).text(2))
        expect(quantity).toBe(lines.reduce((all, line) => all + line.quantity, 0))
        expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
        expect(Math.max(0, ...lines.map(({ id }) => id))).toBeLessThanOrEqual(lastLineId)
        for (const line of lines) {
          expect(line.total).toBe(decimal(line.price).times(line.quantity).text(2))
          expect(line.options).toEqual(chosenOptions(line.product, line.options))
          const alike = lines.filter((one) => one.product === line.product && isSameChoice(one.options, line.options))
          expect(alike).toEqual([line])
        }
      }),
    )
  })

  it('loses nothing by the order in which two acts end', () => {
    fc.assert(
      fc.property(anyCart, anyProduct, anyProduct, (cart, one, other) => {
        const pieces = ({ lines }: SampleCart) =>
          lines.map(({ product, options, quantity }) => JSON.stringify([product.id, options, quantity])).sort()
        expect(pieces(addToCart(addToCart(cart, one), other))).toEqual(pieces(addToCart(addToCart(cart, other), one)))
      }),
    )
  })
})

describe('the products of the sample shop [SAMPLE-1]', () => {
  it('are sixteen, each with an id, pictures, features, stars and stock of its own', () => {
    expect(sampleProducts.map(({ id }) => id)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1))
    expect(new Set(sampleProducts.map(({ name }) => name)).size).toBe(16)
    for (const { id, images, features, rating, reviews, availability, price } of sampleProducts) {
      expect(images).toEqual(['front', 'angle', 'label'].map((view) => `/gambar/contoh/${id}-${view}.svg`))
      expect(features.length).toBeGreaterThan(2)
      expect(rating).toBeGreaterThanOrEqual(1)
      expect(rating).toBeLessThanOrEqual(5)
      expect(reviews).toBeGreaterThan(0)
      expect(availability).toBe('in-stock')
      expect(price).toMatch(/^\d+\.\d\d$/)
    }
  })

  it('show every badge, and a higher price before on those on sale alone', () => {
    expect(new Set(sampleProducts.flatMap(({ badges }) => badges))).toEqual(new Set(['new', 'hot', 'sale']))
    for (const { badges, price, compareAtPrice } of sampleProducts) {
      expect(compareAtPrice !== null).toBe(badges.includes('sale'))
      if (compareAtPrice !== null) expect(Number(compareAtPrice)).toBeGreaterThan(Number(price))
    }
  })

  it('are chosen with the first value of each option unless another is wanted', () => {
    expect(optionWords(first, fine)).toEqual(['Ukuran butir: Halus', 'Bahasa label: Indonesia'])
    expect(optionWords(first, coarse)).toEqual(['Ukuran butir: Kasar', 'Bahasa label: Indonesia'])
    expect(chosenOptions(first, [{ optionId: 2, valueId: 77 }])).toEqual(fine)
    expect(sampleProduct(17)).toBeUndefined()
  })
})
