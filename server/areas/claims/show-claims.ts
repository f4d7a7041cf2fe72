import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { type ClaimScope, claims } from '#domain/claims/claim.ts'
import type { ClaimForm, ClaimPage, ClaimView, OrderClaims } from '#domain/claims/contract.ts'
import { claimObstacle } from '#domain/claims/deadline.ts'
import { claimableOf } from '#domain/claims/quantities.ts'
import { mayDo, ROLE_FORBIDS } from '#domain/companies/permissions.ts'
import { no, yes } from '#domain/machine.ts'
import { quantityText } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import { findLineNames, findOrderNumbers, findPartLines, stateOfOrder } from '#server/areas/orders/public.ts'
import { findPartNumber, findReceivedGoods, findReceivedOf } from '#server/areas/shipments/public.ts'
import { findDeliveryNotes, findPaperNumber } from '#server/areas/trade-papers/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'
import { worthOfClaim } from './credit-claim.ts'
import { findClaimed, findRows } from './queries.ts'
import { findPhotos } from './queries-photos.ts'
import { type ClaimSummaryRow, countClaims, findClaim, findClaims, findEvents, findOfOrder } from './queries-reading.ts'
import { findWindows, NO_WINDOW } from './queries-windows.ts'
import { receivedLines } from './received-lines.ts'
import { claimView, summaryView } from './views.ts'

/** The claims of the member's company, the newest first [CLAIM-1]. */
export async function listClaims(
  { db, now }: Deps,
  member: Buyer | Seller,
  { scope, page, perPage }: { scope: ClaimScope; page: number; perPage: number },
): Promise<ClaimPage> {
  const found = await findClaims(db, member, { scope, limit: perPage, offset: (page - 1) * perPage })
  const { seller, buyer, over } = await countClaims(db, member)
  const counts = { all: seller + buyer + over, seller, buyer, over }
  return { claims: await withNames(db, found, now()), total: counts[scope], page, perPage, counts }
}

/** The claims of an order, and for its buyer which shipments may be claimed. @throws Refusal order_not_found */
export async function showOrderClaims(
  { db, now: clock }: Deps,
  member: Buyer | Seller,
  orderId: string,
): Promise<OrderClaims> {
  const now = clock()
  const state = await stateOfOrder(db, member, orderId)
  if (!state) throw new Refusal('order_not_found', { field: 'orderId' })
  const claims = await withNames(db, await findOfOrder(db, member, orderId), now)
  if (member.companyKind === 'seller') return { shipments: [], claims }
  const isCancelled = state === 'cancelled'
  const windows = await findWindows(db, orderId)
  const received = await findReceivedOf(db, orderId)
  return {
    shipments: received.map(({ id, part }) => {
      const endsAt = windows.get(id)?.endsAt ?? null
      const obstacle = mayDo(member, 'order.receive') ? claimObstacle({ endsAt, isCancelled }, now) : ROLE_FORBIDS
      return { id, part, until: endsAt?.toISOString() ?? null, claim: obstacle ? no(obstacle) : yes }
    }),
    claims,
  }
}

/** What may be claimed of one of the buyer's shipments. @throws Refusal shipment_not_found | claim_closed */
export async function showClaimForm(deps: Deps, buyer: Buyer, shipmentId: string): Promise<ClaimForm> {
  const goods = await findReceivedGoods(deps.db, shipmentId)
  const state = goods && (await stateOfOrder(deps.db, buyer, goods.orderId))
  if (!state) throw new Refusal('shipment_not_found', { field: 'shipmentId' })
  const { endsAt, isConfirmed } = (await findWindows(deps.db, goods.orderId)).get(shipmentId) ?? NO_WINDOW
  const obstacle = claimObstacle({ endsAt, isCancelled: state === 'cancelled' }, deps.now())
  if (obstacle || !endsAt) throw new Refusal('claim_closed', { words: { reason: obstacle ?? '' } })
  const claimed = await findClaimed(deps.db, shipmentId)
  const lines = receivedLines(goods, await findPartLines(deps.db, goods.orderId), isConfirmed)
  return {
    shipmentId,
    part: goods.part,
    until: endsAt.toISOString(),
    lines: lines.map((line) => {
      const { position, name, packLabel, unit, sent, received } = line
      const counted = { sent: quantityText(sent), received: quantityText(received) }
      return { position, name, packLabel, unit, ...counted, ...claimableOf(line, claimed) }
    }),
  }
}

/** One claim of the member's company in full. @throws Refusal claim_not_found */
export async function showClaim({ db, now }: Deps, member: Buyer | Seller, id: string): Promise<ClaimView> {
  const claim = await findClaim(db, member, id)
  if (!claim) throw new Refusal('claim_not_found', { field: 'id' })
  const [summary] = await withNames(db, [claim], now())
  if (!summary) throw new Error('a claim without a summary')
  const { replacementId, creditNoteId } = claim
  const notes = replacementId ? await findDeliveryNotes(db, [replacementId]) : new Map()
  return claimView(claim, {
    summary,
    rows: await findRows(db, id),
    lines: await findPartLines(db, claim.orderId),
    part: await findPartNumber(db, claim.shipmentId),
    events: await findEvents(db, id),
    photos: await findPhotos(db, id),
    creditWorth: claims.can(claim, member).credit.allowed ? await worthOfClaim(db, claim) : null,
    creditNote: creditNoteId === null ? null : { id: creditNoteId, number: await findPaperNumber(db, creditNoteId) },
    deliveryNote: (replacementId && notes.get(replacementId)?.number) ?? null,
    reader: member,
  })
}

async function withNames(db: Db, claims: readonly ClaimSummaryRow[], now: Date) {
  const orders = await findOrderNumbers(db, [...new Set(claims.map(({ orderId }) => orderId))])
  const lines = await findLineNames(db, [...orders.keys()])
  const products = new Map(lines.map(({ orderId, position, name }) => [`${orderId}/${position}`, name]))
  return claims.map((claim) =>
    summaryView(claim, {
      orderNumber: orders.get(claim.orderId) ?? '',
      firstProduct: products.get(`${claim.orderId}/${claim.firstPosition}`) ?? '',
      now,
    }),
  )
}
