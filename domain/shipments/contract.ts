import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { nameText } from '../companies/fields.ts'
import { idOrNull, idText, units, version, wholeNumber } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { orderDetail, reason } from '../orders/shapes.ts'
import { wire } from '../wire.ts'

const oneOrder = { orderId: wire('transaksi_id', idText), version: wire('versi', version) }
const position = wholeNumber('Baris tidak dikenal.', { least: 1, most: 32_767 })

/** The lines to send; absent: all that is left. A line may occur several times, once a lot. */
const sentLines = z
  .array(
    z.object({
      position: wire('posisi', position),
      units: wire('jumlah', units),
      /** The number of a lot; left out: the lots that expire first. */
      lot: z
        .string()
        .trim()
        .max(LONGEST.lotNumber, { error: `Nomor lot paling panjang ${LONGEST.lotNumber} karakter.` })
        .nullish(),
    }),
    { error: 'Baris kiriman tidak sesuai.' },
  )
  .max(MOST.shipmentRows, { error: `Paling banyak ${MOST.shipmentRows} baris dalam satu kiriman.` })
  .nullish()

const countedLines = z
  .array(z.object({ position: wire('posisi', position), units: wire('jumlah', units) }), {
    error: 'Baris kiriman tidak sesuai.',
  })
  .max(MOST.cartLines)
  .refine((lines) => new Set(lines.map((line) => line.position)).size === lines.length, {
    error: 'Setiap baris hanya boleh disebut sekali.',
  })
  .nullish()

const sent = orderDetail.extend({ shipmentId: wire('kiriman_id', z.string()) })

const lot = z.object({
  number: wire('nomor', z.string()),
  expiresOn: wire('kedaluwarsa', z.iso.date().nullable()),
  /** Its last day is within those in which stocks warn of it. */
  endsSoon: wire('segera', z.boolean()),
  units: wire('jumlah', z.string()),
})

const lineToShip = z.object({
  position: wire('posisi', z.number().int()),
  name: wire('produk_nama', z.string()),
  packLabel: wire('produk_kemasan', z.string()),
  unit: wire('produk_satuan', z.string()),
  /** Units in one pack; null where that is not known any more. */
  packWeight: wire('produk_berat', z.string().nullable()),
  /** The units not shipped yet. */
  left: wire('sisa', z.string()),
  /** Sellable stock on hand, including what orders have reserved. */
  onHand: wire('tersedia', z.string()),
  /** The lots it may come from, the first to expire first; what is there beyond them is in no lot. */
  lots: wire('lot', z.array(lot)),
})

const toShip = z.object({
  orderId: wire('transaksi_id', z.string()),
  version: wire('versi', z.number().int()),
  lines: wire('baris', z.array(lineToShip)),
})
export type ToShip = z.infer<typeof toShip>

/** The buyer's waiting request to cancel was read, and the goods go out all the same. */
const shipsAnyway = z.boolean().nullish()

const undone = {
  shipmentId: wire('kiriman_id', idText),
  version: wire('versi', version),
  reason: wire('alasan', reason),
}

/** A shipment recorded by mistake that this one is recorded instead of; left out: none. */
const instead = z.object(undone).nullish()

/** The shipments of orders, each sent by the seller and received by the buyer [SHIP-1]. */
export const shipmentCalls = {
  prepare: defineCall({
    path: 'pusat-seller/pesanan/kirim/isian',
    summary: 'What is left to ship of an order, what is there of it, and the lots it may come from',
    access: 'seller',
    permission: 'sales.ship',
    body: z.object({
      orderId: wire('transaksi_id', idText),
      /** A shipment recorded by mistake, whose goods count as not shipped. */
      shipmentId: wire('kiriman_id', idOrNull.optional()),
    }),
    answer: answers(toShip),
  }),
  send: defineCall({
    path: 'pusat-seller/pesanan/kirim',
    summary:
      'The seller has handed goods of an order to a carrier, all or a part; not of an order that its buyer fetches',
    access: 'seller',
    permission: 'sales.ship',
    body: z.object({
      ...oneOrder,
      carrier: wire('kurir', nameText('Kurir', LONGEST.carrier)),
      trackingNumber: wire(
        'resi',
        z
          .string()
          .trim()
          .max(LONGEST.trackingNumber, { error: `Nomor resi paling panjang ${LONGEST.trackingNumber} karakter.` })
          .nullish(),
      ),
      lines: wire('baris', sentLines),
      shipsAnyway: wire('tetap_kirim', shipsAnyway),
      instead: wire('menggantikan', instead),
    }),
    answer: answers(sent),
  }),
  ready: defineCall({
    path: 'pusat-seller/pesanan/siap-diambil',
    summary: 'Goods of an order that its buyer fetches, all or a part, stand ready where it was told',
    access: 'seller',
    permission: 'sales.ship',
    body: z.object({
      ...oneOrder,
      lines: wire('baris', sentLines),
      shipsAnyway: wire('tetap_kirim', shipsAnyway),
      instead: wire('menggantikan', instead),
    }),
    answer: answers(sent),
  }),
  undo: defineCall({
    path: 'pusat-seller/pesanan/kirim/batal',
    summary:
      'The seller undoes a shipment that was recorded by mistake, until its receipt is confirmed; stock, invoice and papers follow',
    access: 'seller',
    permission: 'sales.ship',
    body: z.object(undone),
    answer: answers(orderDetail),
  }),
  receive: defineCall({
    path: 'kiriman/terima',
    summary: 'The buyer has received or fetched a shipment: all of it, or less with a reason',
    access: 'buyer',
    permission: 'order.receive',
    body: z.object({
      shipmentId: wire('kiriman_id', idText),
      /** Of the shipment. */
      version: wire('versi', version),
      lines: wire('baris', countedLines),
      reason: wire('alasan', reason.or(z.literal('')).nullish()),
    }),
    answer: answers(orderDetail),
  }),
  receiveAll: defineCall({
    path: 'transaksi/terima',
    summary: 'The buyer has received or fetched all that is under way; the order is complete where nothing is left',
    access: 'buyer',
    permission: 'order.receive',
    body: z.object(oneOrder),
    answer: answers(orderDetail),
  }),
  deliver: defineCall({
    path: 'pusat-seller/pesanan/selesai',
    summary: 'The seller records that all that is under way was delivered or fetched',
    access: 'seller',
    permission: 'sales.confirm',
    body: z.object(oneOrder),
    answer: answers(orderDetail),
  }),
  reduced: defineCall({
    path: 'pusat-seller/pesanan/batal-sisa/hitung',
    summary: 'What an order would come to once what is not shipped of these lines is cancelled; changes nothing',
    access: 'seller',
    permission: 'sales.cancel',
    body: z.object({ orderId: wire('transaksi_id', idText), lines: wire('baris', countedLines) }),
    answer: answers(z.object({ total: z.string() })),
  }),
  reduce: defineCall({
    path: 'pusat-seller/pesanan/batal-sisa',
    summary: 'The seller cancels what is not shipped of an order, all or a part; amounts, stock and credit follow',
    access: 'seller',
    permission: 'sales.cancel',
    body: z.object({ ...oneOrder, lines: wire('baris', countedLines), reason: wire('alasan', reason) }),
    answer: answers(orderDetail),
  }),
}
