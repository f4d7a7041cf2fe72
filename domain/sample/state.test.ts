import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST } from '#domain/limits.ts'
import { addToCart, emptyCart } from './cart.ts'
import { sampleProducts } from './products.ts'
import { emptyState, readState, toggled, toggledToCompare, writeState } from './state.ts'

const anyProduct = fc.constantFrom(...sampleProducts)
const anyIds = fc.uniqueArray(anyProduct.map(({ id }) => id))
const anyState = fc.record({
  cart: fc
    .array(fc.tuple(anyProduct, fc.integer({ min: 1, max: 50 })))
    .map((added) => added.reduce((cart, [product, quantity]) => addToCart(cart, product, [], quantity), emptyCart)),
  wishlist: anyIds,
  compare: anyIds.map((ids) => ids.slice(0, MOST.comparedProducts)),
})

/** A stored cart with one line, changed. */
function storedWith(change: Record<string, unknown>): string {
  const line = { id: 3, product: 2, options: [], price: '64.50', total: '64.50', quantity: 1, ...change }
  return JSON.stringify({ cart: { lastLineId: 3, lines: [line] }, wishlist: [], compare: [] })
}

describe('what the sample shop keeps under `state` [SAMPLE-2, SESS-1]', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(readState(writeState(state))).toEqual(state)
      }),
    )
  })

  it('is nothing where nothing was stored', () => {
    expect(readState(null)).toEqual(emptyState)
  })

  it.each([
    ['no JSON', '{"cart":'],
    ['a text', '"cart"'],
    ['a list', '[1, 2]'],
    ['the store of another application', JSON.stringify({ cart: '{"items":[]}', _persist: '{"version":-1}' })],
    ['parts of other types', JSON.stringify({ cart: { lines: {} }, wishlist: 'a', compare: { length: 3 } })],
  ])('is nothing where %s is kept', (_what, text) => {
    expect(readState(text)).toEqual(emptyState)
  })

  it('is read without a fault whatever is stored, and then stays as it is', () => {
    const shaped = fc.record({
      cart: fc.record({ lastLineId: fc.jsonValue(), lines: fc.array(fc.oneof(fc.jsonValue(), fc.object())) }),
      wishlist: fc.array(fc.oneof(fc.integer({ min: 0, max: 20 }), fc.jsonValue())),
      compare: fc.jsonValue(),
    })
    const anyText = fc.oneof(
      fc.string(),
      fc.json(),
      shaped.map((value) => JSON.stringify(value)),
    )
    fc.assert(
      fc.property(anyText, (text) => {
        const state = readState(text)
        expect(readState(writeState(state))).toEqual(state)
      }),
    )
  })

  it('has its amounts computed anew, not as somebody wrote them', () => {
    const { cart } = readState(storedWith({ price: '0.01', total: '-5', quantity: 2 }))
    expect([cart.lines[0]?.price, cart.subtotal, cart.total]).toEqual(['64.50', '129.00', '154.00'])
    expect(addToCart(cart, sampleProducts[0] ?? expect.unreachable()).lastLineId).toBe(4)
  })

  it.each([
    ['of an unknown product', { product: 99 }],
    ['with an unknown option', { options: [{ optionId: 1, valueId: 1 }] }],
    ['without its options', { product: 1 }],
    ['of no piece', { quantity: 0 }],
    ['of half a piece', { quantity: 1.5 }],
    ['of too many pieces', { quantity: 1e9 }],
    ['with an id that leaves no other', { id: Number.MAX_SAFE_INTEGER }],
  ])('leaves out a line %s', (_what, change) => {
    expect(readState(storedWith(change)).cart.lines).toEqual([])
  })

  it('has no line twice', () => {
    const [line] = JSON.parse(storedWith({})).cart.lines
    const lines = [line, { ...line, id: 4 }, { ...line, product: 6 }]
    const { cart } = readState(JSON.stringify({ cart: { lastLineId: 4, lines }, wishlist: [5, 5, 99], compare: [] }))
    expect(cart.lines.map(({ id, product }) => [id, product.id])).toEqual([[3, 2]])
    expect(readState('{"cart":0,"wishlist":[5,5,99,"1"],"compare":0}').wishlist).toEqual([5])
  })
})

it('takes a product on a list and off again', () => {
  expect(toggled([1, 2], 3)).toEqual([1, 2, 3])
  expect(toggled([1, 2, 3], 2)).toEqual([1, 3])
})

it('compares no more products than there is room for, and lets go of any', () => {
  const full = [1, 2, 3, 4]
  expect(full).toHaveLength(MOST.comparedProducts)
  expect(toggledToCompare(full, 5)).toBeNull()
  expect(toggledToCompare(full, 4)).toEqual([1, 2, 3])
  expect(toggledToCompare([1, 2, 3], 4)).toEqual(full)
})
