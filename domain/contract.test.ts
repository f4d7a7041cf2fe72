import { describe, expect, it } from 'vitest'
import { permissions } from './companies/permissions.ts'
import { allCalls, contract } from './contract.ts'
import { orderList, requestedDay } from './orders/shapes.ts'
import { acceptedLater } from './orders/shapes-lines.ts'

const id = (number: number) => `0190f3c2-7a1b-7c3d-8e4f-${String(number).padStart(12, '0')}`

describe('every call of the API', () => {
  it('has a path of its own [API-1]', () => {
    const paths = allCalls.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('that answers a file is requested with GET, so that a link can lead to it, every other but testimonials and the names of materials with POST [API-1]', () => {
    const requested = allCalls.filter(({ method }) => method === 'GET').map(({ path }) => path)
    const files = allCalls.filter(({ answersFile }) => answersFile).map(({ path }) => path)
    expect(files).not.toEqual([])
    expect(requested.sort()).toEqual([...files, 'bahan/nama', 'testimoni-pelanggan'].sort())
  })

  it('that asks for a right asks for one that somebody of its kind of company has [ROLE-10]', () => {
    const kinds = { buyer: ['buyer'], seller: ['seller'], member: ['buyer', 'seller'], admin: ['platform'] } as const
    const dead = allCalls.filter(({ access, permission }) => {
      if (permission === undefined) return false
      if (access === 'open' || access === 'visitor') return true
      return !kinds[access].some((kind) => Object.values(permissions[kind]).some((role) => role.includes(permission)))
    })
    expect(dead.map(({ path }) => path)).toEqual([])
  })

  it('answers what was requested, or that it succeeded, and nothing that was not promised [API-1]', () => {
    const { answer } = contract.cart.count
    expect(answer.safeParse({ status: 'success', data: { total: 3 } }).success).toBe(true)
    expect(answer.safeParse({ status: 'error', data: { total: 3 } }).success).toBe(false)
    expect(answer.safeParse({ status: 'success' }).success).toBe(false)
    expect(contract.cart.remove.answer.safeParse({ status: 'success' }).success).toBe(true)
    expect(contract.cart.remove.answer.safeParse({ status: 'error' }).success).toBe(false)
  })
})

it('asks for a product by one of its two ids, not by both or none [API-2]', () => {
  const requested = (body: object) => contract.catalogue.product.body.safeParse(body).success
  expect(requested({ id: 117 })).toBe(true)
  expect(requested({ code: 'x7kq2m' })).toBe(true)
  expect(requested({ id: 117, code: 'x7kq2m' })).toBe(false)
  expect(requested({})).toBe(false)
})

it('filters orders by days of this century alone, its first and its last among them [ORDER-5] [API-2]', () => {
  const takes = (from: string) => orderList.safeParse({ from }).success
  expect(['2000-01-01', '2026-02-28', '2099-12-31'].every(takes)).toBe(true)
  expect(['1999-12-31', '2100-01-01', '2026-02-29', '28-02-2026'].some(takes)).toBe(false)
})

it('places an order of each seller once [ORDER-1] [ORDER-2]', () => {
  const choices = contract.orders.place.body.shape.sellers
  const choiceOf = (seller: number) => ({ sellerId: id(seller), paymentType: 'transfer' })
  expect(choices.safeParse([choiceOf(1), choiceOf(2)]).success).toBe(true)
  expect(choices.safeParse([choiceOf(1), choiceOf(1)]).success).toBe(false)
  expect(choices.safeParse([]).success).toBe(false)
  expect(choices.safeParse(Array.from({ length: 50 }, (_, seller) => choiceOf(seller))).success).toBe(true)
  expect(choices.safeParse(Array.from({ length: 51 }, (_, seller) => choiceOf(seller))).success).toBe(false)
})

it('names what is accepted to come later once, and takes an empty day as none [ORDER-1] [SHOP-6]', () => {
  const later = (cart: number) => ({ lineId: id(cart), units: '25', days: 3 })
  expect(acceptedLater.safeParse([later(1), later(2)]).success).toBe(true)
  expect(acceptedLater.safeParse([later(1), later(1)]).success).toBe(false)
  expect([requestedDay.parse(''), requestedDay.parse('2026-03-02'), requestedDay.parse(null)]).toEqual([
    null,
    '2026-03-02',
    null,
  ])
})
