import { cartChanged, negotiationChanged } from '#domain/live.ts'
import type { Side } from '#domain/machine.ts'
import type { Moved, Step } from '#domain/negotiations/acts.ts'
import { type HappeningAct, noticeOf } from '#domain/negotiations/notice.ts'
import { lapseOfNegotiation } from '#server/areas/catalogue/public.ts'
import { companyName } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import type { StoredNegotiation } from './queries.ts'

/**
 * Tells of a step: a notification to the other side, to both where the system acted for itself; and the change to
 * everybody who is looking, the buyer's cart included, whose line shows the state [NEGO-9, HEAD-8, CART-7].
 */
export async function announce(tx: Tx, { nego, step, act }: Moved<StoredNegotiation>): Promise<void> {
  // an answer that waits for the owner is overtaken
  await lapseOfNegotiation(tx, nego.id)
  const readers = readersOf(act, step)
  if (readers.length > 0) await notify(tx, await noticesFor(tx, readers, { nego, step, act }), step.at)
  await publish(tx, negotiationChanged(nego))
  await publish(tx, cartChanged(nego.buyerId))
}

function readersOf(act: HappeningAct, { who }: Step): Side[] {
  if (who !== 'system') return [who === 'buyer' ? 'seller' : 'buyer']
  // a deal and what it replaces are the buyer's own doing
  if (act === 'settle') return ['seller']
  return act === 'replace' ? [] : ['buyer', 'seller']
}

async function noticesFor(tx: Tx, readers: readonly Side[], { nego, step, act }: Moved<StoredNegotiation>) {
  const by = step.who === 'seller' ? 'seller' : 'buyer'
  const actorId = by === 'seller' ? nego.sellerId : nego.buyerId
  const company = await companyName(tx, actorId)
  const happening = {
    ...nego,
    act,
    by,
    automatic: step.automatic,
    negotiationId: nego.id,
    companyName: company,
    note: step.note,
  } as const
  return readers.map((reader) => ({
    companyId: reader === 'seller' ? nego.sellerId : nego.buyerId,
    kind: 'nego' as const,
    step: act,
    // nobody needs to be told who they are themselves
    ...(reader !== by && { about: company }),
    subjectId: nego.id,
    ...noticeOf(happening, reader),
  }))
}
