import { describe, expect, it } from 'vitest'
import type { QuickRow } from '#domain/quick-order/contract.ts'
import {
  isFaulty,
  type Row,
  type RowsAct,
  readyRows,
  rowNumbersBeside,
  rowsAfter,
  tornApart,
  unchecked,
} from './rows.ts'

const answer = (productId: number, state: QuickRow['state'] = 'ready'): QuickRow => ({
  state,
  product: {
    id: productId,
    code: 'x7kq2m',
    name: 'Asam Sitrat',
    picture: '',
    unit: 'kg',
    packLabel: '25 kg sak',
    sellerName: 'PT Uji',
    sellerUsername: 'uji',
    subscribed: true,
  },
  units: '50',
  price: '1000.00',
  subtotal: '50000.00',
  cell: null,
  reason: null,
  ofSum: false,
  nearest: null,
  choices: [],
})
const row = (id: number, checked: QuickRow | null = null): Row => ({
  id,
  code: `K-${id}`,
  quantity: '50',
  productId: null,
  checked,
})

describe('rows of a quick order on the screen', () => {
  it('are not faulty before the server has seen them [ORDER-7]', () => {
    expect([row(1), row(2, answer(1)), row(3, answer(2, 'wrong'))].map(isFaulty)).toEqual([false, false, true])
  })

  it('name where the others of their product stand, that go together with them [ORDER-7]', () => {
    const rows = [row(7, answer(1)), row(8), row(9, answer(2)), row(4, answer(1)), row(5, answer(1))]
    expect([...rowNumbersBeside(rows)]).toEqual([
      [7, '4, 5'],
      [4, '1, 5'],
      [5, '1, 4'],
    ])
    expect(rowNumbersBeside(Array.from({ length: 5 }, (_, id) => row(id, answer(1)))).get(0)).toBe(
      '2, 3, 4 dan 1 lainnya',
    )
  })

  it('keep what was typed while an older question was answered [ORDER-7]', () => {
    const sent = [row(1), row(2)]
    const typed = rowsAfter(sent, { kind: 'type', id: 2, typed: { quantity: '75' } })
    const after = rowsAfter(typed, { kind: 'check', sent, answers: [answer(1), answer(2)] })
    expect(after.map(({ quantity, checked }) => [quantity, checked?.state])).toEqual([
      ['50', 'ready'],
      ['75', undefined],
    ])
  })

  it('forget the chosen product when another code is typed [ORDER-7]', () => {
    const chosen = rowsAfter([row(1)], { kind: 'type', id: 1, typed: { productId: 7 } })
    expect(rowsAfter(chosen, { kind: 'type', id: 1, typed: { quantity: '75' } })[0]?.productId).toBe(7)
    expect(rowsAfter(chosen, { kind: 'type', id: 1, typed: { code: 'K-9' } })[0]?.productId).toBeNull()
  })

  it('need confirmation again where another row of their product changes, goes or comes [ORDER-7]', () => {
    const rows = [row(1, answer(7)), row(2, answer(7)), row(3, answer(8))]
    const openAfter = (act: RowsAct) => unchecked(rowsAfter(rows, act)).map(({ id }) => id)
    const ids = (found: readonly Row[]) => found.map(({ id }) => id)

    expect(openAfter({ kind: 'type', id: 1, typed: { quantity: '75' } })).toEqual([1, 2])
    expect(openAfter({ kind: 'remove', ids: new Set([1]) })).toEqual([2])
    expect(openAfter({ kind: 'remove', ids: new Set([3]) })).toEqual([])
    // a new row turned out to be of a product that two others are of
    const more = [...rows, row(4, answer(7))]
    expect(ids(tornApart(more, more.slice(3)))).toEqual([1, 2, 4])
    expect(ids(tornApart(more, more))).toEqual([])
    expect(ids(tornApart(rows, rows.slice(2)))).toEqual([])
  })

  it('stay where they could not go into the cart, with the reason, and go where they could [ORDER-7]', () => {
    const rows = [row(1, answer(1)), row(2, answer(2)), row(3, answer(3, 'wrong')), row(4)]
    const skipped = [{ productId: 2, reason: 'Stok tersedia 25 kg' }]
    const after = rowsAfter(rows, { kind: 'taken', sent: rows.slice(0, 2), answer: { added: 1, skipped } })
    expect(after.map(({ id, checked }) => [id, checked?.reason])).toEqual([
      [2, 'Stok tersedia 25 kg'],
      [3, null],
      [4, undefined],
    ])
  })

  it('are ready for no more products than a cart holds [ORDER-7]', () => {
    const rows = [row(1, answer(1)), row(2, answer(2)), row(3, answer(1)), row(4, answer(3))]
    expect(readyRows(rows, 2)).toMatchObject({ products: 2, ready: [{ id: 1 }, { id: 2 }, { id: 3 }] })
  })
})
