import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { businessDay, dayAfter, startOfDay } from '#domain/business-day.ts'
import {
  type ClaimScope,
  type ClaimState,
  claimStateLabel,
  claims,
  faultLabel,
  claims as table,
} from '#domain/claims/claim.ts'
import { claimObstacle } from '#domain/claims/deadline.ts'
import { claimEventText } from '#domain/claims/notice.ts'
import { type ClaimedUnits, claimableOf } from '#domain/claims/quantities.ts'
import type { ClaimForm, ClaimPage, ClaimSummary, ClaimView, OrderClaims } from '#domain/claims/shapes.ts'
import { mayDo, ROLE_FORBIDS } from '#domain/companies/permissions.ts'
import { no, yes } from '#domain/machine.ts'
import { type DecimalText, quantityText } from '#domain/money.ts'
import { mayReadDocument } from '#domain/order-documents/readers.ts'
import { Refusal } from '#domain/refusal.ts'
import { findDeliveryNotes, findOrderDocumentNumber } from '#server/areas/order-documents/public.ts'
import {
  findLineNames,
  findLineProgress,
  findOrderNumbers,
  type LineProgress,
  stateOfOrder,
} from '#server/areas/orders/public.ts'
import { findReceivedGoods, findReceivedOf, findShipmentSequence } from '#server/areas/shipments/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'
import { worthOfClaim } from './credit-claim.ts'
import { findClaimed, findRows } from './queries.ts'
import { findPhotos, type PhotoRow } from './queries-photos.ts'
import {
  type ClaimEventRow,
  type ClaimRow,
  type ClaimSummaryRow,
  countClaims,
  findClaim,
  findClaims,
  findEvents,
  findOfOrder,
  findWaiting,
} from './queries-reading.ts'
import { findWindows, NO_WINDOW } from './queries-windows.ts'
import { receivedLines } from './submit-claim.ts'

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

/** The claims in some states that wait for the member's company, the most pressing first [CLAIM-1, UX-3]. */
export async function findWaitingClaims(
  db: Db,
  member: Buyer | Seller,
  { states, now }: { states: readonly ClaimState[]; now: Date },
  most: number,
): Promise<ClaimSummary[]> {
  const tonight = startOfDay(dayAfter(businessDay(now)))
  return withNames(db, await findWaiting(db, member, { states, tonight }, most), now)
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
    shipments: received.map(({ id, sequence }) => {
      const endsAt = windows.get(id)?.endsAt ?? null
      const obstacle = mayDo(member, 'order.receive') ? claimObstacle({ endsAt, isCancelled }, now) : ROLE_FORBIDS
      return { id, sequence, until: endsAt?.toISOString() ?? null, claim: obstacle ? no(obstacle) : yes }
    }),
    claims,
  }
}

/** The claimable lines of one of the buyer's shipments. @throws Refusal shipment_not_found | claim_closed */
export async function showClaimForm(deps: Deps, buyer: Buyer, shipmentId: string): Promise<ClaimForm> {
  const goods = await findReceivedGoods(deps.db, shipmentId)
  const state = goods && (await stateOfOrder(deps.db, buyer, goods.orderId))
  if (!state) throw new Refusal('shipment_not_found', { field: 'shipmentId' })
  const { endsAt, isConfirmed } = (await findWindows(deps.db, goods.orderId)).get(shipmentId) ?? NO_WINDOW
  const obstacle = claimObstacle({ endsAt, isCancelled: state === 'cancelled' }, deps.now())
  if (obstacle || !endsAt) throw new Refusal('claim_closed', { words: { reason: obstacle ?? '' } })
  const claimed = await findClaimed(deps.db, shipmentId)
  const lines = receivedLines(goods, await findLineProgress(deps.db, goods.orderId), isConfirmed)
  return {
    shipmentId,
    sequence: goods.sequence,
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
    lines: await findLineProgress(db, claim.orderId),
    sequence: await findShipmentSequence(db, claim.shipmentId),
    events: await findEvents(db, id),
    photos: await findPhotos(db, id),
    creditWorth: claims.can(claim, member).credit.allowed ? await worthOfClaim(db, claim) : null,
    creditNote:
      creditNoteId === null ? null : { id: creditNoteId, number: await findOrderDocumentNumber(db, creditNoteId) },
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

/** A claim in a list. */
function summaryView(
  claim: ClaimSummaryRow,
  { orderNumber, firstProduct, now }: { orderNumber: string; firstProduct: string; now: Date },
): ClaimSummary {
  const { id, number, orderId, partnerName, state, answer, waitsFor, rowCount } = claim
  const awaitsAnswer = state === 'submitted' || state === 'contested'
  return {
    ...{ id, number, orderId, orderNumber, partnerName, state, answer, waitsFor, firstProduct, rowCount },
    stateLabel: claimStateLabel(state),
    submittedAt: claim.submittedAt.toISOString(),
    answerBy: awaitsAnswer ? claim.answerBy.toISOString() : null,
    buyerBy: claim.buyerBy?.toISOString() ?? null,
    isLate: awaitsAnswer && claim.answerBy <= now,
  }
}

interface Shown {
  summary: ClaimSummary
  rows: readonly ClaimedUnits[]
  lines: readonly LineProgress[]
  /** The place of its shipment among those of the order. */
  sequence: number
  events: readonly ClaimEventRow[]
  photos: readonly PhotoRow[]
  /** The amount of a nota kredit; null where the reader issues none. */
  creditWorth: DecimalText | null
  creditNote: { id: string; number: string } | null
  /** The number of the replacement's surat jalan. */
  deliveryNote: string | null
  reader: Buyer | Seller
}

/** A claim in full, with what its reader may do now [CLAIM-1]. */
function claimView(claim: ClaimRow, shown: Shown): ClaimView {
  const { summary, rows, lines, sequence, events, photos, creditWorth, creditNote, deliveryNote, reader } = shown
  return {
    ...summary,
    version: claim.version,
    shipmentId: claim.shipmentId,
    sequence,
    description: claim.description,
    rows: rows.map(({ position, lot, kind, units }) => {
      const line = lines.find((one) => one.position === position)
      const { name = '', packLabel = '', unit = '' } = line ?? {}
      return { position, name, packLabel, unit, lot, kind, kindLabel: faultLabel(kind), units: quantityText(units) }
    }),
    wantsReturn: claim.wantsReturn,
    creditWorth,
    creditNote:
      creditNote && mayReadDocument(reader, 'credit_note') ? { ...creditNote, total: claim.creditedTotal } : null,
    replacement: claim.replacementId === null ? null : { shipmentId: claim.replacementId, deliveryNote },
    history: events.map((event) => ({
      text: claimEventText(event.event),
      by: event.byName ?? 'Sistem',
      at: event.at.toISOString(),
      reason: event.reason,
      photos: photos.filter((photo) => photo.event === event.event).map(({ id, name }) => ({ id, name })),
    })),
    can: table.can(claim, reader),
  }
}
