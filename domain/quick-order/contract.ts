import { z } from 'zod'
import { LARGEST_TABLE, tableKinds } from '#domain/files/file.ts'
import { numberStyles } from '#domain/numbers/number-text.ts'
import { answers, defineCall, defineUpload } from '../call.ts'
import { productId, requestKey, units, visibleAmount } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { quickTooLong, rowCell, rowState } from './row-state.ts'

const style = z.enum(numberStyles, { error: "Penulisan angka: 'id' atau 'en'." })
const tooMany = `Paling banyak ${MOST.quickRows} baris sekaligus.`
const text = (longest: number, error: string) => z.string({ error }).max(longest, { error })

const typed = z.object({
  kode: text(LONGEST.quickCode, quickTooLong.code),
  jumlah: text(LONGEST.quickQuantity, quickTooLong.quantity),
})

const product = z.object({
  produk_id: z.number().int(),
  produk_id_url: z.string(),
  produk_nama: z.string(),
  produk_foto: z.string(),
  produk_satuan: z.string(),
  produk_kemasan: z.string(),
  seller_nama: z.string(),
  seller_username: z.string(),
  /** Whether the company subscribes to its seller. */
  seller_lang: z.boolean(),
})
export type WireQuickProduct = z.infer<typeof product>

const choice = product.extend({
  /** Of the least that is sold. */
  produk_harga_satuan: visibleAmount,
  /** What is there in whole packs; null where the price is not seen. */
  produk_stok: z.string().nullable(),
  /** Whether its seller takes orders of more than that. */
  produk_pesan_dulu: z.boolean(),
})
export type WireQuickChoice = z.infer<typeof choice>

const row = z.object({
  status: z.enum(rowState.names),
  /** What the row means; null where nothing or several fit. */
  produk: product.nullable(),
  /** The quantity as it was read, in the product's units; null where it cannot be read. */
  kuantitas_satuan: z.string().nullable(),
  produk_harga_satuan: visibleAmount,
  subtotal: visibleAmount,
  /** Which cell to change and why; null where the row is right. */
  kolom: z.enum(rowCell.names).nullable(),
  alasan: z.string().nullable(),
  /** Whether the reason is about what the rows of its product come to, and not about this row alone. */
  bersama: z.boolean(),
  /** The nearest quantity that can be ordered, beside other rows of the product; null where none is, or the typed one can be. */
  saran: z.string().nullable(),
  /**
   * The products that fit where there are several, or the nearest where none does; none where many rows before it have such
   * already: they are told when it is asked about alone.
   */
  pilihan: z.array(choice),
})
export type WireQuickRow = z.infer<typeof row>

const checked = z.object({
  /** How its numbers were read. */
  angka: style,
  /** As many as were sent, in their order. */
  baris: z.array(row),
})
export type WireQuickChecked = z.infer<typeof checked>

const added = z.object({
  ditambahkan: z.number().int(),
  /** What could not be added after all, and why. */
  dilewati: z.array(z.object({ produk_id: z.number().int(), alasan: z.string() })),
})
export type WireQuickAdded = z.infer<typeof added>

const twoWays = z.object({ teks: z.string(), id: z.string(), en: z.string() })

/** What is asked before quantities are used that can be read in two ways. */
const question = z.object({
  /** Two of which one is Indonesian and the other English; null where none says either. */
  bertentangan: z.object({ id: z.string(), en: z.string() }).nullable(),
  /** At most three of those that can be read in both. */
  contoh: z.array(twoWays),
})
export type WireQuickQuestion = z.infer<typeof question>

const fileRead = z.object({
  /** How its quantities are written, by these alone. */
  angka: style,
  /** Null where nothing is to be asked. */
  tanya: question.nullable(),
  baris: z.array(z.object({ kode: z.string(), jumlah: z.string() })),
})
export type WireQuickFile = z.infer<typeof fileRead>

const access = { access: 'buyer', permission: 'cart.change' } as const

/** Many products by code or name into the cart at once [ORDER-7]. */
export const quickOrderCalls = {
  read: defineUpload({
    path: 'pesan-cepat/unggah',
    summary: 'The rows of a CSV or XLSX file, as pesan-cepat/periksa takes them; nothing is kept',
    ...access,
    largestFile: LARGEST_TABLE,
    takesKinds: tableKinds,
    limitByPerson: { max: 20, seconds: 60 },
    body: z.object({}),
    answer: answers(fileRead),
  }),
  check: defineCall({
    path: 'pesan-cepat/periksa',
    summary: 'What each row of codes or names and quantities means, and what is wrong with it',
    ...access,
    limitByPerson: { max: 60, seconds: 60 },
    body: z.object({
      baris: z
        .array(
          typed.extend({
            /** The product that was chosen for it, whatever the code says. */
            produk_id: productId.nullish(),
          }),
          { error: 'Isi barisnya.' },
        )
        .min(1, { error: 'Isi barisnya.' })
        .max(MOST.quickRows, { error: tooMany }),
      /** How '1.250' is to be read; by the other quantities without it, and not at all where these do not say. */
      angka: style.optional(),
    }),
    answer: answers(checked),
  }),
  add: defineCall({
    path: 'pesan-cepat/keranjang',
    summary: 'Adds all these products to the cart, but for those that cannot be by now',
    ...access,
    limitByPerson: { max: 30, seconds: 60 },
    body: z.object({
      kunci: requestKey,
      baris: z
        .array(z.object({ produk_id: productId, kuantitas_satuan: units }), { error: 'Isi barisnya.' })
        .min(1, { error: 'Isi barisnya.' })
        .max(MOST.quickRows, { error: tooMany }),
    }),
    answer: answers(added),
  }),
}
