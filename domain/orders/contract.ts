import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { idText, ownUser, requestKey, totalAmount } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire } from '../wire.ts'
import {
  oneOrder,
  orderDetail,
  orderList,
  orderListAnswer,
  poNumber,
  reason,
  requestedDay,
  salesSummary,
} from './shapes.ts'
import { acceptedLater, expectedLines } from './shapes-lines.ts'
import { placed, quote, reordered, selection } from './shapes-quote.ts'

export const orderCalls = {
  quote: defineCall({
    path: 'checkout/rincian',
    summary: 'What the ticked lines cost now, by seller, with shipping and tax',
    access: 'buyer',
    permission: 'order.place',
    body: z.object({
      ...selection,
      /** Instead of the chosen vouchers those that take most off: of each shop one, and one of the company's. */
      bestVouchers: wire('voucher_terbaik', z.boolean().optional()),
    }),
    answer: answers(quote),
  }),
  place: defineCall({
    path: 'checkout/buat',
    summary: 'Place one order a seller; the same key gives the same orders',
    access: 'buyer',
    permission: 'order.place',
    body: z.object({
      ...selection,
      addressId: wire('alamat_id', idText),
      userId: wire('user_id', ownUser),
      key: wire('kunci', requestKey),
      /** Payment type and note for each seller, the buyer's PO number, and the requested day. */
      sellers: wire(
        'seller',
        z
          .array(
            z.object({
              sellerId: wire('seller_id', idText),
              paymentType: wire('tipe_pembayaran', z.string().min(1).max(20)),
              note: wire(
                'catatan',
                z
                  .string()
                  .trim()
                  .max(LONGEST.orderNote, { error: `Catatan paling panjang ${LONGEST.orderNote} karakter.` })
                  .nullish(),
              ),
              poNumber: wire('no_po', poNumber),
              requestedDay: wire('tanggal_kirim_diminta', requestedDay),
              /**
               * The wait that the buyer accepts [SHOP-6]: at most so much of a line, in at most so many working days.
               */
              accepted: wire('pesan_dulu', acceptedLater),
            }),
          )
          .min(1)
          .max(50)
          .refine((choices) => new Set(choices.map((choice) => choice.sellerId)).size === choices.length, {
            error: 'Setiap seller hanya boleh disebut sekali.',
          }),
      ),
      /** The total shown on the page; if it differs now, a confirmation is needed [ORDER-3]. */
      total: totalAmount,
      /** The lines shown on the page; absent: its total alone is compared. */
      expected: wire('dilihat', expectedLines),
    }),
    answer: answers(placed),
  }),
  placed: defineCall({
    path: 'checkout/hasil',
    summary: 'What was ordered with a key, for a request that was not answered; nothing if it placed no orders',
    access: 'buyer',
    permission: 'order.place',
    body: z.object({ key: wire('kunci', requestKey) }),
    answer: answers(placed),
  }),
  list: defineCall({
    path: 'transaksi/daftar',
    summary: "The buyer company's orders",
    access: 'buyer',
    permission: 'order.read',
    body: orderList,
    answer: orderListAnswer,
  }),
  detail: defineCall({
    path: 'transaksi/detail',
    summary: 'One order of the buyer company',
    access: 'buyer',
    permission: 'order.read',
    body: z.object({ id: wire('transaksi_id', idText) }),
    answer: answers(orderDetail),
  }),
  approve: defineCall({
    path: 'transaksi/setujui',
    summary: "Approve a colleague's order: the seller is told of it",
    access: 'buyer',
    permission: 'order.approve',
    body: z.object(oneOrder),
    answer: answers(orderDetail),
  }),
  refuse: defineCall({
    path: 'transaksi/tolak',
    summary: "Refuse a colleague's order with a reason; the stock returns",
    access: 'buyer',
    permission: 'order.approve',
    body: z.object({ ...oneOrder, reason: wire('alasan', reason) }),
    answer: answers(orderDetail),
  }),
  cancel: defineCall({
    path: 'transaksi/batal',
    summary: 'The buyer cancels while the seller has not confirmed',
    access: 'buyer',
    permission: 'order.cancel',
    body: z.object({ ...oneOrder, reason: wire('alasan', reason) }),
    answer: answers(orderDetail),
  }),
  reorder: defineCall({
    path: 'transaksi/pesan-lagi',
    summary: 'Put what an order held into the cart again',
    access: 'buyer',
    permission: 'cart.change',
    body: z.object({ id: wire('transaksi_id', idText) }),
    answer: answers(reordered),
  }),
  sales: defineCall({
    path: 'pusat-seller/pesanan/daftar',
    summary: "The seller's orders",
    access: 'seller',
    permission: 'sales.read',
    body: orderList,
    answer: orderListAnswer,
  }),
  sale: defineCall({
    path: 'pusat-seller/pesanan/detail',
    summary: 'One order of the seller',
    access: 'seller',
    permission: 'sales.read',
    body: z.object({ id: wire('transaksi_id', idText) }),
    answer: answers(orderDetail),
  }),
  confirmSale: defineCall({
    path: 'pusat-seller/pesanan/konfirmasi',
    summary: 'The seller accepts an order',
    access: 'seller',
    permission: 'sales.confirm',
    body: z.object(oneOrder),
    answer: answers(orderDetail),
  }),
  cancelSale: defineCall({
    path: 'pusat-seller/pesanan/batal',
    summary: 'The seller cancels with a reason; the stock returns',
    access: 'seller',
    permission: 'sales.cancel',
    body: z.object({ ...oneOrder, reason: wire('alasan', reason) }),
    answer: answers(orderDetail),
  }),
  salesSummary: defineCall({
    path: 'pusat-seller/ringkasan',
    summary: 'What the seller sees first: orders by state, products on sale and sold out, customers',
    access: 'seller',
    permission: 'sales.read',
    body: z.object({}),
    answer: answers(salesSummary),
  }),
}
