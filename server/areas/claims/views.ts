import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { claimStateLabel, faultLabel, claims as table } from '#domain/claims/claim.ts'
import type { ClaimSummary, ClaimView } from '#domain/claims/contract.ts'
import { claimEventText } from '#domain/claims/notice.ts'
import type { ClaimedUnits } from '#domain/claims/quantities.ts'
import { type DecimalText, quantityText } from '#domain/money.ts'
import { mayReadDocument } from '#domain/trade-papers/readers.ts'
import type { PartLine } from '#server/areas/orders/public.ts'
import type { PhotoRow } from './queries-photos.ts'
import type { ClaimEventRow, ClaimRow, ClaimSummaryRow } from './queries-reading.ts'

/** A claim in a list. */
export function summaryView(
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
  lines: readonly PartLine[]
  /** The place of its shipment among those of the order. */
  part: number
  events: readonly ClaimEventRow[]
  photos: readonly PhotoRow[]
  /** What a nota kredit would come to; null where the reader issues none. */
  creditWorth: DecimalText | null
  creditNote: { id: string; number: string } | null
  /** The number of the replacement's surat jalan. */
  deliveryNote: string | null
  reader: Buyer | Seller
}

/** A claim in full, with what its reader may do now [CLAIM-1]. */
export function claimView(claim: ClaimRow, shown: Shown): ClaimView {
  const { summary, rows, lines, part, events, photos, creditWorth, creditNote, deliveryNote, reader } = shown
  return {
    ...summary,
    version: claim.version,
    shipmentId: claim.shipmentId,
    part,
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
