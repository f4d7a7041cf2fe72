import { describe, expect, it } from 'vitest'
import * as rules from './acts.ts'
import type { Negotiation, Trader } from './negotiation.ts'

const submittedAt = new Date('2026-11-20T10:00:00+07:00')
const now = new Date('2026-11-20T11:00:00+07:00')
const trade = { subscribed: true, negotiable: true, goodsChanged: '', unitsObstacle: null, stockObstacle: null }
const buyer: Trader = { companyKind: 'buyer', role: 'purchaser', trade }
const seller: Trader = { companyKind: 'seller', role: 'sales', trade }
const first = { price: '90000.00', note: 'Untuk sirup', deal: false, listPrice: '100000.00' }
const submitted = () => rules.submit(first, submittedAt)

function by(party: Trader, nego: Negotiation): rules.Attempt {
  return { party, expectedVersion: nego.version, now }
}

function inState(state: Negotiation['state'], change: Partial<Negotiation> = {}): Negotiation {
  return { ...submitted().nego, state, ...change }
}

describe('a negotiation of twenty steps', () => {
  it('is no longer changed nor asked about, only answered and ended [NEGO-9]', () => {
    const open = inState('awaiting_seller', { version: 19 })
    const full = inState('awaiting_seller', { version: 20 })
    const offer = { price: '91000.00', note: null }
    expect(rules.change(open, by(buyer, open), offer).nego.version).toBe(20)
    expect(rules.askInfo(open, by(seller, open), 'Untuk apa?').nego.version).toBe(20)
    const refused = expect.objectContaining({ code: 'nego_changed_too_often' })
    expect(() => rules.change(full, by(buyer, full), offer)).toThrow(refused)
    expect(() => rules.askInfo(full, by(seller, full), 'Untuk apa?')).toThrow(refused)

    expect(rules.withdraw(full, by(buyer, full)).nego.state).toBe('withdrawn')
    expect(rules.agree(full, by(seller, full)).nego.state).toBe('agreed')
  })
})

