import { counts } from '#domain/codec.ts'
import { orderState, type WireOrderState } from '#domain/orders/codec.ts'
import type { OrderSummary } from '#domain/orders/shapes.ts'
import { type OrderState, orderStates, stateLabel } from '#domain/orders/state.ts'
import { paymentTypeLabel } from '#domain/subscriptions/payment-type.ts'
import { type ProductToOrder, pictureUrl } from '#server/areas/catalogue/public.ts'
import type { OrderPage } from './list-orders.ts'
import type { Placed } from './place-orders.ts'
import type { OrderRow } from './queries-reading.ts'
import type { SalesSummary } from './summarize-sales.ts'

type Products = ReadonlyMap<number, ProductToOrder>

/** An order as lists show it. */
export function summaryView(order: OrderRow, products: Products): OrderSummary {
  return {
    transaksi_id: order.id,
    nomor: order.number,
    status: orderState.encode(order.state),
    status_nama: stateLabel(order.state),
    mitra_nama: order.partnerName,
    mitra_username: order.partnerUsername,
    tanggal: order.placedAt.toISOString(),
    jumlah_produk: order.lineCount,
    produk_pertama: order.firstProductName,
    foto_pertama: pictureOf(order.firstProductId, products),
    total: order.total,
    tipe_pembayaran: paymentTypeLabel(order.paymentType),
    pemesan: order.placerName,
  }
}

/** checkout/buat. */
export function placedView({ orders, waited }: Placed) {
  return {
    transaksi: orders.map(({ id, number, total }) => ({ transaksi_id: id, nomor: number, total })),
    menunggu_persetujuan: waited,
  }
}

/** transaksi/daftar and pusat-seller/pesanan/daftar. */
export function pageView({ orders, products, matching, counts: found }: OrderPage, page: number, perPage: number) {
  return {
    transaksi: orders.map((order) => summaryView(order, products)),
    total: matching,
    halaman: page,
    per_halaman: perPage,
    jumlah: countsView(found),
  }
}

/** pusat-seller/ringkasan. */
export function salesView({ counts: found, thisMonth, products, customers }: SalesSummary) {
  return {
    jumlah: countsView(found),
    nilai_bulan_ini: thisMonth.total,
    pesanan_bulan_ini: thisMonth.orders,
    produk_aktif: products.offered,
    produk_habis: products.soldOut,
    pelanggan_aktif: customers,
  }
}

/** The picture of a product as it is now. */
export function pictureOf(productId: number, products: Products): string {
  return pictureUrl(productId, products.get(productId)?.pictureVersion ?? 1)
}

function countsView(found: readonly { state: OrderState; all: number }[]): Record<WireOrderState, number> {
  const none = Object.fromEntries(orderStates.map((state) => [state, 0])) as Record<OrderState, number> // every state is a key
  return counts(orderState).encode({ ...none, ...Object.fromEntries(found.map(({ state, all }) => [state, all])) })
}
