import type { Seller } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import { grantRequest, grantSettings } from '#domain/subscriptions/codec-grants.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { changeGrantLimits } from './change-grant-limits.ts'
import { decideGrant } from './decide-grant.ts'
import { findGrantLimits, findWaitingGrants } from './queries-grants.ts'
import { answerCustomer } from './routes-customers.ts'
import { grantView } from './views.ts'

const calls = contract.grants
const MOST_SHOWN = 100

/** What sales may grant, and what waits for the owner [SHOP-7]. */
export const grantRoutes: Route[] = [
  route(calls.limits, answerLimits),
  route(calls.changeLimits, async (deps, owner, body) => {
    const { tipe_pembayaran, tempo_hari: creditDays, batas_kredit: creditLimit, level_harga: priceLevel } = body
    const discount = body.diskon_persen
    const limits = { plainTypes: [...new Set(tipe_pembayaran)], creditDays, creditLimit, priceLevel, discount }
    await changeGrantLimits(deps, owner, { limits, seenVersion: body.versi })
    return answerLimits(deps, owner)
  }),
  route(calls.requests, async (deps, seller) => ({
    data: (await findWaitingGrants(deps.db, seller, MOST_SHOWN)).map((row) =>
      grantRequest.encode(grantView(row, seller)),
    ),
  })),
  route(calls.approveRequest, async (deps, owner, { permintaan_id: id, versi: seenVersion }) =>
    answerCustomer(deps, owner, await decideGrant(deps, owner, { id, seenVersion, act: 'approve' })),
  ),
  route(calls.refuseRequest, async (deps, owner, { permintaan_id: id, versi: seenVersion, alasan: reason }) =>
    answerCustomer(deps, owner, await decideGrant(deps, owner, { id, seenVersion, act: 'refuse', reason })),
  ),
  route(calls.withdrawRequest, async (deps, seller, { permintaan_id: id, versi: seenVersion }) =>
    answerCustomer(deps, seller, await decideGrant(deps, seller, { id, seenVersion, act: 'withdraw' })),
  ),
]

async function answerLimits(deps: Deps, seller: Seller) {
  const limits = await findGrantLimits(deps.db, seller.companyId)
  return { data: grantSettings.encode({ ...limits, plainTypes: [...limits.plainTypes] }) }
}
