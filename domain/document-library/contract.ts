import { z } from 'zod'
import { fileKinds } from '#domain/files/file.ts'
import { answers, defineCall, defineDownload } from '../call.ts'
import { productDocumentKind } from '../catalogue/document-kind.ts'
import { day, idOrNull, idText, instant, keyword, pageSize } from '../fields.ts'
import { MOST } from '../limits.ts'
import { documentLanguages } from '../product-documents/language.ts'
import { wire, wireWords } from '../wire.ts'
import { folderOrder, folderState } from './state.ts'

const kind = wireWords(productDocumentKind.names, { error: 'Pilih salah satu jenis dokumen.' })
const state = wireWords(folderState.names, { error: 'Status dokumen tidak dikenal.' })

const shipment = z.object({
  id: wire('kiriman_id', z.string()),
  /** Its place among the shipments of the order. */
  sequence: wire('ke', z.number().int()),
  sentAt: wire('dikirim', instant),
  /** Null of goods that left before there were any. */
  note: wire(
    'surat_jalan',
    z.object({ id: wire('dokumen_id', z.string()), number: wire('nomor', z.string()) }).nullable(),
  ),
})

const order = z.object({
  id: wire('transaksi_id', z.string()),
  number: wire('nomor', z.string()),
  placedAt: wire('dipesan', instant),
})

const document = z.object({
  id: wire('dokumen_id', z.string()),
  kind: wire('jenis', kind),
  /** Null of the CoA of a lot, which is in no language by choice. */
  language: wire('bahasa', z.enum(documentLanguages).nullable()),
  state: wire('status', state),
  /** The last day, in Asia/Jakarta; null where it does not expire. */
  validUntil: wire('berlaku_sampai', z.string().nullable()),
  /** When another one took its place; null of the one that is there now. */
  replacedAt: wire('diganti', instant.nullable()),
  fileKind: wire('tipe', z.enum(fileKinds)),
  /** Bytes. */
  size: wire('ukuran', z.number().int()),
  /** Where the file is read, below the site's own address. */
  address: wire('alamat', z.string()),
  productId: wire('produk_id', z.number().int()),
  code: wire('produk_id_url', z.string()),
  name: wire('produk_nama', z.string()),
  /** Whether it is on sale: others have no page. */
  onSale: wire('dijual', z.boolean()),
  sellerName: wire('seller_nama', z.string()),
  sellerUsername: wire('seller_username', z.string()),
  /** The number of the lot that was shipped; null of a document of the product. */
  lot: z.string().nullable(),
  /** Its last order among those requested, and how many there are. */
  order: wire('pesanan', order),
  orderCount: wire('jumlah_pesanan', z.number().int()),
  /** That the lot came with; null of a document of the product. */
  shipment: wire('kiriman', shipment.nullable()),
})
export type FolderDocument = z.infer<typeof document>

const count = z.number().int()
const counts = z.object({
  valid: wire('berlaku', count),
  ending: wire('segera', count),
  ended: wire('berakhir', count),
  replaced: wire('diganti', count),
})

const folder = z.object({
  documents: wire('dokumen', z.array(document)),
  /** To be sent as `after`; null at the end. */
  next: wire('berikutnya', z.string().nullable()),
  /** How many there are in each state, whichever is requested. */
  counts: wire('jumlah', counts),
  /** Of whom there are any, whichever is requested. */
  sellers: wire(
    'seller',
    z.array(z.object({ id: wire('seller_id', z.string()), name: wire('seller_nama', z.string()) })),
  ),
  /** The number of the order that is requested. */
  orderNumber: wire('pesanan', z.string().nullable()),
})
/** Part of a company's folder, and what all of it holds. */
export type FolderPage = z.infer<typeof folder>

const params = {
  keyword: keyword.optional(),
  kind: wire('jenis', kind.optional()),
  sellerId: wire('seller_id', idText.optional()),
  state: wire('status', state.optional()),
  /** Only what belongs to this order. */
  orderId: wire('transaksi_id', idText.optional()),
  /** Only what was ordered in these days, both inclusive. */
  from: wire('dari', day.optional()),
  until: wire('sampai', day.optional()),
  sort: wire('urut', wireWords(folderOrder.names, { error: 'Urutan tidak dikenal.' }).default('newest')),
}
const CHOSEN = 'Pilih dokumen yang diunduh.'
const buyer = { access: 'buyer', permission: 'order.read' } as const

/** The documents of quality of what a company bought [DOC-2]. */
export const documentLibraryCalls = {
  list: defineCall({
    path: 'dokumen-mutu/daftar',
    summary:
      'The documents of quality that the company may read of what it bought: of products, and of the lots it was shipped; read on by key',
    ...buyer,
    body: z.object({ ...params, after: wire('setelah', idOrNull), perPage: wire('per_halaman', pageSize) }),
    answer: answers(folder),
  }),
  all: defineDownload({
    path: 'dokumen-mutu/semua',
    summary: `The same as one zip, written while it is sent: all that fit, ${MOST.documentsInZip} at most, or those of them that are chosen`,
    ...buyer,
    // each reads hundreds of files
    limitByPerson: { max: 10, seconds: 60 },
    body: z.object({
      ...params,
      /** The ids of those chosen, with commas between them. */
      chosen: wire(
        'pilihan',
        z
          .string({ error: CHOSEN })
          .regex(/^[\da-f-]{36}(,[\da-f-]{36})*$/, { error: CHOSEN })
          .transform((text) => [...new Set(text.split(','))])
          .pipe(z.array(idText).max(MOST.documentsChosen, { error: CHOSEN }))
          .optional(),
      ),
    }),
  }),
}
