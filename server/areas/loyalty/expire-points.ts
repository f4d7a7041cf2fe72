import { pointsChanged } from '#domain/live.ts'
import { pointsOver } from '#domain/loyalty/ledger.ts'
import { lockCompany } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { eachApart } from '#server/platform/jobs/each-apart.ts'
import { publish } from '#server/platform/live/publish.ts'
import { findCompaniesWithOldPoints, insertExpired, readLedger } from './queries.ts'

/** Expires unredeemed points after 12 months [ORDER-6]. */
export async function expirePoints(deps: Deps): Promise<void> {
  const now = deps.now()
  await eachApart(
    await findCompaniesWithOldPoints(deps.db, now),
    (companyId) => `company ${companyId}`,
    (companyId) =>
      deps.db.transaction().execute(async (tx) => {
        await lockCompany(tx, companyId)
        await expireIn(tx, companyId, now)
      }),
  )
}

/** Expires the points of one company, which the caller has locked. */
export async function expireIn(tx: Tx, companyId: string, now: Date): Promise<void> {
  const over = pointsOver(await readLedger(tx, companyId), now)
  if (over === 0) return
  await insertExpired(tx, companyId, over, now)
  await publish(tx, pointsChanged(companyId))
}
