import type { Administrator } from '#domain/accounts/actor.ts'
import { bans } from '#domain/product-reports/ban.ts'
import { complaints } from '#domain/product-reports/report.ts'
import { Refusal } from '#domain/refusal.ts'
import { banProduct, liftBan } from '#server/areas/catalogue/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { notifyReporters, notifySeller } from './notify.ts'
import { lockOpenReports, type OpenReport, saveReports } from './queries.ts'
import { insertBan, lockBan, type StoredBan, saveBan } from './queries-bans.ts'
import { findNamed } from './queries-products.ts'

/** A product as an administrator was shown it. */
export interface ExpectedProduct {
  productId: number
  version: number
}

/**
 * Leaves a reported product on sale and notifies the reporters of the reason. Of two concurrent administrators the
 * later is refused [ADM-3].
 * @throws Refusal product_not_found | complaint_moved_on | ban_reason_needed
 */
export async function dismissReports(
  deps: Deps,
  administrator: Administrator,
  { productId, complaintIds, reason }: { productId: number; complaintIds: readonly string[]; reason: string },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    const product = await knownProduct(tx, productId)
    const open = await lockOpenReports(tx, productId)
    const decided = open.filter(({ id }) => complaintIds.includes(id))
    if (decided.length < new Set(complaintIds).size) throw new Refusal('complaint_moved_on', { field: 'complaintIds' })
    await decideOn(tx, administrator, decided, { act: 'dismiss', reason })
    await audit(tx, administrator, { act: 'product.dismiss', thing: thingOf(product), after: { reason } }, now)
    await notifyReporters(tx, product, { complaints: decided, dismissed: reason }, now)
  })
}

/**
 * Takes a product off sale: as if withdrawn by its seller, who is notified of the reason and can sell it again only
 * when an administrator allows it. The reporters are notified [ADM-3].
 * @throws Refusal product_not_found | product_seen_moved_on
 */
export async function ban(
  deps: Deps,
  administrator: Administrator,
  { productId, version }: ExpectedProduct,
  reason: string,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    const { name, sellerId, status } = await banProduct(tx, { productId, expectedVersion: version }, now)
    await insertBan(tx, { productId, reason, wasWithdrawn: status === 'withdrawn' }, now)
    const open = await lockOpenReports(tx, productId)
    await decideOn(tx, administrator, open, { act: 'uphold', reason: null })
    const product = { id: productId, name, sellerId }
    const facts = { before: { onSale: status }, after: { onSale: 'banned', reason } }
    await audit(tx, administrator, { act: 'product.ban', thing: thingOf(product), ...facts }, now)
    await notifySeller(tx, product, { act: 'ban', reason }, now)
    await notifyReporters(tx, product, { complaints: open, dismissed: null }, now)
  })
}

/**
 * Lets a product be sold again, or notifies its seller, who has requested another review, of what is still missing
 * [ADM-3].
 * @throws Refusal product_not_found | ban_moved_on | ban_act_not_allowed | ban_reason_needed
 */
export async function decideOnBan(
  deps: Deps,
  administrator: Administrator,
  { productId, version }: ExpectedProduct,
  decision: { act: 'lift' } | { act: 'keep'; reason: string },
): Promise<void> {
  await deps.db.transaction().execute((tx) => decideIn(tx, administrator, { productId, version }, decision, deps.now()))
}

async function decideIn(
  tx: Tx,
  administrator: Administrator,
  { productId, version }: ExpectedProduct,
  decision: { act: 'lift' } | { act: 'keep'; reason: string },
  now: Date,
): Promise<void> {
  const { act } = decision
  const locked = await lockKnownBan(tx, productId)
  const product = await knownProduct(tx, productId)
  const reason = decision.act === 'keep' ? decision.reason : null
  const after = bans.take(locked, act, { party: administrator, expectedVersion: version, reason })
  await saveBan(tx, { ...after, reason: reason ?? locked.reason })
  const status =
    act === 'lift' ? await liftBan(tx, { productId, ...product, wasWithdrawn: locked.wasWithdrawn }, now) : null
  const facts = status ? { before: { onSale: 'banned' }, after: { onSale: status } } : { after: { reason } }
  await audit(tx, administrator, { act: `product.${act}-ban`, thing: thingOf(product), ...facts }, now)
  await notifySeller(tx, product, { act, ...(reason && { reason }) }, now)
}

/** The one of a product, locked. @throws Refusal ban_moved_on where it is lifted */
export async function lockKnownBan(tx: Tx, productId: number): Promise<StoredBan> {
  const found = await lockBan(tx, productId)
  if (!found) throw new Refusal('ban_moved_on', { field: 'version', words: { state: 'tidak diturunkan' } })
  return found
}

async function knownProduct(tx: Tx, productId: number) {
  const product = await findNamed(tx, productId)
  if (!product) throw new Refusal('product_not_found', { field: 'productId' })
  return product
}

async function decideOn(
  tx: Tx,
  party: Administrator,
  open: readonly OpenReport[],
  { act, reason }: { act: 'dismiss' | 'uphold'; reason: string | null },
): Promise<void> {
  if (open.length === 0) return
  const { state } = complaints.take({ state: 'open', version: 0 }, act, { party, expectedVersion: null, reason })
  await saveReports(
    tx,
    open.map(({ id }) => id),
    { state, answer: reason },
  )
}

function thingOf({ id, name }: { id: number; name: string }) {
  return { id, name }
}
