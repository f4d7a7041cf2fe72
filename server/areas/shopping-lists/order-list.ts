import type { Buyer } from '#domain/accounts/actor.ts'
import { listsChanged } from '#domain/live.ts'
import type { Reordered } from '#domain/orders/shapes-quote.ts'
import { Refusal } from '#domain/refusal.ts'
import { fillCart } from '#server/areas/cart/public.ts'
import { productsToOrder } from '#server/areas/catalogue/public.ts'
import { reorderedLine } from '#server/areas/orders/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { findLines, findList, lockList } from './queries.ts'
import { closeDrafts, findDraft, lockDraft } from './queries-drafts.ts'

interface OrderInput {
  id: string
  /** The draft that is sent with it. */
  draftId: string | null
}

/**
 * Puts a whole list into the cart with the prices, stocks and rights of this moment; lines already there are raised, so that
 * asking twice changes nothing more. Its drafts that waited are done with [ORDER-7].
 * @throws Refusal list_not_found | list_empty | draft_not_found | draft_closed | cart_full
 */
export function orderList({ db, now }: Deps, buyer: Buyer, input: OrderInput): Promise<Reordered> {
  return db.transaction().execute((tx) => orderIn(tx, buyer, input, now()))
}

async function orderIn(tx: Tx, buyer: Buyer, { id, draftId }: OrderInput, now: Date): Promise<Reordered> {
  if (!(await findList(tx, buyer.companyId, id))) throw new Refusal('list_not_found', { field: 'id' })
  const requested = await findLines(tx, id)
  if (requested.length === 0) throw new Refusal('list_empty', { field: 'id' })
  const { lines, before, skipped } = await fillCart(tx, buyer, requested, now)
  // locked after the cart and the company, as those are never locked after a list; before any draft of it, as two
  // transactions with a draft each would deadlock when closing both
  await lockList(tx, buyer.companyId, id)
  if (draftId !== null) await holdDraft(tx, buyer, draftId, id)
  // what could not be ordered still waits
  if (lines.length > 0) await closeDrafts(tx, id, { userId: buyer.userId, used: true }, now)
  await publish(tx, listsChanged(buyer.companyId))
  const products = await productsToOrder(
    tx,
    skipped.map(({ productId }) => productId),
  )
  return {
    added: lines.length,
    lines: lines.map((line) => reorderedLine(line, before.get(line.productId))),
    skipped: skipped.map(({ productId, reason }) => ({
      name: products.get(productId)?.name ?? '',
      reason: reason.sentence,
    })),
  }
}

/** Ends the drafts of a list that wait, unused [ORDER-7]. @throws Refusal draft_not_found | draft_closed */
export function dismissDraft({ db, now }: Deps, buyer: Buyer, draftId: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const found = await findDraft(tx, buyer.companyId, draftId)
    // the list first, as who orders it does
    if (found) await lockList(tx, buyer.companyId, found.listId)
    const listId = await holdDraft(tx, buyer, draftId)
    await closeDrafts(tx, listId, { userId: buyer.userId, used: false }, now())
    await publish(tx, listsChanged(buyer.companyId))
  })
}

/** @returns its list. @throws Refusal draft_not_found | draft_closed */
async function holdDraft(tx: Tx, buyer: Buyer, draftId: string, listId?: string): Promise<string> {
  const draft = await lockDraft(tx, buyer.companyId, draftId)
  if (!draft || (listId !== undefined && draft.listId !== listId)) {
    throw new Refusal('draft_not_found', { field: 'draftId' })
  }
  if (draft.closedAt) throw new Refusal('draft_closed', { field: 'draftId' })
  return draft.listId
}