describe('the history of a negotiation', () => {
  it('begins with the buyer’s first offer [NEGO-13]', () => {
    expect(submitted()).toEqual({
      act: 'submit',
      nego: {
        state: 'awaiting_seller',
        version: 1,
        offersMade: 1,
        deal: false,
        listPrice: '100000.00',
        price: '90000.00',
        validUntil: new Date('2026-11-21T00:00:00+07:00'),
      },
      step: {
        version: 1,
        who: 'buyer',
        kind: 'offer',
        price: '90000.00',
        note: 'Untuk sirup',
        automatic: false,
        at: submittedAt,
      },
    })
  })

  const unanswered = () => inState('awaiting_seller')
  const countered = () => inState('awaiting_buyer')
  const agreed = () => inState('agreed')
  const offer = { price: '95000.00', note: 'Terakhir' }
  const lower = { price: '80000.00', note: null }

  // made within the test: what is made while the file loads, no changed rule would reach
  it.each<[string, () => rules.Moved, Partial<rules.Step>]>([
    [
      'change',
      () => rules.change(unanswered(), by(buyer, unanswered()), offer),
      { who: 'buyer', kind: 'offer', ...offer },
    ],
    [
      'counter',
      () => rules.counter(unanswered(), by(seller, unanswered()), offer),
      { who: 'seller', kind: 'offer', ...offer },
    ],
    [
      'counter',
      () => rules.counter(countered(), by(buyer, countered()), lower),
      { who: 'buyer', kind: 'offer', ...lower },
    ],
    [
      'agree',
      () => rules.agree(unanswered(), by(seller, unanswered())),
      { who: 'seller', kind: 'agree', price: '90000.00', note: null },
    ],
    [
      'decline',
      () => rules.decline(unanswered(), by(seller, unanswered()), 'Rugi'),
      { who: 'seller', kind: 'decline', price: null, note: 'Rugi' },
    ],
    [
      'askInfo',
      () => rules.askInfo(unanswered(), by(seller, unanswered()), 'Apa?'),
      { who: 'seller', kind: 'ask', note: 'Apa?' },
    ],
    [
      'answerInfo',
      () => rules.answerInfo(inState('info_wanted'), by(buyer, unanswered()), 'Sirup'),
      { who: 'buyer', kind: 'answer', note: 'Sirup' },
    ],
    [
      'withdraw',
      () => rules.withdraw(unanswered(), by(buyer, unanswered())),
      { who: 'buyer', kind: 'withdraw', price: null },
    ],
    ['finish', () => rules.finish(agreed(), by(buyer, agreed())), { who: 'buyer', kind: 'finish', price: '90000.00' }],
    ['cancel', () => rules.cancel(agreed(), by(buyer, agreed())), { who: 'buyer', kind: 'cancel', price: null }],
  ])('keeps of %s who did it, what was said, and when [NEGO-13]', (act, move, content) => {
    const moved = move()
    expect(moved.act).toBe(act)
    expect(moved.step).toMatchObject({ ...content, version: 2, automatic: false, at: now })
  })

  it.each<[string, () => rules.Moved, Partial<rules.Step>]>([
    [
      'settle',
      () => rules.settle(inState('awaiting_seller', { deal: true }), now),
      { kind: 'finish', price: '90000.00', note: null },
    ],
    [
      'expire',
      () => rules.expire(agreed(), agreed().validUntil),
      { kind: 'expire', price: null, at: agreed().validUntil },
    ],
    [
      'end',
      () => rules.end(countered(), 'Langganan ditangguhkan', now),
      { kind: 'system', note: 'Langganan ditangguhkan' },
    ],
    [
      'replace',
      () => rules.replace(inState('finished'), now),
      { kind: 'system', note: 'Diganti oleh harga kesepakatan yang lebih baru.' },
    ],
  ])('tells %s as what happened of itself [NEGO-13] [NEGO-10]', (act, move, content) => {
    const moved = move()
    expect(moved.act).toBe(act)
    expect(moved.step).toMatchObject({ who: 'system', automatic: true, version: 2, ...content })
  })

  it('tells the automatic reply in the name of the seller, by what it does [NEGO-11]', () => {
    expect(rules.replyAutomatically(submitted().nego, '95000.00', now).act).toBe('counter')
    expect(rules.replyAutomatically(submitted().nego, '90000.00', now)).toMatchObject({
      act: 'agree',
      step: { who: 'seller', at: now },
    })
    expect(rules.replyAutomatically(submitted().nego, '85000.00', now).nego).toMatchObject({
      state: 'agreed',
      price: '90000.00',
    })
  })
})

describe('the price of an offer', () => {
  const above = { price: '100000.01', note: null }
  const deal = { deal: true, offersMade: 1 }

  it('is told at the field it was typed into, which a first offer names otherwise [NEGO-6]', () => {
    const unanswered = inState('awaiting_seller')

    expect(() => rules.submit({ ...first, ...above }, now)).toThrow(expect.objectContaining({ field: 'harga_nego' }))
    expect(() => rules.change(unanswered, by(buyer, unanswered), above)).toThrow(
      expect.objectContaining({ field: 'harga' }),
    )
  })

  it('is no more than the buyer pays anyway [NEGO-6]', () => {
    const [unanswered, countered] = [inState('awaiting_seller'), inState('awaiting_buyer')]

    expect(() => rules.change(unanswered, by(buyer, unanswered), above)).toThrow('nego_price_above_list')
    expect(() => rules.counter(countered, by(buyer, countered), above)).toThrow('nego_price_above_list')
  })

  it('may be more in a deal, but not once it is bargained about [NEGO-15]', () => {
    const [unanswered, countered] = [inState('awaiting_seller', deal), inState('awaiting_buyer', deal)]

    expect(rules.change(unanswered, by(buyer, unanswered), above).nego.price).toBe('100000.01')
    expect(() => rules.counter(countered, by(buyer, countered), above)).toThrow('nego_price_above_list')
  })
})

describe('what happens of itself', () => {
  it('does not happen before its time, nor to what is no deal [NEGO-10] [NEGO-13]', () => {
    const nego = inState('agreed')
    expect(() => rules.expire(nego, new Date(nego.validUntil.getTime() - 1))).toThrow('Negosiasi masih berlaku.')
    expect(() => rules.settle(submitted().nego, now)).toThrow('Hanya untuk harga kesepakatan.')
  })
})
