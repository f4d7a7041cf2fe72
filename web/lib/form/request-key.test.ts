import { beforeEach, expect, it } from 'vitest'
import { stubSessionStorage } from '../testing.ts'
import { forgetKey, keyOf } from './request-key.ts'

const PATH = 'checkout/buat'
const request = { cart_id: ['a'], total: '100.00' }

beforeEach(() => void stubSessionStorage())

it('keeps its key for the same request until it has succeeded [ORDER-2] [CART-4]', () => {
  const first = keyOf(PATH, request)

  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(keyOf(PATH, { ...request })).toBe(first)
  forgetKey(PATH)
  expect(keyOf(PATH, request)).not.toBe(first)
})

it('gives another request another key, and another act one of its own [ORDER-2]', () => {
  const first = keyOf(PATH, request)

  expect(keyOf('poin/tukar', request)).not.toBe(first)
  expect(keyOf(PATH, request)).toBe(first)
  expect(keyOf(PATH, { ...request, total: '110.00' })).not.toBe(first)
})
