import { describe, expect, it } from 'vitest'
import { machine } from '../machine.ts'
import { Refusal } from '../refusal.ts'
import * as rules from './acts.ts'
import {
  goodsNotice,
  mayResubmit,
  type Negotiation,
  type NegotiationAct,
  negotiations,
  type Trader,
} from './negotiation.ts'
import { type NegotiationState, negotiationStates, stateAt, stateLabel } from './state.ts'
import { validUntil } from './terms.ts'

const submittedAt = new Date('2026-11-20T10:00:00+07:00')
const fine = { subscribed: true, negotiable: true, goodsChanged: '', unitsObstacle: null, stockObstacle: null }
const buyer: Trader = { companyKind: 'buyer', role: 'purchaser', trade: fine }
const seller: Trader = { companyKind: 'seller', role: 'sales', trade: fine }

function actsOf(trader: Trader, nego: Negotiation): NegotiationAct[] {
  return negotiations.events.filter((act) => negotiations.may(nego, act, trader, submittedAt).allowed)
}

describe('what each side may do', () => {
  it.each([
    ['awaiting_seller', ['change', 'withdraw'], ['agree', 'counter', 'decline', 'askInfo']],
    ['info_wanted', ['change', 'withdraw', 'answerInfo'], ['agree', 'counter', 'decline']],
    ['awaiting_buyer', ['agree', 'counter', 'decline'], []],
    ['agreed', ['finish', 'cancel'], []],
    ...(
      ['finished', 'declined_by_seller', 'declined_by_buyer', 'cancelled', 'withdrawn', 'expired', 'replaced'] as const
    ).map((state) => [state, [], []] as [NegotiationState, NegotiationAct[], NegotiationAct[]]),
  ] as [NegotiationState, NegotiationAct[], NegotiationAct[]][])(
    'in the state %s: buyer %j, seller %j [NEGO-9]',
    (state, ofBuyer, ofSeller) => {
      const nego = { ...submitted(), state }
      expect(actsOf(buyer, nego)).toEqual(ofBuyer)
      expect(actsOf(seller, nego)).toEqual(ofSeller)
    },
  )

  it('follows the role within the company [ROLE-10]', () => {
    for (const role of ['approver', 'warehouse'] as const) {
      for (const companyKind of ['buyer', 'seller'] as const) {
        expect(actsOf({ companyKind, role, trade: fine }, submitted())).toEqual([])
      }
    }
  })

  it('is only to end it where subscription or product are gone [NEGO-9] [ROLE-2]', () => {
    const nego = submitted()
    for (const trade of [
      { ...fine, subscribed: false },
      { ...fine, negotiable: false },
    ]) {
      expect(actsOf({ ...buyer, trade }, nego)).toEqual(['withdraw'])
      expect(actsOf({ ...seller, trade }, nego)).toEqual(['decline'])
    }
  })

  it('is told with the reason [NEGO-9]', () => {
    const reason = (nego: Negotiation, act: NegotiationAct, trader: Trader) =>
      negotiations.may(nego, act, trader, submittedAt).reason
    expect(reason(submitted(), 'agree', buyer)).toBe('Menunggu respon seller.')
    expect(reason(submitted(), 'finish', buyer)).toBe('Harga belum disepakati.')
    expect(reason({ ...submitted(), state: 'awaiting_buyer', offersMade: 3 }, 'counter', buyer)).toBe(
      'Kesempatan nego sudah habis (3 dari 3).',
    )
    expect(reason({ ...submitted(), state: 'withdrawn' }, 'agree', seller)).toBe('Negosiasi sudah berstatus ditarik.')
    expect(reason(submitted(), 'cancel', buyer)).toBe('Harga belum disepakati.')
    const [ended, sold] = [
      { ...fine, subscribed: false },
      { ...fine, negotiable: false },
    ]
    expect(reason(submitted(), 'change', { ...buyer, trade: ended })).toBe(
      'Anda belum berlangganan pada seller terkait.',
    )
    expect(reason(submitted(), 'agree', { ...seller, trade: ended })).toBe('Langganan pembeli ini sedang tidak aktif.')
    expect(reason(submitted(), 'agree', { ...seller, trade: sold })).toBe('Produk ini tidak lagi dapat dinegosiasikan.')
  })
})

describe('asking anew', () => {
  const chance = { submittedToday: 1, otherRuns: false }
  const reason = (change: object, state: NegotiationState = 'expired', trader = buyer) =>
    mayResubmit({ state }, trader, { ...chance, ...change }).reason

  it('is for what is over, while nothing else runs, twice a day in all [NEGO-8]', () => {
    expect(mayResubmit({ state: 'expired' }, buyer, chance)).toEqual({ allowed: true, reason: null })
    expect(reason({}, 'agreed')).toBe('Negosiasi masih berjalan.')
    expect(reason({ otherRuns: true })).toBe('Produk dalam proses negosiasi')
    expect(reason({ submittedToday: 2 })).toBe('Nego barang hanya dapat dilakukan 2x/hari untuk barang yang sama.')
  })

  it('is for whose role and trade allow it [ROLE-10] [ROLE-2]', () => {
    expect(reason({}, 'expired', { ...buyer, role: 'approver' })).toBe('Peran Anda tidak mengizinkan tindakan ini.')
    const ended = { ...buyer, trade: { ...fine, subscribed: false } }
    expect(reason({}, 'expired', ended)).toBe('Anda belum berlangganan pada seller terkait.')
  })
})

