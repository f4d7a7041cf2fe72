import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import type { Allowed } from '#domain/machine.ts'
import { quantityText } from '#domain/money.ts'
import { differencePercent } from '#domain/negotiations/difference.ts'
import { goodsNotice, negotiations } from '#domain/negotiations/negotiation.ts'
import type { BuyerNegotiation, SellerNegotiation, ShownStep } from '#domain/negotiations/shapes.ts'
import { stateLabel } from '#domain/negotiations/state.ts'
import type { NegotiationRow, StepRow } from './queries-reading.ts'
import type { SellersView, ShownNegotiation } from './show-negotiation.ts'
import { summaryView } from './views.ts'

/** What the buyer may read; nothing here follows from the lowest price or the percentage [NEGO-11]. */
export function buyerView(shown: ShownNegotiation & { resubmit: Allowed }, buyer: Buyer): BuyerNegotiation {
  const { nego, trade, now, resubmit } = shown
  return { ...commonView(shown), can: { ...negotiations.can(nego, { ...buyer, trade }, now), resubmit } }
}

/** What the seller may read, with the suggestion and the buyer's history [SELLER-4]. */
export function sellerView(shown: SellersView, seller: Seller): SellerNegotiation {
  const { nego, suggestion, salesLimit, waitsForOwner, terms, buyer, trade, now } = shown
  return {
    ...commonView(shown),
    suggestion,
    salesLimit,
    waitsForOwner,
    lowestPrice: terms.lowestPrice,
    percent: quantityText(terms.percent),
    buyer: {
      ...buyer,
      id: nego.buyerId,
      name: nego.buyerName,
      subscribedSince: buyer.subscribedSince?.toISOString() ?? null,
      negos: buyer.negos.map((past) => ({
        ...past,
        at: past.submittedAt.toISOString(),
        stateLabel: stateLabel(past.state),
        units: quantityText(past.units),
      })),
      purchases: buyer.purchases.map((purchase) => ({
        number: purchase.orderNumber,
        at: purchase.placedAt.toISOString(),
        price: purchase.unitPrice,
        units: quantityText(purchase.units),
      })),
    },
    can: negotiations.can(nego, { ...seller, trade }, now),
  }
}

function commonView({ nego, steps, trade, now }: ShownNegotiation) {
  return {
    ...summaryView(nego, now),
    submittedBy: nego.submittedBy,
    goodsNotice: goodsNotice(nego, trade),
    steps: steps.map((step) => stepView(step, nego)),
  }
}

function stepView(step: StepRow, nego: NegotiationRow): ShownStep {
  return {
    ...step,
    difference: step.price === null ? null : differencePercent(step.price, nego.listPrice),
    units: step.price === null ? null : quantityText(nego.units),
    by: doerOf(step, nego),
    at: step.at.toISOString(),
  }
}

function doerOf({ who, userName }: StepRow, { buyerName, sellerName }: NegotiationRow): string {
  if (who === 'system') return 'Sistem'
  const companyName = who === 'buyer' ? buyerName : sellerName
  return userName === null ? companyName : `${userName}, ${companyName}`
}
