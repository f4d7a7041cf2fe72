import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { HelpLink } from '#web/areas/content/public.ts'
import { RewardsHere } from '#web/areas/loyalty/public.ts'
import { ApiError } from '#web/lib/api/api.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { focusFirstWrong } from '#web/ui/form/focus-wrong.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import type { CheckoutDraft } from './checkout-draft.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { CheckoutToCome } from './checkout-to-come.tsx'
import { DeliveryAddress } from './delivery-address.tsx'
import { PriceChangeDialog } from './price-change-dialog.tsx'
import { paymentOf, quoteQuery } from './quote.ts'
import { QuotedSellerCard, type SellerChoice } from './quoted-seller-card.tsx'
import { useCheckoutDraft } from './use-checkout-draft.ts'
import { usePlaceOrders } from './use-place-orders.ts'
import { VoucherChoice } from './voucher-choice.tsx'
import { redeemedHere } from './voucher-words.ts'

interface Props {
  companyId: string
  userId: string
  cartIds: string[]
}

/** Address, payment and note for each seller, all amounts, and one button [ORDER-1]. */
export function CheckoutForm({ companyId, userId, cartIds }: Props) {
  const { draft, change, choose } = useCheckoutDraft({ companyId, userId })
  const { addressId, voucherId, choices } = draft
  const quoting = useQuery(
    quoteQuery({
      ...{ companyId, cartIds, addressId, voucherId },
      fetched: fetchedOf(choices),
      shopVouchers: shopVouchersOf(choices),
    }),
  )
  const quote = quoting.data
  const placing = usePlaceOrders({ companyId, userId, quote, askAgain: quoting.refetch })
  const { trouble } = placing
  const fields = useRef<HTMLDivElement>(null)
  // the refusal comes long after the press
  useEffect(() => {
    if (trouble) focusFirstWrong(fields.current, (name) => name === trouble.field)
  }, [trouble])

  if (!quote && quoting.isPending) return <CheckoutToCome />
  if (!quote)
    return <NoQuote error={quoting.error} working={quoting.isFetching} onRetry={() => void quoting.refetch()} />

  const choiceOf = (seller: (typeof quote.sellers)[number]): SellerChoice => ({
    payment: paymentOf(seller, choices[seller.id]?.payment),
    note: choices[seller.id]?.note ?? '',
    poNumber: choices[seller.id]?.poNumber ?? '',
    requestedDay: choices[seller.id]?.requestedDay ?? '',
    isFetched: choices[seller.id]?.isFetched ?? false,
    // at first what was pressed, then what the quote applies
    shopVoucherId: quoting.isFetching ? (choices[seller.id]?.shopVoucherId ?? null) : seller.voucherId,
    accepted: choices[seller.id]?.accepted ?? '',
  })
  const place = (total: string) =>
    void placing.place({
      addressId: quote.addressId,
      voucherId: quote.voucherId,
      total,
      choices: quote.sellers.map((it) => [it.id, choiceOf(it)]),
    })

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div ref={fields} className="grid min-w-0 gap-4">
        {quote.approval && <ApprovalNeeded reason={quote.approval} />}
        <DeliveryAddress
          companyId={companyId}
          chosenId={addressId ?? quote.addressId}
          error={trouble?.field === 'addressId' ? trouble.sentence : null}
          onChoose={(id) => change({ addressId: id })}
        />
        {quote.sellers.map((seller, index) => (
          <QuotedSellerCard
            key={seller.id}
            seller={seller}
            choice={choiceOf(seller)}
            alone={quote.sellers.length === 1}
            fieldPath={`sellers.${index}`}
            trouble={trouble}
            onChange={(part) => choose(seller.id, part)}
          />
        ))}
        <VoucherChoice
          quote={quote}
          // at first what was pressed, then what the quote applies
          chosenId={quoting.isFetching ? voucherId : quote.voucherId}
          onChoose={(id) => change({ voucherId: id })}
        />
        <RewardsHere
          companyId={companyId}
          userId={userId}
          wordsFor={(reward) => redeemedHere(reward, quote).words}
          onRedeemed={(id, reward) => redeemedHere(reward, quote).isUsed && change({ voucherId: id })}
        />
      </div>
      <CheckoutSummary
        quote={quote}
        computing={quoting.isFetching}
        placing={placing}
        onPlace={() => place(quote.total)}
      />
      <PriceChangeDialog
        confirmation={placing.confirmation}
        working={placing.working}
        onAccept={place}
        onClose={placing.dismiss}
      />
    </div>
  )
}

/** The sellers whose goods the buyer picks up. */
function fetchedOf(choices: CheckoutDraft['choices']): string[] {
  return Object.entries(choices).flatMap(([sellerId, { isFetched }]) => (isFetched ? [sellerId] : []))
}

/** The vouchers of shops that were pressed. */
function shopVouchersOf(choices: CheckoutDraft['choices']): string[] {
  return Object.values(choices).flatMap(({ shopVoucherId }) => shopVoucherId ?? [])
}

function NoQuote({ error, working, onRetry }: { error: Error | null; working: boolean; onRetry: () => void }) {
  if (!(error instanceof ApiError) || error.isNetworkFailure || error.status >= 500) {
    return (
      <Card>
        <ErrorState title="Rincian belum dapat dihitung" onRetry={onRetry} working={working} />
      </Card>
    )
  }
  return (
    <Card>
      <EmptyState
        icon="cart"
        title="Keranjang Anda sudah berubah"
        text={error.message}
        action={
          <Link to="/keranjang" className={buttonClass()}>
            Periksa keranjang
          </Link>
        }
      />
    </Card>
  )
}

/** Says before submitting that the orders will wait for a colleague, and why [ROLE-10]. */
function ApprovalNeeded({ reason }: { reason: string }) {
  return (
    <Notice tone="attention" title="Pesanan ini memerlukan persetujuan">
      {reason} Stok langsung dipesankan, dan seller menerima pesanan setelah rekan yang berwenang menyetujuinya.{' '}
      <HelpLink topic="persetujuan" apart />
    </Notice>
  )
}
