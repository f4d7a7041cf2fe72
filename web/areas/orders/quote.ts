import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import type { CheckoutQuote, QuotedSeller } from '#domain/orders/shapes.ts'
import { callApi } from '#web/lib/api.ts'

/** What the ticked lines cost now, by seller. */
export type Quote = CheckoutQuote

interface Selection {
  companyId: string
  cartIds: readonly string[]
  /** Null: the company's own choice. */
  addressId: string | null
  voucherId: string | null
}

/** Asks for the quote; it changes only when the buyer changes something or is told so [ORDER-3]. */
export function quoteOf({ companyId, cartIds, addressId, voucherId }: Selection) {
  return queryOptions({
    queryKey: ['checkout', companyId, addressId, voucherId, cartIds],
    queryFn: async (): Promise<Quote> => {
      const body = { company_id: companyId, cart_id: [...cartIds], alamat_id: addressId, voucher_id: voucherId }
      return (await callApi('checkout/rincian', body)).data
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** The type that was chosen, or the first that can be paid by: credit may not suffice any more; '' where none can. */
export function paymentOf({ tipe_pembayaran }: QuotedSeller, chosen: string | undefined): string {
  const free = tipe_pembayaran.filter(({ halangan }) => halangan === null)
  return (free.find(({ kode }) => kode === chosen) ?? free[0])?.kode ?? ''
}

export interface Change {
  what: string
  before: string
  after: string
}

/** What differs between the quote that was shown and the one that holds now, as words and amounts [ORDER-3]. */
export function changesBetween(shown: Quote, now: Quote): Change[] {
  const voucher = changed('Potongan voucher', shown.voucher_potongan, now.voucher_potongan, formatRupiah)
  return [...now.seller.flatMap((seller) => sellerChanges(shown, seller)), ...voucher]
}

function sellerChanges(shown: Quote, seller: QuotedSeller): Change[] {
  const before = shown.seller.find((it) => it.seller_id === seller.seller_id)
  if (!before) return []
  return [
    ...seller.produk.flatMap((line) => lineChanges(before, line)),
    ...changed(`Ongkos kirim ${seller.seller_nama}`, before.rincian.ongkir, seller.rincian.ongkir, formatRupiah),
    ...changed(`PPN ${seller.seller_nama}`, before.rincian.ppn, seller.rincian.ppn, formatRupiah),
  ]
}

function lineChanges(before: QuotedSeller, line: QuotedSeller['produk'][number]): Change[] {
  const old = before.produk.find((it) => it.cart_id === line.cart_id)
  if (!old) return []
  const units = (quantity: string) => `${formatQuantity(quantity)} ${line.produk_satuan}`
  return [
    ...changed(`Harga ${line.produk_nama}`, old.harga_satuan, line.harga_satuan, formatRupiah),
    ...changed(`Jumlah ${line.produk_nama}`, old.jumlah_satuan, line.jumlah_satuan, units),
  ]
}

function changed(what: string, before: string, after: string, write: (value: string) => string): Change[] {
  return before === after ? [] : [{ what, before: write(before), after: write(after) }]
}
