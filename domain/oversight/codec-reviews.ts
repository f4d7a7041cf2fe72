import { allowed, counts, type EnglishOf, list, record } from '../codec.ts'
import { tradingKind } from './company-kind.ts'
import type { WireOwnReview, WireQueuedCompany, WireReviewQueue } from './contract-reviews.ts'
import { reviewState } from './review.ts'
import { reviewReason } from './review-reasons.ts'

const queued = record<WireQueuedCompany>()({
  id: 'perusahaan_id',
  name: 'nama',
  kind: ['jenis', tradingKind],
  city: 'kota',
  businessType: 'tipe_bisnis',
  state: ['status', reviewState],
  askedAt: 'diajukan',
  dueAt: 'tenggat',
})
export type QueuedCompany = EnglishOf<typeof queued>

/** Companies that buy, as they wait to be reviewed [ADM-2]. */
export const reviewQueue = record<WireReviewQueue>()({
  companies: ['perusahaan', list(queued)],
  total: 'total',
  counts: ['jumlah', counts(reviewState)],
  serverTime: 'waktu_server',
})

/** A company's own review. */
export const ownReview = record<WireOwnReview>()({
  state: ['status', reviewState],
  version: 'versi',
  reasons: ['alasan', list(reviewReason)],
  note: 'catatan',
  suspendedAt: 'ditangguhkan',
  suspensionReason: 'alasan_penangguhan',
  can: ['can', record<WireOwnReview['can']>()({ resend: ['kirim_lagi', allowed] })],
})
export type OwnReview = EnglishOf<typeof ownReview>
