import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { amount, instant, keyword, percentOfPrice, productId, requestKey, version, wholeNumber } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { MOST_AT_ONCE } from './bulk-act.ts'
import { productStatus } from './codec.ts'
import { bulkKind } from './codec-bulk.ts'

const showcase = z
  .string({ error: 'Pilih etalase.' })
  .min(1, { error: 'Pilih etalase.' })
  .max(LONGEST.showcase, { error: 'Etalase tidak sesuai.' })

const leadDays = wholeNumber(`Waktu tunggu 1 sampai ${MOST.leadDays} hari kerja.`, {
  least: 1,
  most: MOST.leadDays,
}).nullable()

const kinds = bulkKind.names

const act = z.discriminatedUnion(
  'jenis',
  [
    z.object({ jenis: z.literal(kinds.price), persen: percentOfPrice }),
    z.object({ jenis: z.literal(kinds.withdraw) }),
    z.object({ jenis: z.literal(kinds.publish) }),
    z.object({ jenis: z.literal(kinds.shelve), etalase: showcase }),
    z.object({ jenis: z.literal(kinds.unshelve), etalase: showcase }),
    /** Null: no orders beyond the stock; the most of a product that takes them already stays. */
    z.object({ jenis: z.literal(kinds.leadTime), hari_tunggu: leadDays }),
  ],
  { error: 'Tindakan tidak dikenal.' },
)
export type WireBulkAct = z.output<typeof act>

const TOO_MANY = `Paling banyak ${MOST_AT_ONCE} produk sekaligus.`

const choice = z.discriminatedUnion(
  'jenis',
  [
    z.object({
      jenis: z.literal('produk'),
      /** Each as it was seen. */
      produk: z
        .array(z.object({ produk_id: productId, versi: version }), { error: 'Pilih produk.' })
        .min(1, { error: 'Pilih produk.' })
        .max(MOST_AT_ONCE, { error: TOO_MANY }),
    }),
    z.object({
      jenis: z.literal('saringan'),
      status: z.enum(productStatus.names, { error: 'Status produk tidak dikenal.' }).optional(),
      habis: z.boolean().optional(),
      keyword: keyword.optional(),
      /** How many the list showed with this filter. */
      jumlah: wholeNumber('Jumlah produk tidak valid.', { least: 1, most: 2_147_483_647 }),
    }),
  ],
  { error: 'Pilih produk.' },
)
export type WireChoice = z.output<typeof choice>

const refused = z.object({ produk_id: z.number().int(), nama: z.string(), alasan: z.string() })

const outcome = z.object({
  tindakan_id: z.number().int(),
  /** How many were changed, and how many were so already. */
  berubah: z.number().int(),
  tetap: z.number().int(),
  /** Those that were not, with the reason. */
  ditolak: z.array(refused),
  /** How many negotiations ended with it. */
  nego_berakhir: z.number().int(),
})
export type WireBulkOutcome = z.infer<typeof outcome>

const lastAct = z.object({
  tindakan_id: z.number().int(),
  jenis: z.enum(kinds),
  /** The percent, the name of the showcase, or the working days, '' where orders beyond the stock are not taken. */
  keterangan: z.string().nullable(),
  berubah: z.number().int(),
  waktu: instant,
})
export type WireLastAct = z.infer<typeof lastAct>

const changing = { access: 'seller', permission: 'products.change' } as const

/** What a seller does to its products in the table itself, one or many [SHOP-2]. */
export const bulkCalls = {
  setPrice: defineCall({
    path: 'pusat-seller/produk/harga',
    summary: 'Sets the list price of a product, over the version that was seen',
    ...changing,
    body: z.object({ produk_id: productId, versi: version, harga: amount }),
    answer: answers(
      z.object({
        produk_id: z.number().int(),
        versi: z.number().int(),
        /** As it stands now. */
        harga: z.string(),
        /** Whether the price that was wanted waits for the owner [SHOP-7]. */
        menunggu_pemilik: z.boolean(),
      }),
    ),
  }),
  changeMany: defineCall({
    path: 'pusat-seller/produk/sekaligus/terapkan',
    summary: `Changes up to ${MOST_AT_ONCE} products at once, those chosen or all that a filter shows; says which were refused and why`,
    ...changing,
    limitByPerson: { max: 60, seconds: 60 },
    body: z.object({ kunci: requestKey, tindakan: act, pilihan: choice }),
    answer: answers(outcome),
  }),
  lastAct: defineCall({
    path: 'pusat-seller/produk/sekaligus/terakhir',
    summary: 'The last act on many products, while it can be undone',
    ...changing,
    body: z.object({}),
    answer: answers(z.object({ tindakan: lastAct.nullable() })),
  }),
  undoMany: defineCall({
    path: 'pusat-seller/produk/sekaligus/urungkan',
    summary: 'Undoes the last act on many products, within a day; what was changed since stays, and is said',
    ...changing,
    limitByPerson: { max: 60, seconds: 60 },
    body: z.object({ tindakan_id: wholeNumber('Tindakan tidak dikenal.', { least: 1, most: 2_147_483_647 }) }),
    answer: answers(outcome),
  }),
}