describe('offers', () => {
  it('are three of the buyer in all, the first included; questions and changes cost none [NEGO-9]', () => {
    let nego = submitted('90000.00')
    nego = rules.change(nego, by(buyer, nego), offer('91000.00')).nego
    nego = rules.askInfo(nego, by(seller, nego), 'Untuk produk apa?').nego
    nego = rules.answerInfo(nego, by(buyer, nego), 'Sirup').nego
    expect(nego.offersMade).toBe(1)
    nego = rules.counter(nego, by(seller, nego), offer('98000.00')).nego
    nego = rules.counter(nego, by(buyer, nego), offer('92000.00')).nego
    nego = rules.counter(nego, by(seller, nego), offer('97000.00')).nego
    nego = rules.counter(nego, by(buyer, nego), offer('93000.00')).nego
    nego = rules.counter(nego, by(seller, nego), offer('96000.00')).nego
    expect(nego).toMatchObject({ state: 'awaiting_buyer', offersMade: 3, version: 9, price: '96000.00' })
    expect(codeOf(() => rules.counter(nego, by(buyer, nego), offer('94000.00')))).toBe('nego_act_not_allowed')
    expect(rules.agree(nego, by(buyer, nego)).nego).toMatchObject({ state: 'agreed', price: '96000.00' })
  })

  it('of a new negotiation are above zero and not above the current price [NEGO-15] [NEGO-6]', () => {
    const propose =
      (price: string, deal = false) =>
      () =>
        rules.submit({ ...offer(price), deal, listPrice: '100000.00' }, submittedAt)
    expect(codeOf(propose('0'))).toBe('nego_price_invalid')
    expect(codeOf(propose('0.00', true))).toBe('nego_deal_price_invalid')
    expect(codeOf(propose('090000'))).toBe('nego_price_invalid')
    expect(codeOf(propose('100000.01'))).toBe('nego_price_above_list')
    expect(codeOf(propose('100000'))).toBeUndefined()
    expect(codeOf(propose('100001', true))).toBeUndefined()
    expect(codeOf(propose('1000000.01', true))).toBe('nego_deal_price_invalid')
  })

  it('in answer to one are better for their giver than agreeing to it [NEGO-15]', () => {
    const nego = submitted('90000.00')
    expect(codeOf(() => rules.counter(nego, by(seller, nego), offer('90000.00')))).toBe('nego_price_already_offered')
    expect(codeOf(() => rules.counter(nego, by(seller, nego), offer('100000.01')))).toBe('nego_price_above_list')
    const countered = rules.counter(nego, by(seller, nego), offer('95000.00')).nego
    expect(codeOf(() => rules.counter(countered, by(buyer, countered), offer('95000.00')))).toBe(
      'nego_price_already_offered',
    )
  })
})

describe('acts', () => {
  it('name the version they answer; an older one is told the new state [NEGO-14]', () => {
    const nego = submitted()
    const agreed = rules.agree(nego, by(seller, nego)).nego
    const slower = () => rules.decline(agreed, by(seller, nego), 'Terlalu rendah')
    expect(codeOf(slower)).toBe('nego_moved_on')
    expect(slower).toThrow(
      expect.objectContaining({ sentence: 'Penawaran sudah diperbarui. Status sekarang: harga disepakati.' }),
    )
  })

  it.each([
    ['2026-11-20T23:59:59.999+07:00', undefined, 'awaiting_seller'],
    ['2026-11-21T00:00:00.000+07:00', 'nego_expired', 'expired'],
  ])('at %s: %s [NEGO-10]', (instant, code, state) => {
    const nego = submitted()
    const now = new Date(instant)
    expect(stateAt(nego, now)).toBe(state)
    expect(codeOf(() => rules.agree(nego, { ...by(seller, nego), now }))).toBe(code)
  })

  it('in the last minute of the day leave until its end [NEGO-10]', () => {
    expect(validUntil(new Date('2026-11-20T23:59:59+07:00'))).toEqual(new Date('2026-11-21T00:00:00+07:00'))
    expect(validUntil(new Date('2026-11-21T00:00:00+07:00'))).toEqual(new Date('2026-11-22T00:00:00+07:00'))
  })
})

