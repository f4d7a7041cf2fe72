import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Role } from '../companies/permissions.ts'
import type { UserId } from '../ids.ts'
import type { Party } from '../machine.ts'
import { Refusal } from '../refusal.ts'
import { followShipments, lapse, type Order, type OrderEvent, orders, takeStep } from './order.ts'
import { type OrderState, orderStates } from './state.ts'

type Member = Party & { userId: UserId }

const { may, steps: orderSteps } = orders
const rina = 'rina' as UserId
const budi = 'budi' as UserId
const sari = 'sari' as UserId
const placed = { placedBy: rina, pickup: null, shipmentsSent: 0, shipmentsReceived: 0 }
const underWay = { shipmentsSent: 1 }
const buyer: Member = { companyKind: 'buyer', role: 'purchaser', userId: rina }
const owner: Member = { companyKind: 'buyer', role: 'owner', userId: budi }
const approver: Member = { companyKind: 'buyer', role: 'approver', userId: sari }
const seller: Member = { companyKind: 'seller', role: 'sales', userId: sari }
const shopOwner: Member = { companyKind: 'seller', role: 'owner', userId: budi }
const warehouse: Member = { companyKind: 'seller', role: 'warehouse', userId: sari }

describe('who may move an order', () => {
  // one row per state: what buyer and seller may do in it
  it.each([
    ['awaiting_approval', ['cancel'], []],
    ['awaiting_confirmation', ['cancel'], ['confirm', 'cancel']],
    ['processing', [], ['ship', 'cancel', 'reduce']],
    ['shipped', ['complete'], ['complete']],
    ['completed', [], []],
    ['cancelled', [], []],
  ] as const)('in the state %s: buyer %j, seller %j [ORDER-4]', (state, ofBuyer, ofSeller) => {
    expect(allowedTo(state, buyer)).toEqual(ofBuyer)
    expect(allowedTo(state, seller)).toEqual(ofSeller)
  })

  it('follows the role within the company [ROLE-10] [ORDER-4]', () => {
    expect(allowedTo('completed', shopOwner)).toEqual(['cancel'])
    expect(allowedTo('awaiting_confirmation', warehouse)).toEqual([])
    expect(allowedTo('processing', warehouse)).toEqual(['ship'])
    expect(allowedTo('awaiting_confirmation', approver)).toEqual([])
    expect(allowedTo('shipped', approver)).toEqual(['complete'])
  })

  it('is an approver or the owner while it waits, and never who placed it [ROLE-10] [ORDER-4]', () => {
    expect(allowedTo('awaiting_approval', approver)).toEqual(['approve', 'refuse'])
    expect(allowedTo('awaiting_approval', owner)).toEqual(['approve', 'refuse', 'cancel'])
    // a purchaser who became approver or owner after submitting
    for (const role of ['approver', 'owner'] as const) {
      const promoted = { ...buyer, role }
      expect(allowedTo('awaiting_approval', promoted)).not.toContain('approve')
      expect(may({ state: 'awaiting_approval', ...placed }, 'approve', promoted).reason).toBe(
        'Pesanan Anda sendiri harus diperiksa oleh rekan yang berwenang.',
      )
    }
  })

  it('is the same while a part is under way, which may be received, and the rest may be cancelled alone [SHIP-1] [ORDER-4]', () => {
    const order = { state: 'processing', ...placed, ...underWay } as const
    const events: OrderEvent[] = ['ship', 'complete', 'cancel', 'reduce']
    expect(events.filter((event) => may(order, event, seller).allowed)).toEqual(['ship', 'complete', 'reduce'])
    expect(may(order, 'complete', buyer).allowed).toBe(true)
    expect(may(order, 'cancel', seller).reason).toBe('Sebagian pesanan sudah dikirim. Batalkan sisanya saja.')
    const received = { ...order, shipmentsReceived: 1 }
    expect(may(received, 'complete', buyer).reason).toBe('Belum ada kiriman yang perlu dikonfirmasi.')
  })

  it('is told with the reason [ORDER-4]', () => {
    const reasonOf = (state: OrderState, event: OrderEvent, party: Member) =>
      may({ state, ...placed }, event, party).reason
    expect(reasonOf('processing', 'confirm', buyer)).toBe('Langkah ini dilakukan oleh seller.')
    expect(reasonOf('awaiting_confirmation', 'approve', seller)).toBe('Langkah ini dilakukan oleh pembeli.')
    expect(reasonOf('awaiting_confirmation', 'confirm', warehouse)).toBe('Peran Anda tidak mengizinkan tindakan ini.')
    expect(reasonOf('processing', 'cancel', buyer)).toBe(
      'Pesanan berstatus diproses hanya dapat dibatalkan oleh seller.',
    )
    expect(reasonOf('shipped', 'cancel', seller)).toBe('Pesanan berstatus dikirim tidak dapat dibatalkan.')
    expect(reasonOf('awaiting_confirmation', 'approve', approver)).toBe(
      'Pesanan berstatus menunggu konfirmasi tidak dapat disetujui.',
    )
  })
})

