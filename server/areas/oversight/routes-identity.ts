import type { Seller } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import { ownIdentity } from '#domain/oversight/codec-identity.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { withdrawIdentity } from './ask-identity.ts'
import { findReview } from './queries-reviews.ts'
import { ownIdentityView } from './views-identity.ts'

const calls = contract.identity

/** The name and numbers that a seller asks for [ADM-2]. */
export const identityRoutes: Route[] = [
  route(calls.own, (deps, seller) => own(deps, seller)),
  route(calls.withdraw, async (deps, seller, { versi }) => {
    await withdrawIdentity(deps, seller, versi)
    return own(deps, seller)
  }),
]

async function own({ db }: Deps, seller: Seller) {
  return { data: ownIdentity.encode(ownIdentityView(await findReview(db, seller.companyId), seller)) }
}
