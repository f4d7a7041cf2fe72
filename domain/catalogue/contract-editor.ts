import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { nameText } from '../companies/fields.ts'
import { amountOrNull, productId, units, version, wholeNumber } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { materialId } from '../materials/fields.ts'
import { productStatus } from './codec.ts'
import { salesLimit } from './contract-prices.ts'
import { productBan } from './contract-selling.ts'
import { offeredUnits } from './offer.ts'

const status = z.enum(productStatus.names, { error: 'Status produk tidak dikenal.' })

const unitsOrNull = z
  .union([units, z.literal('')], { error: 'Jumlah harus berupa angka, misalnya 25 atau 2.5.' })
  .nullable()
  .transform((given) => given || null)

const percent = z
  .union([z.string(), z.number()], { error: 'Persentase nego antara 0 dan 100.' })
  .transform(String)
  .pipe(z.string().regex(/^(|100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/, { error: 'Persentase nego antara 0 dan 100.' }))
  .nullish()
  .transform((given) => given || null)

const months = z
  .union([wholeNumber('Masa simpan 1 sampai 240 bulan.', { least: 1, most: 240 }), z.literal('')], {
    error: 'Masa simpan 1 sampai 240 bulan.',
  })
  .nullish()
  .transform((given) => given || null)

/** One line that a draft may leave empty. */
function line(name: string, longest: number) {
  return z.union([nameText(name, longest), z.literal('')], { error: sentenceOfLine(name, longest) })
}

// of a union without a match only its own sentence is told
function sentenceOfLine(name: string, longest: number) {
  return ({ input }: { input?: unknown }) => {
    const found = nameText(name, longest).safeParse(input)
    return found.success ? undefined : found.error.issues[0]?.message
  }
}

/** Running text; its line breaks are kept. */
function text(name: string, longest: number) {
  return z
    .string({ error: `${name} tidak sesuai.` })
    .trim()
    .max(longest, { error: `${name} paling panjang ${longest} karakter.` })
    .default('')
}

const amountOrNothing = amountOrNull.transform((given) => given ?? null)

/** An offer as a seller writes it; empty texts and null are what a draft does not have yet. */
export const offerFields = z.object({
  bahan_id: materialId,
  /** The seller's own code of it. */
  sku: line('SKU', LONGEST.sku).default(''),
  nama: nameText('Nama produk', LONGEST.productName),
  nama_inggris: line('Nama Inggris', LONGEST.productName).default(''),
  nama_lain: z
    .array(nameText('Nama lain', LONGEST.materialName), { error: 'Nama lain tidak sesuai.' })
    .max(MOST.offerNames, { error: `Nama lain paling banyak ${MOST.offerNames}.` })
    .default([]),
  grade: line('Grade', LONGEST.grade),
  /** Who makes the goods. */
  produsen: line('Produsen', LONGEST.maker).default(''),
  asal: line('Negara asal', LONGEST.origin),
  bentuk: line('Bentuk', LONGEST.form),
  /** 'drum fiber'; of '25 kg drum fiber' the size is taken from the weight. */
  kemasan: line('Jenis kemasan', LONGEST.container),
  satuan: z.enum(offeredUnits, { error: `Satuan: ${offeredUnits.join(', ')}.` }),
  berat: unitsOrNull,
  jumlah_min_beli: unitsOrNull,
  /** The minimum purchase where it is null. */
  jumlah_min_nego: unitsOrNull,
  stok: unitsOrNull,
  harga: amountOrNothing,
  /** Of customers of that level; null: they pay the list price. */
  harga_tingkat_2: amountOrNothing,
  harga_tingkat_3: amountOrNothing,
  negotiable: z
    .union([z.enum(['yes', 'no']), z.boolean()], { error: 'Pilih apakah harga dapat dinego.' })
    .transform((given) => given === true || given === 'yes'),
  harga_terendah: amountOrNothing,
  persen_nego: percent,
  /** Slugs of showcases. */
  etalase: z
    .array(z.string().max(LONGEST.showcase), { error: 'Etalase tidak sesuai.' })
    .max(MOST.showcases)
    .default([]),
  deskripsi: text('Deskripsi', LONGEST.offerText),
  info_penting: text('Informasi penting', LONGEST.offerText),
  penyimpanan: line('Penyimpanan', LONGEST.storage).default(''),
  masa_simpan: months,
})
export type WireOffer = z.output<typeof offerFields>

const saved = z.object({
  produk_id: z.number().int(),
  produk_id_url: z.string(),
  status,
  versi: z.number().int(),
})
export type WireSavedOffer = z.infer<typeof saved>

const held = z.object({
  produk_id: z.number().int(),
  produk_id_url: z.string(),
  produk_foto: z.string(),
  versi: z.number().int(),
  status,
  batas_sales: salesLimit,
  penurunan: productBan.nullable(),
  bahan: z.object({ bahan_id: z.number().int(), bahan_nama: z.string(), bahan_cas: z.string().nullable() }),
  isian: z.object({
    bahan_id: z.number().int(),
    sku: z.string(),
    nama: z.string(),
    nama_inggris: z.string(),
    nama_lain: z.array(z.string()),
    grade: z.string(),
    produsen: z.string(),
    asal: z.string(),
    bentuk: z.string(),
    kemasan: z.string(),
    satuan: z.string(),
    berat: z.string().nullable(),
    jumlah_min_beli: z.string().nullable(),
    jumlah_min_nego: z.string().nullable(),
    stok: z.string().nullable(),
    harga: z.string().nullable(),
    harga_tingkat_2: z.string().nullable(),
    harga_tingkat_3: z.string().nullable(),
    negotiable: z.boolean(),
    harga_terendah: z.string().nullable(),
    persen_nego: z.string().nullable(),
    etalase: z.array(z.string()),
    deskripsi: z.string(),
    info_penting: z.string(),
    penyimpanan: z.string(),
    masa_simpan: z.number().int().nullable(),
  }),
})
export type WireHeldOffer = z.infer<typeof held>

const editor = z.object({
  /** Null for a new one. */
  produk: held.nullable(),
  /** The seller's showcases, in their order. */
  etalase: z.array(z.object({ nama: z.string(), slug: z.string() })),
  /** What sellers have written already, of makers what this one has; the most used first. */
  dikenal: z.object({
    grade: z.array(z.string()),
    produsen: z.array(z.string()),
    asal: z.array(z.string()),
    bentuk: z.array(z.string()),
  }),
})
export type WireEditor = z.infer<typeof editor>

/** How a seller writes its offers [SELLER-2, SHOP-2]. */
export const editorCalls = {
  editor: defineCall({
    path: 'pusat-seller/produk/isian',
    summary: "One of the seller's products as it is edited, and what there is to choose from",
    access: 'seller',
    permission: 'products.change',
    body: z.object({ produk_id: productId.nullish() }),
    answer: answers(editor),
  }),
  save: defineCall({
    path: 'pusat-seller/produk/simpan',
    summary:
      'Writes a product, a new one without produk_id, one that is there with the versi that was seen; it is sold, unless status says draf or ditarik',
    access: 'seller',
    permission: 'products.change',
    body: z
      .object({
        produk_id: productId.nullish(),
        /** The seller's product whose photos a new one takes along. */
        foto_dari: productId.nullish(),
        /** The version that was seen, of a product that is there: whoever saves an older one is told so. */
        versi: version.nullish(),
        /** The stock that was seen, as orders change it meanwhile. */
        stok_semula: unitsOrNull.optional(),
        status: status.default('dijual'),
        ...offerFields.shape,
      })
      .refine(({ produk_id, foto_dari }) => !produk_id || !foto_dari, {
        path: ['foto_dari'],
        error: 'Foto hanya ikut ke produk baru.',
      }),
    answer: answers(saved),
  }),
}
