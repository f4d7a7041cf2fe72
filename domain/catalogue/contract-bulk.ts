import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { amount, instant, keyword, percentOfPrice, productId, requestKey, version, wholeNumber } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { wire, wireWord, wireWords } from '../wire.ts'
import { MOST_AT_ONCE } from './bulk-act.ts'
import { productStatus } from './product-status.ts'

const showcase = z
  .string({ error: 'Pilih etalase.' })
  .min(1, { error: 'Pilih etalase.' })
  .max(LONGEST.showcase, { error: 'Etalase tidak sesuai.' })

const leadDays = wholeNumber(`Waktu tunggu 1 sampai ${MOST.leadDays} hari kerja.`, {
  least: 1,
  most: MOST.leadDays,
}).nullable()

const kinds = {
  price: 'harga',
  withdraw: 'tarik',
  publish: 'terbitkan',
  shelve: 'masuk_etalase',
  unshelve: 'keluar_etalase',
  leadTime: 'melebihi_stok',
} as const

const act = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: wire('jenis', wireWord('price', kinds.price)), percent: wire('persen', percentOfPrice) }),
    z.object({ kind: wire('jenis', wireWord('withdraw', kinds.withdraw)) }),
    z.object({ kind: wire('jenis', wireWord('publish', kinds.publish)) }),
    z.object({ kind: wire('jenis', wireWord('shelve', kinds.shelve)), showcase: wire('etalase', showcase) }),
    z.object({ kind: wire('jenis', wireWord('unshelve', kinds.unshelve)), showcase: wire('etalase', showcase) }),
    /** Null: no orders beyond the stock; the most of a product that takes them already stays. */
    z.object({ kind: wire('jenis', wireWord('leadTime', kinds.leadTime)), days: wire('hari_tunggu', leadDays) }),
  ],
  { error: 'Tindakan tidak dikenal.' },
)

const TOO_MANY = `Paling banyak ${MOST_AT_ONCE} produk sekaligus.`

const choice = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: wire('jenis', wireWord('products', 'produk')),
      /** Each with its expected version. */
      products: wire(
        'produk',
        z
          .array(z.object({ id: wire('produk_id', productId), version: wire('versi', version) }), {
            error: 'Pilih produk.',
          })
          .min(1, { error: 'Pilih produk.' })
          .max(MOST_AT_ONCE, { error: TOO_MANY }),
      ),
    }),
    z.object({
      kind: wire('jenis', wireWord('filter', 'saringan')),
      status: wireWords(productStatus.names, { error: 'Status produk tidak dikenal.' }).optional(),
      soldOut: wire('habis', z.boolean().optional()),
      keyword: keyword.optional(),
      /** How many the list showed with this filter. */
      count: wire('jumlah', wholeNumber('Jumlah produk tidak valid.', { least: 1, most: 2_147_483_647 })),
    }),
  ],
  { error: 'Pilih produk.' },
)

const refused = z.object({
  productId: wire('produk_id', z.number().int()),
  name: wire('nama', z.string()),
  reason: wire('alasan', z.string()),
})

const outcome = z.object({
  actId: wire('tindakan_id', z.number().int()),
  /** How many were changed, and how many were so already. */
  changed: wire('berubah', z.number().int()),
  unchanged: wire('tetap', z.number().int()),
  /** Those that were not, with the reason. */
  refused: wire('ditolak', z.array(refused)),
  /** How many negotiations ended with it. */
  ended: wire('nego_berakhir', z.number().int()),
})
export type BulkOutcome = z.infer<typeof outcome>

const lastAct = z.object({
  id: wire('tindakan_id', z.number().int()),
  kind: wire('jenis', wireWords(kinds)),
  /** The percent, the name of the collection, or the working days, '' where orders beyond the stock are not taken. */
  detail: wire('keterangan', z.string().nullable()),
  changed: wire('berubah', z.number().int()),
  at: wire('waktu', instant),
})
export type LastAct = z.infer<typeof lastAct>

const changing = { access: 'seller', permission: 'products.change' } as const

/** Calls of the seller's product table, for one product or many [SHOP-2]. */
export const bulkCalls = {
  setPrice: defineCall({
    path: 'pusat-seller/produk/harga',
    summary: 'Sets the list price of a product, over the version that was seen',
    ...changing,
    body: z.object({
      productId: wire('produk_id', productId),
      version: wire('versi', version),
      price: wire('harga', amount),
    }),
    answer: answers(
      z.object({
        productId: wire('produk_id', z.number().int()),
        version: wire('versi', z.number().int()),
        /** As it stands now. */
        price: wire('harga', z.string()),
        /** Whether the requested price awaits the owner [SHOP-7]. */
        waitsForOwner: wire('menunggu_pemilik', z.boolean()),
      }),
    ),
  }),
  changeMany: defineCall({
    path: 'pusat-seller/produk/sekaligus/terapkan',
    summary: `Changes up to ${MOST_AT_ONCE} products at once, those chosen or all that a filter shows; says which were refused and why`,
    ...changing,
    limitByPerson: { max: 60, seconds: 60 },
    body: z.object({ key: wire('kunci', requestKey), act: wire('tindakan', act), choice: wire('pilihan', choice) }),
    answer: answers(outcome),
  }),
  lastAct: defineCall({
    path: 'pusat-seller/produk/sekaligus/terakhir',
    summary: 'The last act on many products, while it can be undone',
    ...changing,
    body: z.object({}),
    answer: answers(z.object({ act: wire('tindakan', lastAct.nullable()) })),
  }),
  undoMany: defineCall({
    path: 'pusat-seller/produk/sekaligus/urungkan',
    summary: 'Undoes the last act on many products, within a day; what was changed since stays, and is said',
    ...changing,
    limitByPerson: { max: 60, seconds: 60 },
    body: z.object({
      actId: wire('tindakan_id', wholeNumber('Tindakan tidak dikenal.', { least: 1, most: 2_147_483_647 })),
    }),
    answer: answers(outcome),
  }),
}
