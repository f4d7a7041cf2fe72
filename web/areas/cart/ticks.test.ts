import { describe, expect, it } from 'vitest'
import type { CartLine, CartSeller } from '#domain/cart/contract.ts'
import { isTicked, readTicks, tickedLines, ticksOf, withTicks } from './ticks.ts'

const line = (id: string, obstacle: string | null = null, mine = true) => ({ id, obstacle, mine }) as CartLine
const seller = (lines: CartLine[], obstacle: string | null = null) => ({ lines, obstacle }) as CartSeller

describe('ticks of the cart [CART-7]', () => {
  it('ticks what was just added', () => {
    expect(isTicked(seller([]), line('a'), {})).toBe(true)
  })

  it("leaves a colleague's line alone until it is ticked on purpose", () => {
    const colleagues = line('a', null, false)

    expect(isTicked(seller([]), colleagues, {})).toBe(false)
    expect(isTicked(seller([]), colleagues, { a: true })).toBe(true)
  })

  it('leaves out what was unticked and what cannot be ordered', () => {
    const open = seller([line('a'), line('b'), line('c', 'Stok habis.')])
    const closed = seller([line('d')], 'Tidak ada tipe pembayaran.')

    const ticked = tickedLines([open, closed], { b: false, c: true, d: true })

    expect(ticked.map((it) => it.id)).toEqual(['a'])
  })

  it('ticks a group at once without touching the others', () => {
    expect(withTicks({ x: true }, [line('a'), line('b')], false)).toEqual({ x: true, a: false, b: false })
  })

  it('forgets lines that left the cart', () => {
    expect(ticksOf([seller([line('a')])], { a: false, gone: true })).toEqual({ a: false })
  })

  it.each([null, '', 'not json', '[1]', '{"a":"yes"}', 'null'])('takes %j for nothing said', (stored) => {
    expect(readTicks(stored)).toEqual({})
  })
})
