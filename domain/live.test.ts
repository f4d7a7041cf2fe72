import { describe, expect, it } from 'vitest'
import type { Member } from './accounts/actor.ts'
import type { CompanyKind, Role } from './companies/permissions.ts'
import type { CompanyId, UserId } from './ids.ts'
import {
  cartChanged,
  chatChanged,
  documentsChanged,
  grantChanged,
  listsChanged,
  negotiationChanged,
  notificationsChanged,
  notificationsRead,
  orderChanged,
  pointsChanged,
  presenceShown,
  savedProductsChanged,
  sessionsRevoked,
  subscriptionChanged,
  taxChanged,
  topicsOf,
} from './live.ts'

const buyerId = 'pembeli' as CompanyId
const sellerId = 'penjual' as CompanyId
const dealing = { id: 'x', version: 3, buyerId, sellerId }

function member(companyKind: CompanyKind, role: Role, companyId: CompanyId): Member {
  return {
    kind: 'member',
    userId: `${role} of ${companyId}` as UserId,
    companyId,
    companyKind,
    role,
    sessionId: 's1',
    day: '2026-03-02',
  }
}

function hears(who: Member, { topics }: { topics: readonly string[] }): boolean {
  return topicsOf(who).some((topic) => topics.includes(topic))
}

describe('who hears of a change', () => {
  it('is both sides of a negotiation, as far as their role may read it [ROLE-10]', () => {
    const changed = negotiationChanged(dealing)

    expect(hears(member('buyer', 'approver', buyerId), changed)).toBe(true)
    expect(hears(member('seller', 'sales', sellerId), changed)).toBe(true)
    expect(hears(member('seller', 'warehouse', sellerId), changed)).toBe(false)
    expect(hears(member('platform', 'administrator', 'operator' as CompanyId), changed)).toBe(false)
  })

  it('is both sides of an order, the seller only once it is approved [ROLE-10] [ORDER-4]', () => {
    const approver = member('buyer', 'approver', buyerId)
    const warehouse = member('seller', 'warehouse', sellerId)

    expect([hears(approver, orderChanged(dealing)), hears(warehouse, orderChanged(dealing))]).toEqual([true, true])
    const waiting = orderChanged({ ...dealing, sellerId: null })
    expect([hears(approver, waiting), hears(warehouse, waiting)]).toEqual([true, false])
    expect(waiting.topics).toHaveLength(1)
  })

  it('is both sides of a subscription, as far as their role looks after it [ROLE-10]', () => {
    const changed = subscriptionChanged(dealing)

    expect(hears(member('buyer', 'purchaser', buyerId), changed)).toBe(true)
    expect(hears(member('seller', 'sales', sellerId), changed)).toBe(true)
    expect(hears(member('seller', 'warehouse', sellerId), changed)).toBe(false)
  })

  it('is those of the company who may read its points [ROLE-10]', () => {
    expect(hears(member('buyer', 'purchaser', buyerId), pointsChanged(buyerId))).toBe(true)
    expect(hears(member('seller', 'owner', buyerId), pointsChanged(buyerId))).toBe(false)
  })

  it('is the seller alone of what waits for its owner [SHOP-7]', () => {
    const changed = grantChanged(dealing)

    expect(hears(member('seller', 'sales', sellerId), changed)).toBe(true)
    expect(hears(member('buyer', 'owner', buyerId), changed)).toBe(false)
  })

  it('is who keeps the documents of a product, and all in the companies that asked for one [DOC-2]', () => {
    const changed = documentsChanged({ id: 7, sellerId, buyerIds: [buyerId] })

    expect(hears(member('seller', 'owner', sellerId), changed)).toBe(true)
    expect(hears(member('seller', 'finance', sellerId), changed)).toBe(false)
    expect(hears(member('buyer', 'approver', buyerId), changed)).toBe(true)
    expect(changed.change).toEqual({ name: 'document', id: '7' })
  })

  it('is both sides of a conversation, and one side alone where the other is seen in it [CHAT-10]', () => {
    const buyer = member('buyer', 'purchaser', buyerId)
    const sales = member('seller', 'sales', sellerId)
    const shown = presenceShown(sellerId, { id: 'x', typing: true })

    expect([hears(buyer, chatChanged(dealing)), hears(sales, chatChanged(dealing))]).toEqual([true, true])
    expect([hears(buyer, shown), hears(sales, shown)]).toEqual([false, true])
    expect(hears(member('seller', 'warehouse', sellerId), chatChanged(dealing))).toBe(false)
    expect(hears(member('seller', 'warehouse', sellerId), shown)).toBe(false)
  })

  it('is those of the company who may read orders for its lists, the person alone for what they save [CARD-5]', () => {
    const reader = member('buyer', 'owner', buyerId)
    const colleague = member('buyer', 'purchaser', buyerId)

    expect([hears(reader, listsChanged(buyerId)), hears(colleague, listsChanged(buyerId))]).toEqual([true, true])
    expect(hears(member('seller', 'owner', sellerId), listsChanged(buyerId))).toBe(false)
    expect([reader, colleague].map((who) => hears(who, savedProductsChanged(reader.userId)))).toEqual([true, false])
  })

  it('is the person on every device where notifications were read, and the session itself where it is over', () => {
    const reader = member('buyer', 'owner', buyerId)
    const colleague = member('buyer', 'purchaser', buyerId)

    expect(hears(reader, notificationsRead(reader.userId))).toBe(true)
    expect(hears(colleague, notificationsRead(reader.userId))).toBe(false)
    expect(hears(reader, sessionsRevoked(['s2', 's1']))).toBe(true)
    expect(hears(reader, sessionsRevoked(['s2']))).toBe(false)
  })

  it('is no stranger, of either kind [ROLE-9]', () => {
    const stranger = 'orang lain' as CompanyId
    for (const changed of [
      negotiationChanged(dealing),
      orderChanged(dealing),
      cartChanged(buyerId),
      notificationsChanged([buyerId, sellerId]),
      sessionsRevoked(['s2']),
    ]) {
      expect(hears(member('buyer', 'owner', stranger), changed)).toBe(false)
      expect(hears(member('seller', 'owner', stranger), changed)).toBe(false)
    }
  })

  it('is everybody of a company for its cart and its notifications', () => {
    expect(hears(member('buyer', 'approver', buyerId), cartChanged(buyerId))).toBe(true)
    expect(hears(member('seller', 'warehouse', sellerId), notificationsChanged([sellerId]))).toBe(true)
  })

  it('is nobody who still owes a second factor, but of the end of their session [ADM-1]', () => {
    const operator = 'operator' as CompanyId
    const owing = { ...member('platform', 'administrator', operator), owesSecondFactor: true as const }

    expect(hears(owing, notificationsChanged([operator]))).toBe(false)
    expect(hears(owing, notificationsRead(owing.userId))).toBe(false)
    expect(hears(owing, sessionsRevoked(['s1']))).toBe(true)
  })

  it('is each company once, however often it is told something', () => {
    expect(notificationsChanged([buyerId, buyerId]).topics).toHaveLength(1)
  })

  it('is told names, ids and versions alone', () => {
    expect(negotiationChanged(dealing).change).toEqual({ name: 'negotiation', id: 'x', version: 3 })
    expect(orderChanged(dealing).change).toEqual({ name: 'order', id: 'x', version: 3 })
    expect(subscriptionChanged(dealing).change).toEqual({ name: 'subscription', id: 'x', version: 3 })
    expect(cartChanged(buyerId).change).toEqual({ name: 'cart' })
    expect(chatChanged(dealing).change).toEqual({ name: 'chat', id: 'x', version: 3 })
    expect(presenceShown(buyerId, { id: 'x', typing: true }).change).toEqual({
      name: 'presence',
      id: 'x',
      typing: true,
    })
    expect(grantChanged(dealing).change).toEqual({ name: 'subscription', id: 'x', version: 3 })
    expect(listsChanged(buyerId).change).toEqual({ name: 'lists' })
    expect(savedProductsChanged('u' as UserId).change).toEqual({ name: 'saved-products' })
    expect(taxChanged(buyerId).change).toEqual({ name: 'tax' })
    expect(pointsChanged(buyerId).change).toEqual({ name: 'points' })
    for (const told of [notificationsChanged([buyerId]), notificationsRead('u' as UserId)])
      expect(told.change).toEqual({ name: 'notifications' })
    expect(sessionsRevoked(['s1']).change).toEqual({ name: 'session-over' })
  })
})
