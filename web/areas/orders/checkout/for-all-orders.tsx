import { useState } from 'react'
import { deliversOn } from '#domain/orders/delivery/delivery-days.ts'
import type { Quote } from '#domain/orders/shapes-quote.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { Card } from '#web/ui/layout/card.tsx'
import type { CheckoutDraft } from './checkout-draft.ts'
import { DeliveryAddress } from './delivery-address.tsx'
import { choiceOf, requestedDayFault, type Wishes } from './seller-choice.ts'
import type { Placing } from './use-place-orders.ts'
import { WishFields } from './wish-fields.tsx'

interface Props {
  quote: Quote
  companyId: string
  draft: CheckoutDraft
  trouble: Placing['trouble']
  onChange: (part: Partial<Wishes>) => void
  onAddress: (addressId: string) => void
}

/** What is entered once for the orders of all sellers: address, PO number, requested day and note [UX-6]. */
export function ForAllOrders({ quote, companyId, draft, trouble, onChange, onAddress }: Props) {
  const [dayLeft, setDayLeft] = useState(false)
  const now = new Date(serverNow())
  const withoutOwnDay = quote.sellers.filter(({ id }) => draft.choices[id]?.requestedDay === undefined)
  const faults = withoutOwnDay.flatMap((seller) => requestedDayFault(choiceOf(seller, draft), seller, now) ?? [])
  const deliveryDays = [...new Set(quote.sellers.map((seller) => seller.deliveryDays))]
  const marked = (field: keyof Wishes) => (trouble?.field === `common.${field}` ? trouble.sentence : null)
  const [only] = quote.sellers
  const isFetched = quote.sellers.length === 1 && only !== undefined && only.isFetched
  return (
    <Card as="section" padded aria-label={quote.sellers.length > 1 ? 'Untuk semua pesanan' : 'Untuk pesanan ini'}>
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]">
        <DeliveryAddress
          companyId={companyId}
          chosenId={draft.addressId ?? quote.addressId}
          error={trouble?.field === 'addressId' ? trouble.sentence : null}
          onChoose={onAddress}
        />
        <WishFields
          name="common"
          wishes={draft.common}
          isFetched={isFetched}
          dayHint={deliveryDays.length === 1 && deliveryDays[0]}
          faults={{
            poNumber: marked('poNumber'),
            requestedDay: (dayLeft && [...new Set(faults)].join(' ')) || marked('requestedDay'),
          }}
          isOff={(day) => withoutOwnDay.every((seller) => !deliversOn(seller, day))}
          onChange={(part) => {
            if (part.requestedDay !== undefined) setDayLeft(false)
            onChange(part)
          }}
          onDayLeft={() => setDayLeft(true)}
        />
      </div>
    </Card>
  )
}