describe('the automatic reply', () => {
  it('counters with its price, and agrees to what is as good [NEGO-11]', () => {
    expect(rules.replyAutomatically(submitted('80000.00'), '95000.00', submittedAt)).toMatchObject({
      nego: { state: 'awaiting_buyer', price: '95000.00', version: 2 },
      step: { who: 'seller', kind: 'offer', automatic: true },
    })
    expect(rules.replyAutomatically(submitted('95000.00'), '95000.00', submittedAt)).toMatchObject({
      nego: { state: 'agreed', price: '95000.00' },
      step: { kind: 'agree', automatic: true },
    })
  })
})

describe('the table', () => {
  it('stops the start where an end is left, a state is out of reach, or a row stands twice or is missing [NEGO-9]', () => {
    const { steps } = negotiations
    const buyerTo = { who: 'buyer', needs: 'nego.act' } as const
    const start = (changed: typeof negotiations.steps) => () => machine({ ...negotiations, steps: changed })
    expect(start([...steps, { from: 'expired', event: 'agree', ...buyerTo, to: 'agreed' }])).toThrow('expired is left')
    expect(start(steps.filter(({ event }) => event !== 'replace'))).toThrow('replaced is never reached')
    expect(start([...steps, { from: 'agreed', event: 'finish', ...buyerTo, to: 'expired' }])).toThrow('stands twice')
    expect(start(steps.filter(({ from, event }) => from !== 'agreed' || event !== 'expire'))).toThrow(
      'agreed never expires',
    )
  })

  it('has a label for every state [NEGO-9]', () => {
    expect(negotiationStates.map(stateLabel)).toEqual([
      'menunggu respon',
      'penawaran balik',
      'perlu info tambahan',
      'harga disepakati',
      'masuk keranjang',
      'ditolak seller',
      'ditolak pembeli',
      'dibatalkan',
      'ditarik',
      'kedaluwarsa',
      'diganti',
    ])
  })
})

function submitted(price = '90000.00'): Negotiation {
  return rules.submit({ ...offer(price), deal: false, listPrice: '100000.00' }, submittedAt).nego
}

function offer(price: string): rules.Offer {
  return { price, note: null }
}

function by(party: Trader, nego: Negotiation): rules.Attempt {
  return { party, expectedVersion: nego.version, now: submittedAt }
}

function codeOf(act: () => unknown): string | undefined {
  try {
    act()
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

describe('goods that are no longer as they were', () => {
  const changed = { ...fine, goodsChanged: 'Grade: Food grade → Teknis' }
  const short = { ...fine, stockObstacle: 'Stok tersedia 50 kg; yang dinego 100 kg.' }
  const small = { ...fine, unitsObstacle: 'Jumlah minimum nego adalah 200 kg; yang dinego 100 kg.' }

  it('are agreed on by nobody, nor put into the cart, but declined and left [NEGO-12]', () => {
    expect(actsOf({ ...seller, trade: changed }, submitted())).toEqual(['decline'])
    expect(actsOf({ ...buyer, trade: changed }, { ...submitted(), state: 'awaiting_buyer' })).toEqual(['decline'])
    expect(actsOf({ ...buyer, trade: changed }, { ...submitted(), state: 'agreed' })).toEqual(['cancel'])
  })

  it('in less than the quantity, or sold from more on, are not agreed on; what was agreed on goes into the cart [NEGO-12]', () => {
    for (const trade of [short, small]) {
      expect(actsOf({ ...seller, trade }, submitted())).toEqual(['counter', 'decline', 'askInfo'])
      expect(actsOf({ ...buyer, trade }, { ...submitted(), state: 'agreed' })).toEqual(['finish', 'cancel'])
    }
  })

  it('are told of while there is something left to say; of what was agreed on, the stock alone [NEGO-12]', () => {
    expect(goodsNotice(submitted(), fine)).toBeNull()
    expect(goodsNotice(submitted(), changed)).toBe(
      'Barang telah berubah sejak nego ini diajukan (Grade: Food grade → Teknis).',
    )
    expect(goodsNotice(submitted(), small)).toBe(small.unitsObstacle)
    expect(goodsNotice(submitted(), short)).toBe(short.stockObstacle)
    expect(goodsNotice({ state: 'agreed' }, small)).toBeNull()
    expect(goodsNotice({ state: 'agreed' }, short)).toBe(short.stockObstacle)
    expect(goodsNotice({ state: 'finished' }, short)).toBeNull()
    expect(goodsNotice(submitted(), { ...short, subscribed: false })).toBeNull()
    expect(goodsNotice(submitted(), { ...short, negotiable: false })).toBeNull()
  })

  it('can be proposed anew as they are, in a quantity that is there [NEGO-8] [NEGO-12]', () => {
    const expired = { ...submitted(), state: 'expired' as const }
    const chance = { submittedToday: 0, otherRuns: false }
    expect(mayResubmit(expired, { ...buyer, trade: changed }, chance).allowed).toBe(true)
    expect(mayResubmit(expired, { ...buyer, trade: short }, chance).reason).toBe(short.stockObstacle)
  })
})
