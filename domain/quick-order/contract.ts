import { z } from 'zod'
import { LARGEST_TABLE, tableKinds } from '#domain/files/file.ts'
import { numberStyles } from '#domain/numbers/number-text.ts'
import { answers, defineCall, defineUpload } from '../call.ts'
import { productId, requestKey, units } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { visibleAmount } from '../wire-fields.ts'
import { quickTooLong, rowCell, rowState } from './row-state.ts'

const style = z.enum(numberStyles, { error: "Penulisan angka: 'id' atau 'en'." })
const tooMany = `Paling banyak ${MOST.quickRows} baris sekaligus.`
const text = (longest: number, error: string) => z.string({ error }).max(longest, { error })

const typed = z.object({
  code: wire('kode', text(LONGEST.quickCode, quickTooLong.code)),
  quantity: wire('jumlah', text(LONGEST.quickQuantity, quickTooLong.quantity)),
})

const product = z.object({
  id: wire('produk_id', z.number().int()),
  code: wire('produk_id_url', z.string()),
  name: wire('produk_nama', z.string()),
  picture: wire('produk_foto', z.string()),
  unit: wire('produk_satuan', z.string()),
  packLabel: wire('produk_kemasan', z.string()),
  sellerName: wire('seller_nama', z.string()),
  sellerUsername: wire('seller_username', z.string()),
  /** Whether the company subscribes to its seller. */
  subscribed: wire('seller_lang', z.boolean()),
})
export type QuickProduct = z.infer<typeof product>

const choice = product.extend({
  /** Of the least that is sold. */
  price: wire('produk_harga_satuan', visibleAmount),
  /** The stock in whole packs; null where the price is hidden. */
  stock: wire('produk_stok', z.string().nullable()),
  /** Whether its seller takes orders of more than that. */
  takesMore: wire('produk_pesan_dulu', z.boolean()),
})
export type QuickChoice = z.infer<typeof choice>

const row = z.object({
  state: wire('status', wireWords(rowState.names)),
  /** The product of the row; null where none or more than one fits. */
  product: wire('produk', product.nullable()),
  /** The quantity as it was read, in the product's units; null where it cannot be read. */
  units: wire('kuantitas_satuan', z.string().nullable()),
  price: wire('produk_harga_satuan', visibleAmount),
  subtotal: visibleAmount,
  /** Which cell to change and why; null where the row is right. */
  cell: wire('kolom', wireWords(rowCell.names).nullable()),
  reason: wire('alasan', z.string().nullable()),
  /** Whether the reason is about what the rows of its product come to, and not about this row alone. */
  ofSum: wire('bersama', z.boolean()),
  /** The nearest quantity that can be ordered, beside other rows of the product; null where none is, or the typed one can be. */
  nearest: wire('saran', z.string().nullable()),
  /**
   * The products that fit where there are several, or the nearest where none does; none where many rows before it have
   * such already: they come with a request for that row alone.
   */
  choices: wire('pilihan', z.array(choice)),
})
export type QuickRow = z.infer<typeof row>

const checked = z.object({
  /** How its numbers were read. */
  style: wire('angka', style),
  /** As many as were sent, in their order. */
  rows: wire('baris', z.array(row)),
})
export type QuickChecked = z.infer<typeof checked>

const added = z.object({
  added: wire('ditambahkan', z.number().int()),
  /** Rows that could not be added after all, and why. */
  skipped: wire(
    'dilewati',
    z.array(z.object({ productId: wire('produk_id', z.number().int()), reason: wire('alasan', z.string()) })),
  ),
})
export type QuickAdded = z.infer<typeof added>

const twoWays = z.object({ text: wire('teks', z.string()), id: z.string(), en: z.string() })

/** A question to answer before ambiguous quantities are used. */
const question = z.object({
  /** Two of which one is Indonesian and the other English; null where none says either. */
  contradiction: wire('bertentangan', z.object({ id: z.string(), en: z.string() }).nullable()),
  /** At most three of those that can be read in both. */
  examples: wire('contoh', z.array(twoWays)),
})

const fileRead = z.object({
  /** How its quantities are written, by these alone. */
  style: wire('angka', style),
  /** Null where there is no question. */
  question: wire('tanya', question.nullable()),
  rows: wire('baris', z.array(z.object({ code: wire('kode', z.string()), quantity: wire('jumlah', z.string()) }))),
})

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
      rows: wire(
        'baris',
        z
          .array(
            typed.extend({
              /** The product that was chosen for it, whatever the code says. */
              productId: wire('produk_id', productId.nullish()),
            }),
            { error: 'Isi barisnya.' },
          )
          .min(1, { error: 'Isi barisnya.' })
          .max(MOST.quickRows, { error: tooMany }),
      ),
      /** How '1.250' is to be read; by the other quantities without it, and not at all where these do not say. */
      style: wire('angka', style.optional()),
    }),
    answer: answers(checked),
  }),
  add: defineCall({
    path: 'pesan-cepat/keranjang',
    summary: 'Adds all these products to the cart, but for those that cannot be by now',
    ...access,
    limitByPerson: { max: 30, seconds: 60 },
    body: z.object({
      key: wire('kunci', requestKey),
      rows: wire(
        'baris',
        z
          .array(z.object({ productId: wire('produk_id', productId), units: wire('kuantitas_satuan', units) }), {
            error: 'Isi barisnya.',
          })
          .min(1, { error: 'Isi barisnya.' })
          .max(MOST.quickRows, { error: tooMany }),
      ),
    }),
    answer: answers(added),
  }),
}
