import { dayAfter, startOfDay } from '#domain/business-day.ts'
import type { ReadBodyOf } from '#domain/call.ts'
import type { contract } from '#domain/contract.ts'
import type { Offer } from '#domain/negotiations/acts.ts'
import type { NegotiationSearch } from './list-negotiations.ts'
import type { Submission } from './submitting/submit-negotiation.ts'
import type { Target } from './take-step.ts'

type Calls = typeof contract.negotiations

export function readSubmission(body: ReadBodyOf<Calls['submit']>): Submission {
  const { productId, units, price, note, deal, listPrice: shownPrice, key } = body
  return { productId, units, price, note: note || null, deal, shownPrice, key: key ?? null }
}

export function readTarget({ id, version: expectedVersion }: { id: string; version: number }): Target {
  return { id, expectedVersion }
}

export function readOffer({ price, note }: { price: string; note?: string | null | undefined }): Offer {
  return { price, note: note || null }
}

export function readSearch(body: ReadBodyOf<Calls['list']>): NegotiationSearch {
  const { state, running, waiting, outcome, from, until, keyword, page, perPage } = body
  return {
    state: state ?? null,
    running: running ?? null,
    waiting: waiting ?? false,
    outcome: outcome ?? null,
    from: from ? startOfDay(from) : null,
    before: until ? startOfDay(dayAfter(until)) : null,
    keyword: keyword || null,
    page,
    perPage,
  }
}
