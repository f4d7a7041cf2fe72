import { z } from 'zod'
import { LARGEST_TAX_ARCHIVE } from '#domain/files/file.ts'
import { answers, defineCall, defineDownload, defineUpload, done } from '../call.ts'
import { requiredText } from '../companies/fields.ts'
import { idText, instant, page, pageSize, requestKey } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { missingKind } from './missing.ts'
import { invoiceFilters } from './month.ts'
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

const missing = z.object({
  kind: wire('jenis', wireWords(missingKind.names)),
  message: wire('uraian', z.string()),
  needed: wire('wajib', z.boolean()),
})

const attached = z.object({
  id: wire('faktur_id', z.string()),
  number: wire('nomor', z.string()),
  address: wire('alamat', z.string()),
  /** The facts its PDF lacks, and why it was attached; null for one with its number and the seller's NPWP. */
  lacks: wire(
    'kurang',
    z.object({ message: wire('uraian', z.string()), reason: wire('alasan', z.string()) }).nullable(),
  ),
})
/** A faktur pajak that is attached, and what its PDF does not say. */
export type AttachedFaktur = z.infer<typeof attached>

const invoice = z.object({
  id: wire('dokumen_id', z.string()),
  number: wire('nomor', z.string()),
  day: wire('tanggal', z.iso.date()),
  orderId: wire('transaksi_id', z.string()),
  buyerName: wire('pembeli', z.string()),
  /** To ask it for what it lacks. */
  buyerId: wire('pembeli_id', z.string()),
  taxBase: wire('dpp', z.string()),
  tax: wire('ppn', z.string()),
  /** DPP and PPN that credit notes have taken back, which is a return (retur) in Coretax; null: none. */
  creditedTax: wire('kredit', z.object({ taxBase: wire('dpp', z.string()), tax: wire('ppn', z.string()) }).nullable()),
  missing: wire('kurang', z.array(missing)),
  attached: wire('faktur', attached.nullable()),
  /** The day of the file for Coretax that it is in; null: none yet. */
  exportedOn: wire('diekspor', z.iso.date().nullable()),
})
export type TaxInvoice = z.infer<typeof invoice>

const unit = z.object({
  unit: wire('satuan', z.string()),
  /** Null: it has to be chosen. */
  code: wire('kode', z.enum(unitCodeNames).nullable()),
  /** Whether it is the usual code, chosen by default. */
  usual: wire('bawaan', z.boolean()),
})
export type TaxUnit = z.infer<typeof unit>

const counts = z.object({
  all: wire('semua', z.number().int()),
  lacking: wire('kurang', z.number().int()),
  withoutFaktur: wire('tanpa-faktur', z.number().int()),
  /** Lacking nothing, and in no file yet. */
  ready: wire('siap', z.number().int()),
  exported: wire('diekspor', z.number().int()),
})

const exportFile = z.object({
  /** With it the file is given again. */
  key: wire('kunci', z.string()),
  madeAt: wire('dibuat', instant),
  /** How many of its invoices have no faktur pajak yet: those that it holds when it is given again. */
  count: wire('jumlah', z.number().int()),
})

const taxMonth = z.object({
  month: wire('masa', z.string()),
  /** Null where the shop can export: what keeps it from that, as a sentence. */
  obstacle: wire('halangan', z.string().nullable()),
  counts: wire('jumlah', counts),
  invoices: wire('invoice', z.array(invoice)),
  total: z.number().int(),
  /** The files for Coretax, the newest first. */
  files: wire('berkas', z.array(exportFile)),
  units: wire('satuan', z.array(unit)),
})
/** The invoices of a month, as the seller's page shows them. */
export type TaxMonthView = z.infer<typeof taxMonth>

const result = z.object({
  file: wire('berkas', z.string()),
  taxNumber: wire('nomor_faktur', z.string().nullable()),
  invoiceNumber: wire('nomor_invoice', z.string().nullable()),
  /** Why it was not attached; null: it was. */
  reason: wire('alasan', z.string().nullable()),
})

const attachedMany = z.object({
  attached: wire('terpasang', z.number().int()),
  results: wire('hasil', z.array(result)),
})
/** The results of the files of a zip. */
export type AttachedMany = z.infer<typeof attachedMany>

const access = { access: 'seller', permission: 'tax.manage' } as const

/** Faktur pajak: what Coretax needs of a month's invoices, and what it gave back [TAX-2]. */
export const taxCalls = {
  month: defineCall({
    path: 'pusat-seller/pajak/daftar',
    summary: 'The invoices with PPN of a month: what each lacks for Coretax, and its faktur pajak',
    ...access,
    body: z.object({
      month: wire('masa', month),
      filter: wire('saring', z.enum(invoiceFilters, { error: 'Filter tidak dikenal.' }).default('semua')),
      page: wire('halaman', page),
      perPage: wire('per_halaman', pageSize),
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
    body: z.object({ month: wire('masa', month), fileKey: wire('kunci', requestKey.optional()) }),
  }),
  chooseUnit: defineCall({
    path: 'pusat-seller/pajak/satuan',
    summary: 'Choose the code of Coretax for a unit that the shop sells by',
    ...access,
    body: z.object({
      unit: wire(
        'satuan',
        z.string().trim().min(1, { error: 'Isi satuan.' }).max(40, { error: 'Satuan terlalu panjang.' }),
      ),
      code: wire('kode', z.enum(unitCodeNames, { error: 'Pilih kode satuan.' })),
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
      invoiceId: wire('dokumen_id', idText),
      number: wire('nomor', taxNumber.optional()),
      reason: wire('alasan', requiredText('Alasan', LONGEST.orderReason).optional()),
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
    answer: answers(attachedMany),
  }),
  detach: defineCall({
    path: 'pusat-seller/pajak/faktur/lepas',
    summary: 'Take a faktur pajak off its invoice; its PDF is deleted',
    ...access,
    body: z.object({ id: wire('faktur_id', idText) }),
    answer: done,
  }),
  file: defineDownload({
    path: 'transaksi/faktur-pajak',
    summary: 'The PDF of a faktur pajak, for both companies of its order',
    access: 'member',
    limit: { max: 120, seconds: 60 },
    body: z.object({ id: wire('faktur_id', idText) }),
  }),
}
