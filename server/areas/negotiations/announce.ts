import { cartChanged, negotiationChanged } from '#domain/live.ts'
import type { Side } from '#domain/machine.ts'
import type { Moved, Step } from '#domain/negotiations/acts.ts'
import { type HappeningAct, noticeOf } from '#domain/negotiations/notice.ts'
import { lapseOfNegotiations } from '#server/areas/catalogue/public.ts'
import { findCompanies } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import type { StoredNegotiation } from './queries.ts'

/**
 * Announces a step: a notification to the other side, to both where the system acted; and the change to all open pages,
 * the buyer's cart included, whose line shows the state [NEGO-9, HEAD-8, CART-7].
 */
export function announce(tx: Tx, moved: Moved<StoredNegotiation>): Promise<void> {
  return announceMany(tx, [moved])
}

/** Announces one step of each of many negotiations, which the system has taken at one instant or each at its own. */
export async function announceMany(tx: Tx, moves: readonly Moved<StoredNegotiation>[]): Promise<void> {
  // answers that wait for the owner are overtaken
  await lapseOfNegotiations(
    tx,
    moves.map(({ nego }) => nego.id),
  )
  const companies = await findCompanies(tx, moves.map(actorOf))
  for (const [at, together] of Map.groupBy(moves, ({ step }) => step.at.getTime())) {
    const notices = together.flatMap((moved) => noticesOf(moved, companies.get(actorOf(moved))?.name ?? ''))
    if (notices.length > 0) await notify(tx, notices, new Date(at))
  }
  const buyerIds = new Set(moves.map(({ nego }) => nego.buyerId))
  await publish(tx, ...moves.map(({ nego }) => negotiationChanged(nego)), ...[...buyerIds].map(cartChanged))
}

function readersOf(act: HappeningAct, { who }: Step): Side[] {
  if (who !== 'system') return [who === 'buyer' ? 'seller' : 'buyer']
  // a deal and what it replaces are the buyer's own doing
  if (act === 'settle') return ['seller']
  return act === 'replace' ? [] : ['buyer', 'seller']
}

function sideOf({ step }: Pick<Moved, 'step'>): Side {
  return step.who === 'seller' ? 'seller' : 'buyer'
}

function actorOf({ nego, step }: Moved<StoredNegotiation>): string {
  return sideOf({ step }) === 'seller' ? nego.sellerId : nego.buyerId
}

function noticesOf({ nego, step, act }: Moved<StoredNegotiation>, company: string) {
  const by = sideOf({ step })
  const happening = {
    ...nego,
    act,
    by,
    automatic: step.automatic,
    negotiationId: nego.id,
    companyName: company,
    note: step.note,
  } as const
  return readersOf(act, step).map((reader) => ({
    companyId: reader === 'seller' ? nego.sellerId : nego.buyerId,
    kind: 'nego' as const,
    step: act,
    // the member who acts knows who they are
    ...(reader !== by && { about: company }),
    subjectId: nego.id,
    ...noticeOf(happening, reader),
  }))
}
