import type { Ref } from 'react'
import { formatQuantity } from '#domain/format.ts'
import { lowestPriceWarning } from '#domain/negotiations/lowest-price.ts'
import type { SellerNegotiation } from '#domain/negotiations/shapes.ts'
import { CustomerChatLink } from '#web/areas/chat/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { formatDate } from '#web/lib/dates.ts'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { QuotationButton } from '../quotation-button.tsx'
import { NegotiationStatePill } from '../state-pill.tsx'
import { TimeLeft } from '../time-left.tsx'

interface Props {
  negotiation: SellerNegotiation
  headingRef: Ref<HTMLHeadingElement>
  /** Called when it reaches its end. */
  onExpired: () => void
}

/** The customer in one line, the product in another; a deal is marked where it is below the lowest price [NEGO-13]. */
export function InboxPanelHead({ negotiation: nego, headingRef, onExpired }: Props) {
  const warning = nego.deal && lowestPriceWarning(nego.price, nego.lowestPrice)
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <h2 ref={headingRef} tabIndex={-1} className="min-w-0 text-lg outline-offset-4">
          {nego.buyer.name}
        </h2>
        <div className="flex flex-wrap justify-end gap-2">
          <QuotationButton negotiation={nego} size="sm" />
          <CustomerChatLink buyerId={nego.buyer.id} size="sm" />
        </div>
      </div>
      <p className="mt-0.5 text-sm text-mute">{customerWords(nego.buyer)}</p>
      <div className="num mt-3 rounded-field bg-page px-3.5 py-2.5 text-sm">
        <p className="font-semibold">{nego.name}</p>
        <p className="text-mute">
          {formatQuantity(nego.units)} {nego.unit} · harga <Amount of={nego.listPrice} />
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
          <NegotiationStatePill state={nego.state} />
          {nego.deal && <StatusPill>harga kesepakatan</StatusPill>}
          {warning && <StatusPill tone="danger">{warning}</StatusPill>}
          {nego.running && (
            <span className="text-xs text-mute">
              sisa <TimeLeft until={nego.validUntil} serverTime={nego.serverTime} onExpired={onExpired} />
            </span>
          )}
        </p>
      </div>
    </>
  )
}

function customerWords({ city, subscribedSince, paymentTypes }: SellerNegotiation['buyer']): string {
  const since = subscribedSince && `Langganan sejak ${formatDate(subscribedSince).replace(/^\d+ /, '')}`
  return [since, ...paymentTypes, city].filter(Boolean).join(' · ')
}
