import { allowed, type EnglishOf, list, nullable, record, visibleAmount, words } from '../codec.ts'
import type { WireShipment, WireShippedLine, WireShippedLot } from './shapes-shipments.ts'

export const shipmentState = words({ sent: 'dikirim', received: 'diterima', undone: 'dibatalkan' })

const lot = record<WireShippedLot>()({ number: 'nomor', expiresOn: 'kedaluwarsa', units: 'jumlah' })

const line = record<WireShippedLine>()({
  position: 'posisi',
  name: 'produk_nama',
  packLabel: 'produk_kemasan',
  unit: 'produk_satuan',
  units: 'jumlah',
  received: 'diterima',
  lots: ['lot', list(lot)],
})

/** A shipment as the order's page shows it. */
export const shipment = record<WireShipment>()({
  id: 'kiriman_id',
  part: 'ke',
  isReplacement: 'pengganti',
  state: ['status', shipmentState],
  stateLabel: 'status_nama',
  version: 'versi',
  carrier: 'kurir',
  trackingNumber: 'resi',
  sentAt: 'dikirim',
  receivedAt: 'diterima',
  shortageReason: 'alasan_selisih',
  undoneAt: 'dibatalkan',
  undoneReason: 'alasan_batal',
  deliveryNote: [
    'surat_jalan',
    nullable(record<NonNullable<WireShipment['surat_jalan']>>()({ id: 'dokumen_id', number: 'nomor' })),
  ],
  total: ['total', visibleAmount],
  lines: ['baris', list(line)],
  can: ['can', record<WireShipment['can']>()({ receive: ['terima', allowed], undo: ['batalkan', allowed] })],
})
export type Shipment = EnglishOf<typeof shipment>
