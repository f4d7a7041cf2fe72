import { describe, expect, it } from 'vitest'
import type { Party } from '../machine.ts'
import { isOver, type SubscriptionState, subscriptionStates } from './state.ts'
import { mayAskPayment, type SubscriptionAct, subscriptions } from './subscription.ts'
import { checkTerms } from './terms.ts'

const { events, may, steps, take } = subscriptions
const buyer: Party = { companyKind: 'buyer', role: 'owner' }
const seller: Party = { companyKind: 'seller', role: 'owner' }

function acts(state: SubscriptionState, party: Party): SubscriptionAct[] {
  return events.filter((act) => may({ state }, act, party).allowed)
}

describe('the table of subscriptions', () => {
  it.each<[SubscriptionState, SubscriptionAct[], SubscriptionAct[]]>([
    ['requested', ['withdraw'], ['approve', 'askDocuments', 'decline']],
    ['documents_wanted', ['answer', 'withdraw'], ['approve', 'decline']],
    ['active', [], ['suspend', 'end', 'changeTerms']],
    ['suspended', [], ['reactivate', 'end', 'changeTerms']],
    ['declined', ['ask'], []],
    ['ended', ['ask'], []],
  ])('lets both sides act on %s [REG-4] [SELLER-3]', (state, ofBuyer, ofSeller) => {
    expect(acts(state, buyer)).toEqual(ofBuyer)
    expect(acts(state, seller)).toEqual(ofSeller)
  })

  it('reaches every state from a first request, and names each step once', () => {
    const reached = new Set<SubscriptionState>([subscriptions.start])
    for (const state of reached) for (const row of steps) if (row.from === state) reached.add(row.to)
    expect([...reached].sort()).toEqual([...subscriptionStates].sort())
    expect(new Set(steps.map(({ from, event, who }) => `${from} ${event} ${who}`)).size).toBe(steps.length)
    for (const state of subscriptionStates.filter(isOver)) expect(acts(state, seller)).toEqual([])
    expect(subscriptionStates.filter(isOver)).toEqual(['declined', 'ended'])
  })

  it('is for those whose role allows it [ROLE-10]', () => {
    expect(acts('declined', { companyKind: 'buyer', role: 'purchaser' })).toEqual(['ask'])
    expect(acts('declined', { companyKind: 'buyer', role: 'approver' })).toEqual([])
    expect(acts('requested', { companyKind: 'seller', role: 'sales' })).toContain('approve')
    expect(acts('requested', { companyKind: 'seller', role: 'warehouse' })).toEqual([])
  })
})

describe('an act', () => {
  const active = { state: 'active' as SubscriptionState, version: 3 }

  it('counts the version on, and is refused on an older page [SELLER-3]', () => {
    const suspended = take(active, 'suspend', { party: seller, expectedVersion: 3, reason: 'Tunggakan' })
    expect(suspended).toEqual({ state: 'suspended', version: 4 })
    expect(() => take(active, 'suspend', { party: seller, expectedVersion: 2, reason: 'Tunggakan' })).toThrow(
      expect.objectContaining({ code: 'subscription_moved_on', sentence: expect.stringContaining('aktif') }),
    )
  })

  it('that the state does not allow is refused by its name [SELLER-3]', () => {
    expect(may({ state: 'ended' }, 'approve', seller).reason).toBe(
      'Langganan berstatus berakhir tidak dapat disetujui.',
    )
  })

  it.each<SubscriptionAct>(['suspend', 'end'])('%s needs a reason [SELLER-3]', (act) => {
    expect(() => take(active, act, { party: seller, expectedVersion: 3, reason: null })).toThrow(
      expect.objectContaining({ code: 'subscription_note_needed' }),
    )
  })
})

describe('terms', () => {
  const terms = { priceLevel: 1, salesUserId: null }

  it('name each payment type once, a limit with credit alone, and at least one for a new customer [SELLER-3]', () => {
    const credit = { code: 'tempo-30', creditLimit: '50000000.00' }
    expect(() => checkTerms({ ...terms, payments: [credit] }, { before: null, mayUnlimited: true })).not.toThrow()
    expect(() => checkTerms({ ...terms, payments: [] }, { before: [], mayUnlimited: true })).not.toThrow()
    const wrong = [
      [[], 'payment_type_needed'],
      [[credit, credit], 'payment_type_twice'],
      [[{ code: 'cod', creditLimit: '1.00' }], 'credit_limit_without_credit'],
    ] as const
    for (const [payments, code] of wrong) {
      expect(() => checkTerms({ ...terms, payments }, { before: null, mayUnlimited: true })).toThrow(
        expect.objectContaining({ code }),
      )
    }
  })
})

describe('asking for a payment type', () => {
  const without = { state: 'active' as SubscriptionState, activePayments: 0, requestedAt: null, sellerName: 'PT Uji' }
  const now = new Date('2026-11-20T23:30:00+07:00')
  const codeOf = (change: object, at = now) => mayAskPayment({ ...without, ...change }, buyer, at).obstacle?.code

  it('is for active subscriptions without one, once a day in Jakarta [ROLE-5]', () => {
    expect(codeOf({})).toBeUndefined()
    expect(codeOf({ activePayments: 1 })).toBe('payment_type_there')
    expect(codeOf({ state: 'suspended' })).toBe('not_subscribed')
    expect(mayAskPayment({ ...without, state: 'suspended' }, buyer, now).obstacle?.field).toBe('seller_id')
    expect(mayAskPayment(without, { companyKind: 'buyer', role: 'approver' }, now).obstacle?.code).toBe('not_allowed')
    expect(mayAskPayment({ ...without, requestedAt: now }, buyer, now).obstacle?.sentence).toContain('ke PT Uji')
    expect(codeOf({ requestedAt: now })).toBe('payment_asked_today')
    expect(codeOf({ requestedAt: now }, new Date('2026-11-21T00:00:00+07:00'))).toBeUndefined()
  })
})
