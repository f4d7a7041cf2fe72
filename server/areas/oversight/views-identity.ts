import type { Seller } from '#domain/accounts/actor.ts'
import type { OwnIdentity } from '#domain/oversight/codec-identity.ts'
import { identityChanges } from '#domain/oversight/identity-change.ts'
import type { StoredReview } from './queries-reviews.ts'

export function ownIdentityView(review: StoredReview | undefined, seller: Seller): OwnIdentity {
  if (!review?.asked) return { change: null }
  const { state, version, askedAt, dueAt, reasons, note, asked } = review
  return {
    change: {
      ...asked,
      state,
      version,
      askedAt: askedAt.toISOString(),
      dueAt: dueAt.toISOString(),
      reasons: [...reasons],
      note,
      can: { withdraw: identityChanges.can(review, seller).withdraw },
    },
  }
}
