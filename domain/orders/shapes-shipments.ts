import { z } from 'zod'
import { allowed, instant } from '../fields.ts'
import { shipmentState } from './codec-shipments.ts'

const lot = z.object({
  nomor: z.string(),
  /** Its last day in Asia/Jakarta; null where it has none. */
  kedaluwarsa: z.iso.date().nullable(),
  jumlah: z.string(),
})
export type WireShippedLot = z.infer<typeof lot>

const shippedLine = z.object({
  posisi: z.number().int(),
  produk_nama: z.string(),
  produk_kemasan: z.string(),
  produk_satuan: z.string(),
  jumlah: z.string(),
  /** What arrived of it; null until it is received. */
  diterima: z.string().nullable(),
  /** The lots it came from; what is missing came from no lot. */
  lot: z.array(lot),
})
export type WireShippedLine = z.infer<typeof shippedLine>

/** A shipment of an order [SHIP-1]. */
export const shipment = z.object({
  kiriman_id: z.string(),
  /** Its place among those of the order, from 1. */
  ke: z.number().int(),
  /** It came in place of goods that were claimed; it is not invoiced. */
  pengganti: z.boolean(),
  status: z.enum(shipmentState.names),
  status_nama: z.string(),
  versi: z.number().int(),
  /** Null of goods that are fetched. */
  kurir: z.string().nullable(),
  resi: z.string().nullable(),
  dikirim: instant,
  diterima: instant.nullable(),
  /** Why less was received than sent. */
  alasan_selisih: z.string().nullable(),
  /** When and why its seller has undone it; null: it stands. */
  dibatalkan: instant.nullable(),
  alasan_batal: z.string().nullable(),
  /** Null where none was issued, as before there were any. */
  surat_jalan: z.object({ dokumen_id: z.string(), nomor: z.string() }).nullable(),
  /** Its part of the total of the order. */
  total: z.string(),
  baris: z.array(shippedLine),
  can: z.object({ terima: allowed, batalkan: allowed }),
})
export type WireShipment = z.infer<typeof shipment>