describe('a step', () => {
  const waiting = { state: 'awaiting_confirmation', version: 1, ...placed } as const

  it('moves the order and its version [ORDER-4]', () => {
    expect(takeStep(waiting, { event: 'confirm', party: seller, expectedVersion: 1 })).toEqual({
      order: { state: 'processing', version: 2, ...placed },
      goods: null,
    })
  })

  it('on an older page is told the new state [ORDER-4]', () => {
    const moved = { ...waiting, state: 'processing', version: 2 } as const
    expect(refusalOf(() => takeStep(moved, { event: 'confirm', party: seller, expectedVersion: 1 }))).toMatchObject({
      code: 'order_moved_on',
      status: 409,
      sentence: 'Pesanan ini sudah berubah. Statusnya sekarang diproses.',
    })
  })

  it('of cancelling returns the stock, and needs a reason [ORDER-4]', () => {
    const cancel = { event: 'cancel', party: buyer, expectedVersion: 1 } as const
    expect(takeStep(waiting, { ...cancel, reason: 'Salah jumlah' }).goods).toBe('release')
    expect(refusalOf(() => takeStep(waiting, { ...cancel, reason: '  ' }))?.code).toBe('reason_needed')
  })

  it('is the system’s where nobody approves or confirms in time, and returns the stock [ORDER-4] [SHIP-2]', () => {
    for (const state of ['awaiting_approval', 'awaiting_confirmation'] as const) {
      expect(lapse({ ...waiting, state })).toMatchObject({
        order: { state: 'cancelled', version: 2 },
        goods: 'release',
      })
    }
    expect(() => lapse({ ...waiting, state: 'processing' })).toThrow('no lapse')
  })

  it('of cancelling what was completed takes the goods back [ORDER-6]', () => {
    const cancel = { event: 'cancel', party: shopOwner, expectedVersion: 1, reason: 'Diretur' } as const
    expect(takeStep({ ...waiting, state: 'completed', shipmentsSent: 1, shipmentsReceived: 1 }, cancel).goods).toBe(
      'return',
    )
    expect(takeStep({ ...waiting, state: 'processing' }, cancel).goods).toBe('release')
    expect(
      takeStep({ ...waiting, state: 'processing' }, { event: 'ship', party: seller, expectedVersion: 1 }).goods,
    ).toBeNull()
  })

  it('of refusing returns the stock, and needs a reason too [ROLE-10] [ORDER-4]', () => {
    const submitted = { ...waiting, state: 'awaiting_approval' } as const
    const refuse = { event: 'refuse', party: approver, expectedVersion: 1 } as const
    expect(takeStep(submitted, { ...refuse, reason: 'Anggaran habis' })).toMatchObject({
      order: { state: 'cancelled' },
      goods: 'release',
    })
    expect(refusalOf(() => takeStep(submitted, refuse))?.code).toBe('reason_needed')
  })
})

