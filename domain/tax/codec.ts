import { type EnglishOf, list, nullable, record } from '../codec.ts'
import type {
  WireAttached,
  WireAttachResult,
  WireExportFile,
  WireMissing,
  WireTaxCounts,
  WireTaxInvoice,
  WireTaxMonth,
  WireTaxUnit,
} from './contract.ts'
import { missingKind } from './missing.ts'

/** A faktur pajak that is attached, and what its PDF does not say. */
export const attached = record<WireAttached>()({
  id: 'faktur_id',
  number: 'nomor',
  address: 'alamat',
  lacks: ['kurang', nullable(record<NonNullable<WireAttached['kurang']>>()({ said: 'uraian', reason: 'alasan' }))],
})
export type AttachedFaktur = EnglishOf<typeof attached>

const invoice = record<WireTaxInvoice>()({
  id: 'dokumen_id',
  number: 'nomor',
  day: 'tanggal',
  orderId: 'transaksi_id',
  buyerName: 'pembeli',
  buyerId: 'pembeli_id',
  taxBase: 'dpp',
  tax: 'ppn',
  creditedTax: ['kredit', nullable(record<NonNullable<WireTaxInvoice['kredit']>>()({ taxBase: 'dpp', tax: 'ppn' }))],
  missing: ['kurang', list(record<WireMissing>()({ kind: ['jenis', missingKind], said: 'uraian', needed: 'wajib' }))],
  attached: ['faktur', nullable(attached)],
  exportedOn: 'diekspor',
})
export type TaxInvoice = EnglishOf<typeof invoice>

const unit = record<WireTaxUnit>()({ unit: 'satuan', code: 'kode', usual: 'bawaan' })
export type TaxUnit = EnglishOf<typeof unit>

/** The invoices of a month, as the seller's page shows them. */
export const taxMonth = record<WireTaxMonth>()({
  month: 'masa',
  obstacle: 'halangan',
  counts: [
    'jumlah',
    record<WireTaxCounts>()({
      all: 'semua',
      lacking: 'kurang',
      withoutFaktur: 'tanpa-faktur',
      ready: 'siap',
      exported: 'diekspor',
    }),
  ],
  invoices: ['invoice', list(invoice)],
  total: 'total',
  files: ['berkas', list(record<WireExportFile>()({ key: 'kunci', madeAt: 'dibuat', count: 'jumlah' }))],
  units: ['satuan', list(unit)],
})
export type TaxMonthView = EnglishOf<typeof taxMonth>

/** What became of the files of a zip. */
export const attachedMany = record<{ terpasang: number; hasil: WireAttachResult[] }>()({
  attached: 'terpasang',
  results: [
    'hasil',
    list(
      record<WireAttachResult>()({
        file: 'berkas',
        taxNumber: 'nomor_faktur',
        invoiceNumber: 'nomor_invoice',
        reason: 'alasan',
      }),
    ),
  ],
})
export type AttachedMany = EnglishOf<typeof attachedMany>
