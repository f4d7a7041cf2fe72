import { productCode } from '#domain/ids.ts'
import { quantityText } from '#domain/money.ts'
import type { Notices } from '#domain/negotiations/contract.ts'
import { differencePercent } from '#domain/negotiations/difference.ts'
import type { Inbox, NegotiationPage, NegotiationSummary } from '#domain/negotiations/shapes.ts'
import { isRunning, stateLabel } from '#domain/negotiations/state.ts'
import { MOST_OFFERS } from '#domain/negotiations/terms.ts'
import { pictureUrl } from '#server/areas/catalogue/public.ts'
import type { FoundNegotiations, NegoNotice } from './list-negotiations.ts'
import type { InboxNumbers } from './queries-inbox.ts'
import type { NegotiationRow } from './queries-reading.ts'

/** A negotiation as lists show it. */
export function summaryView(nego: NegotiationRow, now: Date): NegotiationSummary {
  return {
    ...nego,
    stateLabel: stateLabel(nego.state),
    running: isRunning(nego.state),
    code: productCode(nego.productId),
    name: nego.productName,
    picture: pictureUrl(nego.productId, nego),
    packWeight: quantityText(nego.packWeight),
    units: quantityText(nego.units),
    difference: differencePercent(nego.price, nego.listPrice),
    priceHolds: nego.state === 'finished' && nego.orderId === null && now < nego.validUntil,
    attemptsLeft: MOST_OFFERS - nego.offersMade,
    validUntil: nego.validUntil.toISOString(),
    serverTime: now.toISOString(),
    submittedAt: nego.submittedAt.toISOString(),
    updatedAt: nego.updatedAt.toISOString(),
  }
}

/** The list of either side. */
export function pageView({ negos, counts, page, perPage, now }: FoundNegotiations): NegotiationPage {
  return { negotiations: negos.map((nego) => summaryView(nego, now)), total: counts.matching, counts, page, perPage }
}

/** The seller's list with what it sums up to [SELLER-4]. */
export function inboxView({ numbers, ...found }: FoundNegotiations & { numbers: InboxNumbers }): Inbox {
  return { ...pageView(found), summary: { ...numbers, waiting: found.counts.waitingInAll } }
}

/** The notifications under the bell of negotiations [HEAD-8]. */
export function noticesView({ notices, unread }: { notices: readonly NegoNotice[]; unread: number }): Notices {
  return { notices: notices.map((one) => ({ ...one, at: one.createdAt.toISOString() })), unread }
}
