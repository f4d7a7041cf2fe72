import { z } from 'zod'
import { answers, defineCall, defineDownload, defineUpload, done } from '#domain/call.ts'
import { minuteOrNull } from '#domain/content/minute.ts'
import { idText, keyword, page, pageSize, version, wholeNumber } from '#domain/fields.ts'
import { LARGEST_TABLE, tableKinds } from '#domain/files/file.ts'
import { MOST } from '#domain/limits.ts'
import { wire, wireWords } from '#domain/wire.ts'
import { productStatus } from '../catalogue/product-status.ts'
import { columnNames } from './columns.ts'
import { changes, checked, column, detail, kind, list, newProducts, problems, style } from './shapes.ts'

const format = z.enum(tableKinds, { error: "Format berkas: 'csv' atau 'xlsx'." })

const columnOrNone = z.enum(['', ...columnNames], { error: 'Kolom tidak dikenal.' }).transform((name) => name || null)

const rowNumber = wholeNumber('Baris tidak valid.', { least: 0, most: 2_000_000 })

const access = { access: 'seller', permission: 'products.change' } as const

/** Products, prices, stocks and price lists in and out as files [SHOP-4, SELLER-2]. */
export const importCalls = {
  upload: defineUpload({
    path: 'pusat-seller/impor/unggah',
    summary: 'Reads a CSV or XLSX file and says row by row what applying it would do; nothing is applied yet',
    ...access,
    largestFile: LARGEST_TABLE,
    takesKinds: tableKinds,
    limitByPerson: { max: 20, seconds: 60 },
    body: z.object({ kind: wire('jenis', kind) }),
    answer: answers(checked),
  }),
  columns: defineCall({
    path: 'pusat-seller/impor/kolom',
    summary: 'Reads the columns of a file otherwise, and checks its rows anew',
    ...access,
    limitByPerson: { max: 30, seconds: 60 },
    body: z.object({
      id: wire('impor_id', idText),
      version: wire('versi', version),
      /** One for each column of the file; empty: passed over. */
      columns: wire('kolom', z.array(columnOrNone, { error: 'Kolom tidak dikenal.' }).max(MOST.importColumns)),
      /** Left out: as was said before, else as the file itself says. */
      style: wire('angka', style.optional()),
      newProducts: wire('produk_baru', newProducts.optional()),
    }),
    answer: done,
  }),
  status: defineCall({
    path: 'pusat-seller/impor/status',
    summary: 'One import: its columns, what its rows would do or did, and how far it is',
    ...access,
    body: z.object({ id: wire('impor_id', idText) }),
    answer: answers(detail),
  }),
  problems: defineCall({
    path: 'pusat-seller/impor/masalah',
    summary: 'The rows that cannot be applied and why, a part after another',
    ...access,
    body: z.object({
      id: wire('impor_id', idText),
      /** Only those that fail by this column, or by none: 'baris'. */
      column: wire('kolom', z.enum(['baris', ...columnNames], { error: 'Kolom tidak dikenal.' }).optional()),
      after: wire('setelah', rowNumber.optional()),
    }),
    answer: answers(problems),
  }),
  changes: defineCall({
    path: 'pusat-seller/impor/perubahan',
    summary: 'What applying each row changes, or changed, from what to what; the largest changes first, 50 a page',
    ...access,
    limitByPerson: { max: 60, seconds: 60 },
    body: z.object({
      id: wire('impor_id', idText),
      /** Only rows that change this column, by it. */
      column: wire('kolom', column.optional()),
      page: wire('halaman', page),
    }),
    answer: answers(changes),
  }),
  list: defineCall({
    path: 'pusat-seller/impor/daftar',
    summary: 'Earlier imports of the shop, newest first',
    ...access,
    body: z.object({ page: wire('halaman', page), perPage: wire('per_halaman', pageSize) }),
    answer: answers(list),
  }),
  apply: defineCall({
    path: 'pusat-seller/impor/terapkan',
    summary:
      'Applies the rows that fit, all or none, by a job, at once or from a minute in Jakarta on; pusat-seller/impor/status tells how far it is',
    ...access,
    body: z.object({
      id: wire('impor_id', idText),
      version: wire('versi', version.optional()),
      appliesAt: wire('berlaku_mulai', minuteOrNull),
    }),
    answer: done,
  }),
  stop: defineCall({
    path: 'pusat-seller/impor/hentikan',
    summary:
      'Stops an import that is planned or being applied: nothing of it stays; refused where it is applied already',
    ...access,
    body: z.object({ id: wire('impor_id', idText) }),
    answer: done,
  }),
  undo: defineCall({
    path: 'pusat-seller/impor/batalkan',
    summary: 'Takes back within a day what an import did, but for products that have changed since',
    ...access,
    body: z.object({ id: wire('impor_id', idText), version: wire('versi', version.optional()) }),
    answer: done,
  }),
  example: defineDownload({
    path: 'pusat-seller/impor/contoh',
    summary: "The shop's own products with the right heads, to be changed and imported; all of them or those of a list",
    ...access,
    limitByPerson: { max: 10, seconds: 60 },
    body: z.object({
      kind: wire('jenis', kind),
      format,
      keyword: keyword.optional(),
      state: wire('status', wireWords(productStatus.names, { error: 'Status produk tidak dikenal.' }).optional()),
      soldOut: wire('habis', z.stringbool().optional()),
    }),
  }),
  problemFile: defineDownload({
    path: 'pusat-seller/impor/masalah/berkas',
    summary: 'The rows that cannot be applied as a file, with a column of reasons',
    ...access,
    limitByPerson: { max: 10, seconds: 60 },
    body: z.object({ id: wire('impor_id', idText), format }),
  }),
}
