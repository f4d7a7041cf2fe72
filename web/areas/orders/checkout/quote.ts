import { keepPreviousData } from '@tanstack/react-query'
import { type Change, changed } from '#domain/catalogue/goods.ts'
import { formatRupiah } from '#domain/format.ts'
import { lineChanges } from '#domain/orders/line-changes.ts'
import type { Quote, QuotedSeller } from '#domain/orders/shapes-quote.ts'
import { query } from '#web/lib/api/query.ts'
import type { ChosenVouchers } from './checkout-draft.ts'

interface Selection {
  companyId: string
  cartIds: readonly string[]
  /** Null: the company's default address. */
  addressId: string | null
  /** Null: those that take most off. */
  vouchers: ChosenVouchers | null
  /** The sellers whose goods the buyer picks up. */
  fetched: readonly string[]
}

/** The quote; it changes only when the buyer changes something or is notified [ORDER-3]. */
export function quoteQuery({ companyId, cartIds, addressId, vouchers, fetched }: Selection) {
  const body = {
    companyId,
    lineIds: [...cartIds],
    addressId,
    voucherId: vouchers?.own ?? null,
    ...(fetched.length > 0 && { pickups: [...fetched] }),
    ...(vouchers ? { shopVoucherIds: [...vouchers.shops] } : { bestVouchers: true }),
  }
  return {
    ...query({ call: 'checkout/rincian', body }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    // amounts that are shown stay; those that could not be fetched are requested again
    refetchOnReconnect: ({ state }: { state: { data: unknown } }) => state.data === undefined,
  }
}

/** A quote with the lines as they were expected first: a refetch changes none of them [ORDER-3]. */
export function withExpected(quote: Quote, expected: Quote): Quote {
  const lines = new Map(expected.sellers.flatMap((seller) => seller.lines.map((line) => [line.id, line])))
  return {
    ...quote,
    sellers: quote.sellers.map((one) => ({ ...one, lines: one.lines.map((line) => lines.get(line.id) ?? line) })),
  }
}

/** The differences between the quote shown and the current one, as words and amounts [ORDER-3]. */
export function changesBetween(shown: Quote, now: Quote): Change[] {
  const voucher = changed('Potongan voucher', shown.discount, now.discount, formatRupiah)
  return [...now.sellers.flatMap((seller) => sellerChanges(shown, seller)), ...voucher]
}

function sellerChanges(shown: Quote, seller: QuotedSeller): Change[] {
  const before = shown.sellers.find((it) => it.id === seller.id)
  if (!before) return []
  return [
    ...seller.lines.flatMap((line) => changesOf(before, line)),
    ...changed(`Potongan ${seller.name}`, before.amounts.sellerDiscount, seller.amounts.sellerDiscount, formatRupiah),
    ...changed(`Ongkos kirim ${seller.name}`, before.amounts.shipping, seller.amounts.shipping, formatRupiah),
    ...changed(`PPN ${seller.name}`, before.amounts.tax, seller.amounts.tax, formatRupiah),
  ]
}

function changesOf(before: QuotedSeller, line: QuotedSeller['lines'][number]): Change[] {
  const old = before.lines.find((it) => it.id === line.id)
  if (!old) return []
  return lineChanges(old, line).map((change) => ({ ...change, what: `${change.what} ${old.name}` }))
}
