import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import type { QuotedSeller } from '#domain/orders/contract.ts'
import { callApi } from '#web/lib/api.ts'

/** What the ticked lines cost now, by seller. */
export interface Quote {
  seller: QuotedSeller[]
  alamat_id: string | null
  total: string
}

interface Selection {
  companyId: string
  cartIds: readonly string[]
  /** Null: the company's own choice. */
  addressId: string | null
}

/** Asks for the quote; it changes only when the buyer changes something or is told so [ORDER-3]. */
export function quoteOf({ companyId, cartIds, addressId }: Selection) {
  return queryOptions({
    queryKey: ['checkout', companyId, addressId, cartIds],
    queryFn: async (): Promise<Quote> => {
      const selection = { company_id: companyId, cart_id: [...cartIds], alamat_id: addressId }
      return (await callApi('checkout/rincian', selection)).data
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

export interface Change {
  what: string
  before: string
  after: string
}

/** What differs between the quote that was shown and the one that holds now, as words and amounts [ORDER-3]. */
export function changesBetween(shown: Quote, now: Quote): Change[] {
  return now.seller.flatMap((seller) => {
    const before = shown.seller.find((it) => it.seller_id === seller.seller_id)
    if (!before) return []
    return [
      ...seller.produk.flatMap((line) => lineChanges(before, line)),
      ...changed(`Ongkos kirim ${seller.seller_nama}`, before.rincian.ongkir, seller.rincian.ongkir, formatRupiah),
      ...changed(`PPN ${seller.seller_nama}`, before.rincian.ppn, seller.rincian.ppn, formatRupiah),
    ]
  })
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
