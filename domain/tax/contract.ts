import { z } from 'zod'
import { answers, defineCall, defineDownload, defineUpload, done } from '../call.ts'
import { requiredText } from '../companies/fields.ts'
import { idText, instant, page, pageSize, requestKey } from '../fields.ts'
import { LARGEST_TAX_ARCHIVE } from '../file.ts'
import { LONGEST } from '../limits.ts'
import { invoiceFilters } from './invoice-filters.ts'
import { missingKind } from './missing.ts'
import { isTaxNumber } from './tax-number.ts'
import { unitCodeNames } from './unit-code.ts'

const month = z
  .string({ error: 'Pilih masa pajak.' })
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, { error: 'Masa pajak tidak valid.' })
const taxNumber = z
  .string({ error: 'Nomor faktur pajak terdiri dari 17 angka.' })
  .max(40, { error: 'Nomor faktur pajak terdiri dari 17 angka.' })
  .transform((text) => text.replace(/[\s.-]/g, ''))
  .pipe(z.string().refine(isTaxNumber, { error: 'Nomor faktur pajak terdiri dari 17 angka.' }))

const missing = z.object({ jenis: z.enum(missingKind.names), uraian: z.string(), wajib: z.boolean() })
export type WireMissing = z.infer<typeof missing>

const attached = z.object({
  faktur_id: z.string(),
  nomor: z.string(),
  alamat: z.string(),
  /** What its PDF does not say, and why it was attached all the same; null where it says both its number and the seller's NPWP. */
  kurang: z.object({ uraian: z.string(), alasan: z.string() }).nullable(),
})
export type WireAttached = z.infer<typeof attached>

const invoice = z.object({
  dokumen_id: z.string(),
  nomor: z.string(),
  tanggal: z.iso.date(),
  transaksi_id: z.string(),
  pembeli: z.string(),
  /** To ask it for what it lacks. */
  pembeli_id: z.string(),
  dpp: z.string(),
  ppn: z.string(),
  /** DPP and PPN that credit notes have taken back, which is a return (retur) in Coretax; null: none. */
  kredit: z.object({ dpp: z.string(), ppn: z.string() }).nullable(),
  kurang: z.array(missing),
  faktur: attached.nullable(),
  /** The day of the file for Coretax that it is in; null: none yet. */
  diekspor: z.iso.date().nullable(),
})
export type WireTaxInvoice = z.infer<typeof invoice>

const unit = z.object({
  satuan: z.string(),
  /** Null: it has to be chosen. */
  kode: z.enum(unitCodeNames).nullable(),
  /** Whether it is the usual code, which nobody has chosen. */
  bawaan: z.boolean(),
})
export type WireTaxUnit = z.infer<typeof unit>

const counts = z.object({
  semua: z.number().int(),
  kurang: z.number().int(),
  'tanpa-faktur': z.number().int(),
  /** Lacking nothing, and in no file yet. */
  siap: z.number().int(),
  diekspor: z.number().int(),
})
export type WireTaxCounts = z.infer<typeof counts>

const exportFile = z.object({
  /** With it the file is given again. */
  kunci: z.string(),
  dibuat: instant,
  /** How many of its invoices have no faktur pajak yet: those that it holds when it is given again. */
  jumlah: z.number().int(),
})
export type WireExportFile = z.infer<typeof exportFile>

const taxMonth = z.object({
  masa: z.string(),
  /** Null where the shop can export: what keeps it from that, as a sentence. */
  halangan: z.string().nullable(),
  jumlah: counts,
  invoice: z.array(invoice),
  total: z.number().int(),
  /** The files for Coretax, the newest first. */
  berkas: z.array(exportFile),
  satuan: z.array(unit),
})
export type WireTaxMonth = z.infer<typeof taxMonth>

const result = z.object({
  berkas: z.string(),
  nomor_faktur: z.string().nullable(),
  nomor_invoice: z.string().nullable(),
  /** Why it was not attached; null: it was. */
  alasan: z.string().nullable(),
})
export type WireAttachResult = z.infer<typeof result>

const access = { access: 'seller', permission: 'tax.manage' } as const

/** Faktur pajak: what Coretax needs of a month's invoices, and what it gave back [TAX-2]. */
export const taxCalls = {
  month: defineCall({
    path: 'pusat-seller/pajak/daftar',
    summary: 'The invoices with PPN of a month: what each lacks for Coretax, and its faktur pajak',
    ...access,
    body: z.object({
      masa: month,
      saring: z.enum(invoiceFilters, { error: 'Filter tidak dikenal.' }).default('semua'),
      halaman: page,
      per_halaman: pageSize,
    }),
    answer: answers(taxMonth),
  }),
  export: defineDownload({
    path: 'pusat-seller/pajak/ekspor',
    summary:
      "The month's invoices that lack nothing, have no faktur pajak and were in no file yet as XML for Coretax, 1,000 a file, several files as zip; with the key of an earlier file, that one again",
    ...access,
    limit: { max: 20, seconds: 60 },
    limitByPerson: { max: 20, seconds: 60 },
    body: z.object({ masa: month, kunci: requestKey.optional() }),
  }),
  chooseUnit: defineCall({
    path: 'pusat-seller/pajak/satuan',
    summary: 'Choose the code of Coretax for a unit that the shop sells by',
    ...access,
    body: z.object({
      satuan: z.string().trim().min(1, { error: 'Isi satuan.' }).max(40, { error: 'Satuan terlalu panjang.' }),
      kode: z.enum(unitCodeNames, { error: 'Pilih kode satuan.' }),
    }),
    answer: done,
  }),
  attach: defineUpload({
    path: 'pusat-seller/pajak/faktur/pasang',
    summary:
      'Attach a faktur pajak to an invoice, in the place of an earlier one; without a number it is read from the PDF, which has to hold the number and the NPWP of the seller unless a reason is given',
    ...access,
    takesKinds: ['pdf'],
    limit: { max: 60, seconds: 60 },
    limitByPerson: { max: 60, seconds: 60 },
    body: z.object({
      dokumen_id: idText,
      nomor: taxNumber.optional(),
      alasan: requiredText('Alasan', LONGEST.orderReason).optional(),
    }),
    answer: answers(attached),
  }),
  attachMany: defineUpload({
    path: 'pusat-seller/pajak/faktur/pasang-banyak',
    summary:
      'Attach many faktur pajak: a zip of PDFs whose names or texts hold the numbers of faktur and invoice, or of PDFs and a CSV with the columns berkas, faktur, invoice',
    ...access,
    takesKinds: ['zip'],
    largestFile: LARGEST_TAX_ARCHIVE,
    limitByPerson: { max: 10, seconds: 60 },
    body: z.object({}),
    answer: answers(z.object({ terpasang: z.number().int(), hasil: z.array(result) })),
  }),
  detach: defineCall({
    path: 'pusat-seller/pajak/faktur/lepas',
    summary: 'Take a faktur pajak off its invoice; its PDF is deleted',
    ...access,
    body: z.object({ faktur_id: idText }),
    answer: done,
  }),
  file: defineDownload({
    path: 'transaksi/faktur-pajak',
    summary: 'The PDF of a faktur pajak, for both companies of its order',
    access: 'member',
    limit: { max: 120, seconds: 60 },
    body: z.object({ faktur_id: idText }),
  }),
}
