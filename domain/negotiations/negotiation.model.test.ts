import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DAY_MS } from '../business-day.ts'
import type { Role } from '../companies/permissions.ts'
import type { Party } from '../machine.ts'
import { amountText, decimal, isMore } from '../money.ts'
import { Refusal } from '../refusal.ts'
import * as rules from './acts.ts'
import { type Negotiation, type NegotiationAct, negotiations } from './negotiation.ts'
import { isRunning, stateAt } from './state.ts'
import { MOST_OFFERS } from './terms.ts'

const submittedAt = new Date('2026-11-20T08:00:00+07:00')
const midnight = new Date('2026-11-21T00:00:00+07:00')

const { agree, answerInfo, askInfo, cancel, change, counter, decline, expire, finish, replace, settle, withdraw } =
  rules
const bySystem = { settle, expire, replace }
const offering = { change, counter }
const withNote = { decline, askInfo, answerInfo }
const plain = { agree, withdraw, finish, cancel }
const systemActs = ['settle', 'expire', 'end', 'replace'] as const
const roles: readonly Party[] = (['owner', 'purchaser', 'approver', 'sales', 'warehouse', 'finance'] as Role[]).flatMap(
  (role) => [
    { companyKind: 'buyer', role },
    { companyKind: 'seller', role },
  ],
)

const trade = { goodsChanged: '', unitsObstacle: null, stockObstacle: null }
const events = fc.record({
  act: fc.constantFrom(...negotiations.events, ...systemActs, 'reply' as const),
  actor: fc.constantFrom(...roles),
  /** 0: the version on the table; -1: an older page. */
  behind: fc.constantFrom(0, 0, 0, -1, 1),
  /** Where in the two days from the submission on. */
  at: fc.integer({ min: 0, max: 2 * DAY_MS }),
  price: fc.integer({ min: 0, max: 130 }).map((thousands) => `${thousands * 1000}.00`),
  trade: fc.constantFrom(
    ...[true, true, true, false].map((fine) => ({ ...trade, subscribed: fine, negotiable: fine })),
  ),
})
type Event = typeof events extends fc.Arbitrary<infer E> ? E : never

it('never reaches a forbidden state, whoever does what at whatever time [NEGO-9] [NEGO-10] [NEGO-14]', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(events, { maxLength: 40 }), (deal, happening) => {
      let { nego } = rules.submit({ price: '90000.00', note: null, deal, listPrice: '100000.00' }, submittedAt)
      let steps = 1
      for (const event of happening) {
        const now = new Date(submittedAt.getTime() + event.at)
        const before = { ...nego }
        const moved = attempt(nego, event, now)
        expect(nego).toEqual(before)
        if (!moved) continue
        steps += 1
        checkMove(nego, moved, event, now)
        nego = moved.nego
        expect(nego.version).toBe(steps)
      }
    }),
    { numRuns: 3000 },
  )
})

function checkMove(before: Negotiation, { nego, step }: rules.Moved, event: Event, now: Date) {
  expect(negotiations.ends.includes(before.state)).toBe(false)
  expect(nego.version).toBe(before.version + 1)
  expect(step.version).toBe(nego.version)
  expect(nego.offersMade).toBeLessThanOrEqual(MOST_OFFERS)
  expect(nego.validUntil).toEqual(midnight)
  expect(isMore(nego.price, 0)).toBe(true)
  const bySide = (negotiations.events as readonly string[]).includes(event.act)
  if (bySide) {
    expect(now.getTime()).toBeLessThan(midnight.getTime())
    expect(isRunning(before.state)).toBe(true)
    expect(event.behind).toBe(0)
    expect(step.who).toBe(event.actor.companyKind)
    if (!negotiations.ends.includes(nego.state))
      expect(event.trade).toEqual({ ...trade, subscribed: true, negotiable: true })
  }
  if (nego.state === 'agreed') expect(nego.price).toBe(before.price)
  if (nego.state === 'finished') expect(before.state === 'agreed' || before.deal).toBe(true)
  if (nego.state === 'expired') expect(now.getTime()).toBeGreaterThanOrEqual(midnight.getTime())
  if (nego.offersMade > before.offersMade) expect([event.actor.companyKind, event.act]).toEqual(['buyer', 'counter'])
}

/** The negotiation after the event; undefined where the rules refuse it. */
function attempt(nego: Negotiation, event: Event, now: Date): rules.Moved | undefined {
  try {
    return carryOut(nego, event, now)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    // the system only asks for what the table allows: what it does not is a bug, and loud
    if (error instanceof Error && (systemActs as readonly string[]).includes(event.act)) return undefined
    throw error
  }
}

function carryOut(nego: Negotiation, { act, actor, behind, price, trade }: Event, now: Date) {
  const by: rules.Attempt = { party: { ...actor, trade }, expectedVersion: nego.version + behind, now }
  const offer = { price, note: null }
  if (act === 'settle' || act === 'expire' || act === 'replace') return bySystem[act](nego, now)
  if (act === 'end') return rules.end(nego, 'Langganan ditangguhkan', now)
  if (act === 'reply') {
    // the server replies only to what it has just written
    return nego.version === 1 && nego.state === 'awaiting_seller' && now < midnight
      ? rules.replyAutomatically(nego, '95000.00', now)
      : undefined
  }
  if (act === 'change' || act === 'counter') return offering[act](nego, by, offer)
  if (act === 'decline' || act === 'askInfo' || act === 'answerInfo') return withNote[act](nego, by, 'Keterangan')
  return plain[act](nego, by)
}

it('tells of every act beforehand whether it will be let through [NEGO-9]', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 12 }), events, (happening, last) => {
      let { nego } = rules.submit({ price: '90000.00', note: null, deal: false, listPrice: '100000.00' }, submittedAt)
      for (const event of happening) {
        nego = attempt(nego, event, new Date(submittedAt.getTime() + event.at / 3))?.nego ?? nego
      }
      if (!(negotiations.events as readonly string[]).includes(last.act)) return
      const now = new Date(submittedAt.getTime() + last.at)
      const act = last.act as NegotiationAct
      const shown = { ...nego, state: stateAt(nego, now) }
      const fitting = { ...last, behind: 0 as const, price: fittingPrice(nego, last.actor) }
      const isAllowed = negotiations.may(shown, act, { ...last.actor, trade: last.trade }, now).allowed
      const priced = act === 'change' || act === 'counter'
      if (!(isAllowed && priced)) expect(attempt(nego, fitting, now) !== undefined).toBe(isAllowed)
      if (isAllowed) {
        const step = { from: shown.state, event: act, who: last.actor.companyKind }
        expect(negotiations.steps).toContainEqual(expect.objectContaining(step))
      }
    }),
    { numRuns: 2000 },
  )
})

function fittingPrice(nego: Negotiation, { companyKind }: Party): string {
  return amountText(decimal(nego.price).plus(companyKind === 'buyer' ? -1 : 1))
}
