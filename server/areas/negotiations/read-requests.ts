import { dayAfter, startOfDay } from '#domain/business-day.ts'
import type { ReadBodyOf } from '#domain/call.ts'
import type { contract } from '#domain/contract.ts'
import type { Offer } from '#domain/negotiations/acts.ts'
import { negotiationOutcome, negotiationState } from '#domain/negotiations/words.ts'
import type { NegotiationSearch } from './list-negotiations.ts'
import type { Submission } from './submitting/submit-negotiation.ts'
import type { Target } from './take-step.ts'

type Calls = typeof contract.negotiations

export function readSubmission(body: ReadBodyOf<Calls['submit']>): Submission {
  return {
    productId: body.produk_id,
    units: body.qty_satuan_nego,
    price: body.harga_nego,
    note: body.catatan_nego || null,
    deal: body.deal_nego,
    shownPrice: body.produk_harga,
    key: body.kunci ?? null,
  }
}

export function readTarget(body: { nego_id: string; versi: number }): Target {
  return { id: body.nego_id, seenVersion: body.versi }
}

export function readOffer(body: { harga: string; catatan?: string | null | undefined }): Offer {
  return { price: body.harga, note: body.catatan || null }
}

export function readSearch(body: ReadBodyOf<Calls['list']>): NegotiationSearch {
  return {
    state: body.status ? negotiationState.decode(body.status) : null,
    running: body.berjalan ?? null,
    waiting: body.menunggu_saya ?? false,
    outcome: body.hasil ? negotiationOutcome.decode(body.hasil) : null,
    from: body.dari ? startOfDay(body.dari) : null,
    before: body.sampai ? startOfDay(dayAfter(body.sampai)) : null,
    keyword: body.keyword || null,
    page: body.halaman,
    perPage: body.per_halaman,
  }
}
