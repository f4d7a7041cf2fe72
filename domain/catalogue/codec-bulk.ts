import { type EnglishOf, list, nullable, record, words } from '../codec.ts'
import type { BulkAct } from './bulk-act.ts'
import { productStatus } from './codec.ts'
import type { WireBulkAct, WireBulkOutcome, WireChoice, WireLastAct } from './contract-bulk.ts'
import type { ProductStatus } from './product-status.ts'

export const bulkKind = words({
  price: 'harga',
  withdraw: 'tarik',
  publish: 'terbitkan',
  shelve: 'masuk_etalase',
  unshelve: 'keluar_etalase',
  leadTime: 'melebihi_stok',
})

/** Which products: those that were ticked, or all that a filter shows. */
export type Choice =
  | { products: readonly { id: number; version: number }[] }
  | { filter: { status: ProductStatus | null; soldOut: boolean; keyword: string | null }; count: number }

/** An act as the wire says it. */
export function bulkActOf(wire: WireBulkAct): BulkAct {
  switch (wire.jenis) {
    case 'harga':
      return { kind: 'price', percent: wire.persen }
    case 'masuk_etalase':
      return { kind: 'shelve', showcase: wire.etalase }
    case 'keluar_etalase':
      return { kind: 'unshelve', showcase: wire.etalase }
    case 'melebihi_stok':
      return { kind: 'leadTime', days: wire.hari_tunggu }
    case 'tarik':
      return { kind: 'withdraw' }
    case 'terbitkan':
      return { kind: 'publish' }
  }
}

/** A choice as the wire says it. */
export function choiceOf(wire: WireChoice): Choice {
  if (wire.jenis === 'produk')
    return { products: wire.produk.map(({ produk_id, versi }) => ({ id: produk_id, version: versi })) }
  const status = wire.status ? productStatus.decode(wire.status) : null
  return { filter: { status, soldOut: wire.habis ?? false, keyword: wire.keyword || null }, count: wire.jumlah }
}

/** What became of an act on many products. */
export const bulkOutcome = record<WireBulkOutcome>()({
  actId: 'tindakan_id',
  changed: 'berubah',
  unchanged: 'tetap',
  refused: [
    'ditolak',
    list(record<WireBulkOutcome['ditolak'][number]>()({ productId: 'produk_id', name: 'nama', reason: 'alasan' })),
  ],
  ended: 'nego_berakhir',
})
export type BulkOutcome = EnglishOf<typeof bulkOutcome>

const lastAct = record<WireLastAct>()({
  id: 'tindakan_id',
  kind: ['jenis', bulkKind],
  /** The percent, the name of the showcase, or the working days, '' for none. */
  detail: 'keterangan',
  changed: 'berubah',
  at: 'waktu',
})
export type LastAct = EnglishOf<typeof lastAct>

export const lastBulkAct = record<{ tindakan: WireLastAct | null }>()({ act: ['tindakan', nullable(lastAct)] })
