import { allowed, type EnglishOf, list, nullable, record } from '../codec.ts'
import type { WireAskedIdentity, WireIdentityChange, WireOwnIdentity } from './contract-identity.ts'
import { reviewState } from './review.ts'
import { reviewReason } from './review-reasons.ts'

const facts = { name: 'nama', npwp: 'npwp', nib: 'nib' } as const

/** The name and numbers that a seller asks for. */
export const askedIdentity = record<WireAskedIdentity>()(facts)
export type AskedIdentity = EnglishOf<typeof askedIdentity>

const change = record<WireIdentityChange>()({
  ...facts,
  state: ['status', reviewState],
  version: 'versi',
  askedAt: 'diajukan',
  dueAt: 'tenggat',
  reasons: ['alasan', list(reviewReason)],
  note: 'catatan',
  can: ['can', record<WireIdentityChange['can']>()({ withdraw: ['batalkan', allowed] })],
})

/** What a seller's own company asked for. */
export const ownIdentity = record<WireOwnIdentity>()({ change: ['perubahan', nullable(change)] })
export type OwnIdentity = EnglishOf<typeof ownIdentity>