describe('the state of an order', () => {
  const order = { state: 'processing', version: 4, ...placed } as const
  const stateAfter = (hasRest: boolean, shipmentsSent: number, shipmentsReceived: number) =>
    followShipments(order, { hasRest, shipmentsSent, shipmentsReceived })

  it('follows from its shipments: processed, shipped, complete [SHIP-1] [ORDER-4]', () => {
    expect(stateAfter(true, 1, 0)).toMatchObject({ state: 'processing', shipmentsSent: 1, version: 4 })
    expect(stateAfter(true, 1, 1).state).toBe('processing')
    expect(stateAfter(false, 2, 1)).toMatchObject({ state: 'shipped', version: 4 })
    expect(stateAfter(false, 2, 2)).toMatchObject({ state: 'completed', version: 4 })
  })

  it('says that a part is shipped, and of what is fetched that a part stands ready [SHIP-1]', () => {
    expect(orders.label('processing', { ...order, ...underWay })).toBe('dikirim sebagian')
    expect(orders.label('processing', { ...order, ...underWay, pickup: 'Gudang' })).toBe('sebagian siap diambil')
    expect(orders.label('shipped', { ...order, ...underWay })).toBe('dikirim')
  })
})

describe('any sequence of acts', () => {
  const parties = fc.record({
    companyKind: fc.constantFrom('buyer' as const, 'seller' as const),
    role: fc.constantFrom<Role>('owner', 'purchaser', 'approver', 'sales', 'warehouse', 'finance'),
    userId: fc.constantFrom(rina, budi, sari),
  })
  const acts = fc.record({
    event: fc.constantFrom<OrderEvent>('approve', 'refuse', 'confirm', 'ship', 'complete', 'cancel'),
    party: parties,
    late: fc.boolean(),
    reason: fc.constantFrom(undefined, '', 'Stok rusak'),
  })

  it('keeps to the table: no state is left and reached again, none is left from the end, the stock returns at most once [ORDER-4]', () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 30 }), (sequence) => {
        let order: Order & { version: number } = { state: 'awaiting_approval', version: 1, ...placed }
        const states: OrderState[] = [order.state]
        let returned = 0
        for (const { event, party, late, reason } of sequence) {
          const before = order
          const expectedVersion = late ? order.version - 1 : order.version
          const act = { event, party, expectedVersion, ...(reason === undefined ? {} : { reason }) }
          const refusal = refusalOf(() => {
            const taken = takeStep(order, act)
            order = taken.order
            const progress = {
              sent: order.shipmentsSent + Number(event === 'ship'),
              received: order.shipmentsReceived + Number(event === 'complete'),
            }
            // the second shipment takes what is left
            if (event === 'ship' || event === 'complete')
              order = followShipments(order, {
                hasRest: progress.sent < 2,
                shipmentsSent: progress.sent,
                shipmentsReceived: progress.received,
              })
            if (taken.goods === 'release' || taken.goods === 'return') returned++
          })
          if (refusal) {
            expect(order).toBe(before)
            if (!late && refusal.code === 'order_step_not_allowed')
              expect(may(before, event, party).allowed).toBe(false)
            continue
          }
          expect(late).toBe(false)
          if (event === 'approve') expect(party.userId).not.toBe(rina)
          expect(may(before, event, party).allowed).toBe(true)
          expect(order.version).toBe(before.version + 1)
          if (order.state !== before.state) states.push(order.state)
        }
        expect(new Set(states).size).toBe(states.length)
        expect(returned).toBe(order.state === 'cancelled' ? 1 : 0)
      }),
    )
  })

  it('can end: from every state that is no end, some step leads on, and all states are reachable [ORDER-4]', () => {
    const reached = new Set(orderSteps.map((step) => step.to)).add('awaiting_approval')
    expect([...reached].sort()).toEqual([...orderStates].sort())
    const left = orderStates.filter((state) => !orderSteps.some((step) => step.from === state))
    expect(left).toEqual(['cancelled'])
  })
})

function allowedTo(state: OrderState, party: Member): OrderEvent[] {
  const events: OrderEvent[] = ['approve', 'refuse', 'confirm', 'ship', 'complete', 'cancel', 'reduce']
  const order = { state, ...placed, ...(state === 'shipped' && underWay) }
  return events.filter((event) => may(order, event, party).allowed)
}

function refusalOf(act: () => void): Refusal | undefined {
  try {
    act()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
