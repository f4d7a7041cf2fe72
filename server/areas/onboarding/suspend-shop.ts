import type { Administrator } from '#domain/accounts/actor.ts'
import { applications } from '#domain/onboarding/application.ts'
import { putShopOnSale, takeShopOffSale } from '#server/areas/catalogue/public.ts'
import { companyName, lockCompany, saveSuspension } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { type ExpectedApplication, lockKnown } from './decide-application.ts'
import { findAnyApplication, insertEvent, type StoredApplication, saveApplication } from './queries.ts'
import { notifyApplicant } from './submit-application.ts'

/**
 * Closes a shop from the next request on: its products cannot be found or bought, carts and running negotiations are
 * notified, orders that were placed go on [ADM-2].
 * @throws Refusal application_not_found | application_moved_on | application_act_not_allowed | application_reason_needed
 */
export async function suspendShop(
  deps: Deps,
  administrator: Administrator,
  expected: ExpectedApplication,
  note: string,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    const { application, shopId } = await move(tx, administrator, expected, { act: 'suspend', note })
    await saveSuspension(tx, shopId, { at: now, reason: null })
    await takeShopOffSale(tx, { sellerId: shopId, isForGood: false }, now)
    await writeDown(tx, administrator, application, { act: 'suspend', note }, now)
  })
}

/**
 * Opens it again: exactly what was on sale when it closed is on sale [ADM-2].
 * @throws Refusal application_not_found | application_moved_on | application_act_not_allowed
 */
export async function reopenShop(
  deps: Deps,
  administrator: Administrator,
  expected: ExpectedApplication,
  note: string | null,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    const { application, shopId } = await move(tx, administrator, expected, { act: 'reopen', note })
    await saveSuspension(tx, shopId, null)
    await putShopOnSale(tx, shopId, now)
    await writeDown(tx, administrator, application, { act: 'reopen', note }, now)
  })
}

interface ShopDecision {
  act: 'suspend' | 'reopen'
  note: string | null
}

async function move(
  tx: Tx,
  administrator: Administrator,
  { id, version }: ExpectedApplication,
  { act, note }: ShopDecision,
) {
  // the shop before its application, as its owner locks them who closes it
  const opened = (await findAnyApplication(tx, id))?.shopId
  if (opened) await lockCompany(tx, opened)
  const application = await lockKnown(tx, id)
  const after = applications.take(application, act, { party: administrator, expectedVersion: version, reason: note })
  const { shopId } = after
  if (!shopId) throw new Error(`application ${id} is approved and has no shop`)
  await saveApplication(tx, after)
  return { application: after, shopId }
}

async function writeDown(
  tx: Tx,
  administrator: Administrator,
  application: StoredApplication,
  { act, note }: ShopDecision,
  now: Date,
): Promise<void> {
  await insertEvent(tx, application.id, administrator.userId, { event: act, reasons: [], note }, now)
  const thing = { id: application.id, name: await companyName(tx, application.companyId) }
  await audit(tx, administrator, { act: `shop.${act}`, thing, ...(note && { after: { reason: note } }) }, now)
  await notifyApplicant(tx, application, act, note ?? '', now)
}
