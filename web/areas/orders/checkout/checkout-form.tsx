import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Quote, QuotedSeller } from '#domain/orders/shapes-quote.ts'
import { creditDays } from '#domain/subscriptions/payment-type.ts'
import { HelpLink } from '#web/areas/content/public.ts'
import { RewardsHere } from '#web/areas/loyalty/public.ts'
import { ApiError } from '#web/lib/api/api.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { focusFirstWrong } from '#web/ui/form/focus-wrong.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import type { CheckoutDraft, ChosenVouchers } from './checkout-draft.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { CheckoutToCome } from './checkout-to-come.tsx'
import { ForAllOrders } from './for-all-orders.tsx'
import { PriceChangeDialog } from './price-change-dialog.tsx'
import { quoteQuery } from './quote.ts'
import { QuotedOrder } from './quoted-order.tsx'
import { choiceOf } from './seller-choice.ts'
import { useCheckoutDraft } from './use-checkout-draft.ts'
import { type Placing, usePlaceOrders } from './use-place-orders.ts'
import { VoucherChoice } from './voucher-choice.tsx'
import { redeemedHere } from './voucher-words.ts'

interface Props {
  companyId: string
  userId: string
  cartIds: string[]
}

/** What holds for all orders, an order a seller with its amounts, and one button [ORDER-1, UX-6]. */
export function CheckoutForm({ companyId, userId, cartIds }: Props) {
  const { draft, change, choose } = useCheckoutDraft({ companyId, userId })
  const { addressId, vouchers, choices, common } = draft
  const quoting = useQuery(quoteQuery({ companyId, cartIds, addressId, vouchers, fetched: fetchedOf(choices) }))
  const quote = quoting.data
  const placing = usePlaceOrders({ companyId, userId, quote, askAgain: quoting.refetch })
  const trouble = quote ? whereEntered(placing.trouble, quote, choices) : null
  const wrongField = trouble?.field
  const fields = useRef<HTMLDivElement>(null)
  // the refusal comes long after the press
  useEffect(() => {
    if (placing.trouble) focusFirstWrong(fields.current, (name) => name === wrongField)
  }, [placing.trouble, wrongField])

  if (!quote && quoting.isPending) return <CheckoutToCome />
  if (!quote)
    return <NoQuote error={quoting.error} working={quoting.isFetching} onRetry={() => void quoting.refetch()} />

  // at first what was pressed, then what the quote applies
  const applied = quoting.isFetching && vouchers ? vouchers : vouchersOf(quote)
  const pressShopVoucher = (seller: QuotedSeller, id: string | null) => {
    const others = applied.shops.filter((one) => seller.vouchers.every((own) => own.id !== one))
    change({ vouchers: { ...applied, shops: id === null ? others : [...others, id] } })
  }
  const pressVoucher = (id: string | null) => change({ vouchers: { ...applied, own: id } })
  const place = (total: string) =>
    void placing.place({
      addressId: quote.addressId,
      voucherId: quote.voucherId,
      total,
      choices: quote.sellers.map((seller) => [seller.id, choiceOf(seller, draft)]),
    })
  const alone = quote.sellers.length === 1
  const hasCredit = quote.sellers.some((seller) => creditDays(choiceOf(seller, draft).payment) !== null)

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div ref={fields} className="grid min-w-0 gap-4">
        {quote.approval && <ApprovalNeeded reason={quote.approval} />}
        <ForAllOrders
          quote={quote}
          companyId={companyId}
          draft={draft}
          trouble={trouble}
          onChange={(part) => change({ common: { ...common, ...part } })}
          onAddress={(id) => change({ addressId: id })}
        />
        <Card as="section" aria-label="Pesanan per seller" className="min-w-0 divide-y divide-line">
          {quote.sellers.map((seller, index) => (
            <QuotedOrder
              key={seller.id}
              seller={seller}
              choice={choiceOf(seller, draft)}
              shopVoucherId={applied.shops.find((id) => seller.vouchers.some((own) => own.id === id)) ?? null}
              alone={alone}
              fieldPath={`sellers.${index}`}
              trouble={trouble}
              onChange={(part) => choose(seller.id, part)}
              onVoucher={(id) => pressShopVoucher(seller, id)}
            />
          ))}
          <p className="px-4 py-2 text-xs text-mute sm:px-5">
            {hasCredit && '* Bila barang dikirim hari ini.'}{' '}
            <HelpLink topic={hasCredit ? 'tempo' : 'pembayaran'} apart />
          </p>
        </Card>
        <VoucherChoice quote={quote} chosenId={applied.own} onChoose={pressVoucher} />
        <RewardsHere
          companyId={companyId}
          userId={userId}
          wordsFor={(reward) => redeemedHere(reward, quote).words}
          onRedeemed={(id, reward) => redeemedHere(reward, quote).isUsed && pressVoucher(id)}
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

/** A wish that is wrong for one seller is marked where it was entered: for all, or for this one. */
function whereEntered(
  trouble: Placing['trouble'],
  { sellers }: Quote,
  choices: CheckoutDraft['choices'],
): Placing['trouble'] {
  const [, index = '', wish = ''] = /^sellers\.(\d+)\.(poNumber|requestedDay|note)$/.exec(trouble?.field ?? '') ?? []
  const own = choices[sellers[Number(index)]?.id ?? '']
  return trouble && wish !== '' && !(own && wish in own) ? { ...trouble, field: `common.${wish}` } : trouble
}

function vouchersOf({ voucherId, sellers }: Quote): ChosenVouchers {
  return { own: voucherId, shops: sellers.flatMap((seller) => seller.voucherId ?? []) }
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
      {reason} Stok langsung dicadangkan, dan seller menerima pesanan setelah rekan yang berwenang menyetujuinya.{' '}
      <HelpLink topic="persetujuan" apart />
    </Notice>
  )
}
