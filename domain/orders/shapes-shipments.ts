import { z } from 'zod'
import { instant } from '../fields.ts'
import { wire, wireWords } from '../wire.ts'
import { allowed, visibleAmount } from '../wire-fields.ts'

const lot = z.object({
  number: wire('nomor', z.string()),
  /** Its last day in Asia/Jakarta; null where it has none. */
  expiresOn: wire('kedaluwarsa', z.iso.date().nullable()),
  units: wire('jumlah', z.string()),
})

const shippedLine = z.object({
  position: wire('posisi', z.number().int()),
  name: wire('produk_nama', z.string()),
  packLabel: wire('produk_kemasan', z.string()),
  unit: wire('produk_satuan', z.string()),
  units: wire('jumlah', z.string()),
  /** The received units; null until it is received. */
  received: wire('diterima', z.string().nullable()),
  /** The lots it came from; what is missing came from no lot. */
  lots: wire('lot', z.array(lot)),
})

/** A shipment of an order [SHIP-1]. */
export const shipment = z.object({
  id: wire('kiriman_id', z.string()),
  /** Its place among those of the order, from 1. */
  sequence: wire('ke', z.number().int()),
  /** It came in place of goods that were claimed; it is not invoiced. */
  isReplacement: wire('pengganti', z.boolean()),
  state: wire('status', wireWords({ sent: 'dikirim', received: 'diterima', undone: 'dibatalkan' })),
  stateLabel: wire('status_nama', z.string()),
  version: wire('versi', z.number().int()),
  /** Null of goods that are fetched. */
  carrier: wire('kurir', z.string().nullable()),
  trackingNumber: wire('resi', z.string().nullable()),
  sentAt: wire('dikirim', instant),
  receivedAt: wire('diterima', instant.nullable()),
  /** Why less was received than sent. */
  shortageReason: wire('alasan_selisih', z.string().nullable()),
  /** When and why its seller has undone it; null: it stands. */
  undoneAt: wire('dibatalkan', instant.nullable()),
  undoneReason: wire('alasan_batal', z.string().nullable()),
  /** Null where none was issued, as before there were any. */
  deliveryNote: wire(
    'surat_jalan',
    z.object({ id: wire('dokumen_id', z.string()), number: wire('nomor', z.string()) }).nullable(),
  ),
  /** Its part of the total of the order. */
  total: visibleAmount,
  lines: wire('baris', z.array(shippedLine)),
  can: z.object({ receive: wire('terima', allowed), undo: wire('batalkan', allowed) }),
})
/** A shipment as the order's page shows it. */
export type Shipment = z.infer<typeof shipment>
