import { z } from 'zod'
import { answers, defineCall, defineDownload } from '../call.ts'
import { productDocumentKind } from '../catalogue/document-kind.ts'
import { day, idOrNull, idText, instant, keyword, pageSize } from '../fields.ts'
import { fileKinds } from '../file.ts'
import { MOST } from '../limits.ts'
import { documentLanguages } from '../papers/language.ts'
import { folderOrder } from './order.ts'
import { folderState } from './state.ts'

const kind = z.enum(productDocumentKind.names, { error: 'Pilih salah satu jenis dokumen.' })
const state = z.enum(folderState.names, { error: 'Status dokumen tidak dikenal.' })

const shipment = z.object({
  kiriman_id: z.string(),
  /** Its place among the shipments of the order. */
  ke: z.number().int(),
  dikirim: instant,
  /** Null of goods that left before there were any. */
  surat_jalan: z.object({ dokumen_id: z.string(), nomor: z.string() }).nullable(),
})
export type WireFolderShipment = z.infer<typeof shipment>

const order = z.object({ transaksi_id: z.string(), nomor: z.string(), dipesan: instant })
export type WireFolderOrder = z.infer<typeof order>

const document = z.object({
  dokumen_id: z.string(),
  jenis: kind,
  /** Null of the CoA of a lot, which is in no language by choice. */
  bahasa: z.enum(documentLanguages).nullable(),
  status: state,
  /** The last day, in Asia/Jakarta; null where it does not expire. */
  berlaku_sampai: z.string().nullable(),
  /** When another one took its place; null of the one that is there now. */
  diganti: instant.nullable(),
  tipe: z.enum(fileKinds),
  /** Bytes. */
  ukuran: z.number().int(),
  /** Where the file is read, below the site's own address. */
  alamat: z.string(),
  produk_id: z.number().int(),
  produk_id_url: z.string(),
  produk_nama: z.string(),
  /** Whether it is on sale: others have no page. */
  dijual: z.boolean(),
  seller_nama: z.string(),
  seller_username: z.string(),
  /** The number of the lot that was shipped; null of a document of the product. */
  lot: z.string().nullable(),
  /** The last order of it among those asked for, and how many there are. */
  pesanan: order,
  jumlah_pesanan: z.number().int(),
  /** That the lot came with; null of a document of the product. */
  kiriman: shipment.nullable(),
})
export type WireFolderDocument = z.infer<typeof document>

const count = z.number().int()
const counts = z.object({ berlaku: count, segera: count, berakhir: count, diganti: count })
export type WireFolderCounts = z.infer<typeof counts>

const folder = z.object({
  dokumen: z.array(document),
  /** To be sent as `setelah`; null at the end. */
  berikutnya: z.string().nullable(),
  /** How many there are in each state, whichever is asked for. */
  jumlah: counts,
  /** Of whom there are any, whichever is asked for. */
  seller: z.array(z.object({ seller_id: z.string(), seller_nama: z.string() })),
  /** The number of the order that is asked for. */
  pesanan: z.string().nullable(),
})
export type WireFolder = z.infer<typeof folder>

const asked = {
  keyword: keyword.optional(),
  jenis: kind.optional(),
  seller_id: idText.optional(),
  status: state.optional(),
  /** Only what belongs to this order. */
  transaksi_id: idText.optional(),
  /** Only what was ordered in these days, both inclusive. */
  dari: day.optional(),
  sampai: day.optional(),
  urut: z.enum(folderOrder.names, { error: 'Urutan tidak dikenal.' }).default('terbaru'),
}
const CHOSEN = 'Pilih dokumen yang diunduh.'
const buyer = { access: 'buyer', permission: 'order.read' } as const

/** The documents of quality of what a company bought [DOC-2]. */
export const qualityFolderCalls = {
  list: defineCall({
    path: 'dokumen-mutu/daftar',
    summary:
      'The documents of quality that the company may read of what it bought: of products, and of the lots it was shipped; read on by key',
    ...buyer,
    body: z.object({ ...asked, setelah: idOrNull, per_halaman: pageSize }),
    answer: answers(folder),
  }),
  all: defineDownload({
    path: 'dokumen-mutu/semua',
    summary: `The same as one zip, written while it is sent: all that fit, ${MOST.documentsInZip} at most, or those of them that are chosen`,
    ...buyer,
    // each reads hundreds of files
    limitByPerson: { max: 10, seconds: 60 },
    body: z.object({
      ...asked,
      /** The ids of those chosen, with commas between them. */
      pilihan: z
        .string({ error: CHOSEN })
        .regex(/^[\da-f-]{36}(,[\da-f-]{36})*$/, { error: CHOSEN })
        .transform((text) => [...new Set(text.split(','))])
        .pipe(z.array(idText).max(MOST.documentsChosen, { error: CHOSEN }))
        .optional(),
    }),
  }),
}
