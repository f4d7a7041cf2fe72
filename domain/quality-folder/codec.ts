import { productDocumentKind } from '../catalogue/document-kind.ts'
import { type EnglishOf, list, nullable, record } from '../codec.ts'
import type {
  WireFolder,
  WireFolderCounts,
  WireFolderDocument,
  WireFolderOrder,
  WireFolderShipment,
} from './contract.ts'
import { folderState } from './state.ts'

const shipment = record<WireFolderShipment>()({
  id: 'kiriman_id',
  part: 'ke',
  sentAt: 'dikirim',
  note: [
    'surat_jalan',
    nullable(record<NonNullable<WireFolderShipment['surat_jalan']>>()({ id: 'dokumen_id', number: 'nomor' })),
  ],
})

const document = record<WireFolderDocument>()({
  id: 'dokumen_id',
  kind: ['jenis', productDocumentKind],
  language: 'bahasa',
  state: ['status', folderState],
  validUntil: 'berlaku_sampai',
  replacedAt: 'diganti',
  fileKind: 'tipe',
  size: 'ukuran',
  address: 'alamat',
  productId: 'produk_id',
  code: 'produk_id_url',
  name: 'produk_nama',
  onSale: 'dijual',
  sellerName: 'seller_nama',
  sellerUsername: 'seller_username',
  lot: 'lot',
  order: ['pesanan', record<WireFolderOrder>()({ id: 'transaksi_id', number: 'nomor', placedAt: 'dipesan' })],
  orderCount: 'jumlah_pesanan',
  shipment: ['kiriman', nullable(shipment)],
})
export type FolderDocument = EnglishOf<typeof document>

/** Part of a company's folder, and what all of it holds. */
export const folderPage = record<WireFolder>()({
  documents: ['dokumen', list(document)],
  next: 'berikutnya',
  counts: [
    'jumlah',
    record<WireFolderCounts>()({ valid: 'berlaku', ending: 'segera', ended: 'berakhir', replaced: 'diganti' }),
  ],
  sellers: ['seller', list(record<WireFolder['seller'][number]>()({ id: 'seller_id', name: 'seller_nama' }))],
  orderNumber: 'pesanan',
})
export type FolderPage = EnglishOf<typeof folderPage>
