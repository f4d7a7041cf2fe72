import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { nameText } from '../companies/fields.ts'
import { amountOrNull, productId, units, version, wholeNumber } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { materialId } from '../materials/fields.ts'
import { wire, wireWords } from '../wire.ts'
import { salesLimit } from './contract-prices.ts'
import { productBan } from './contract-selling.ts'
import { offeredUnits } from './offer.ts'
import { productStatus } from './product-status.ts'

const status = wireWords(productStatus.names, { error: 'Status produk tidak dikenal.' })

const unitsOrNull = z
  .union([units, z.literal('')], { error: 'Jumlah harus berupa angka, misalnya 25 atau 2.5.' })
  .nullable()
  .transform((input) => input || null)

const percent = z
  .union([z.string(), z.number()], { error: 'Persentase nego antara 0 dan 100.' })
  .transform(String)
  .pipe(z.string().regex(/^(|100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/, { error: 'Persentase nego antara 0 dan 100.' }))
  .nullish()
  .transform((input) => input || null)

const months = z
  .union([wholeNumber('Masa simpan 1 sampai 240 bulan.', { least: 1, most: 240 }), z.literal('')], {
    error: 'Masa simpan 1 sampai 240 bulan.',
  })
  .nullish()
  .transform((input) => input || null)

/** One line that a draft may leave empty. */
function line(name: string, longest: number) {
  return z.union([nameText(name, longest), z.literal('')], { error: sentenceOfLine(name, longest) })
}

// of a union without a match only its own sentence is shown
function sentenceOfLine(name: string, longest: number) {
  return ({ input }: { input?: unknown }) => {
    const found = nameText(name, longest).safeParse(input)
    return found.success ? undefined : found.error.issues[0]?.message
  }
}

/** Running text; its line breaks are preserved. */
function text(name: string, longest: number) {
  return z
    .string({ error: `${name} tidak sesuai.` })
    .trim()
    .max(longest, { error: `${name} paling panjang ${longest} karakter.` })
    .default('')
}

const amountOrNothing = amountOrNull.transform((input) => input ?? null)

/** An offer as a seller writes it; empty texts and null are what a draft does not have yet. */
export const offerFields = z.object({
  materialId: wire('bahan_id', materialId),
  /** The seller's own code of it. */
  sku: line('SKU', LONGEST.sku).default(''),
  name: wire('nama', nameText('Nama produk', LONGEST.productName)),
  nameEnglish: wire('nama_inggris', line('Nama Inggris', LONGEST.productName).default('')),
  otherNames: wire(
    'nama_lain',
    z
      .array(nameText('Nama lain', LONGEST.materialName), { error: 'Nama lain tidak sesuai.' })
      .max(MOST.offerNames, { error: `Nama lain paling banyak ${MOST.offerNames}.` })
      .default([]),
  ),
  grade: line('Grade', LONGEST.grade),
  /** Who makes the goods. */
  maker: wire('produsen', line('Produsen', LONGEST.maker).default('')),
  origin: wire('asal', line('Negara asal', LONGEST.origin)),
  form: wire('bentuk', line('Bentuk', LONGEST.form)),
  /** 'drum fiber'; of '25 kg drum fiber' the size is taken from the weight. */
  container: wire('kemasan', line('Jenis kemasan', LONGEST.container)),
  unit: wire('satuan', z.enum(offeredUnits, { error: `Satuan: ${offeredUnits.join(', ')}.` })),
  packWeight: wire('berat', unitsOrNull),
  minPurchase: wire('jumlah_min_beli', unitsOrNull),
  /** The minimum purchase where it is null. */
  minNego: wire('jumlah_min_nego', unitsOrNull),
  stock: wire('stok', unitsOrNull),
  price: wire('harga', amountOrNothing),
  /** Of customers of that level; null: they pay the list price. */
  priceAtLevel2: wire('harga_tingkat_2', amountOrNothing),
  priceAtLevel3: wire('harga_tingkat_3', amountOrNothing),
  negotiable: z
    .union([z.enum(['yes', 'no']), z.boolean()], { error: 'Pilih apakah harga dapat dinego.' })
    .transform((input) => input === true || input === 'yes'),
  lowestPrice: wire('harga_terendah', amountOrNothing),
  negoPercent: wire('persen_nego', percent),
  /** Slugs of collections (etalase). */
  showcases: wire(
    'etalase',
    z.array(z.string().max(LONGEST.showcase), { error: 'Etalase tidak sesuai.' }).max(MOST.showcases).default([]),
  ),
  description: wire('deskripsi', text('Deskripsi', LONGEST.offerText)),
  importantInfo: wire('info_penting', text('Informasi penting', LONGEST.offerText)),
  storage: wire('penyimpanan', line('Penyimpanan', LONGEST.storage).default('')),
  shelfLifeMonths: wire('masa_simpan', months),
})

const saved = z.object({
  id: wire('produk_id', z.number().int()),
  code: wire('produk_id_url', z.string()),
  status,
  version: wire('versi', z.number().int()),
})
export type SavedOffer = z.infer<typeof saved>

const editable = z.object({
  id: wire('produk_id', z.number().int()),
  code: wire('produk_id_url', z.string()),
  picture: wire('produk_foto', z.string()),
  version: wire('versi', z.number().int()),
  status,
  salesLimit: wire('batas_sales', salesLimit),
  ban: wire('penurunan', productBan.nullable()),
  material: wire(
    'bahan',
    z.object({
      id: wire('bahan_id', z.number().int()),
      name: wire('bahan_nama', z.string()),
      casNumber: wire('bahan_cas', z.string().nullable()),
    }),
  ),
  offer: wire(
    'isian',
    z.object({
      materialId: wire('bahan_id', z.number().int()),
      sku: z.string(),
      name: wire('nama', z.string()),
      nameEnglish: wire('nama_inggris', z.string()),
      otherNames: wire('nama_lain', z.array(z.string())),
      grade: z.string(),
      maker: wire('produsen', z.string()),
      origin: wire('asal', z.string()),
      form: wire('bentuk', z.string()),
      container: wire('kemasan', z.string()),
      unit: wire('satuan', z.string()),
      packWeight: wire('berat', z.string().nullable()),
      minPurchase: wire('jumlah_min_beli', z.string().nullable()),
      minNego: wire('jumlah_min_nego', z.string().nullable()),
      stock: wire('stok', z.string().nullable()),
      price: wire('harga', z.string().nullable()),
      priceAtLevel2: wire('harga_tingkat_2', z.string().nullable()),
      priceAtLevel3: wire('harga_tingkat_3', z.string().nullable()),
      negotiable: z.boolean(),
      lowestPrice: wire('harga_terendah', z.string().nullable()),
      negoPercent: wire('persen_nego', z.string().nullable()),
      showcases: wire('etalase', z.array(z.string())),
      description: wire('deskripsi', z.string()),
      importantInfo: wire('info_penting', z.string()),
      storage: wire('penyimpanan', z.string()),
      shelfLifeMonths: wire('masa_simpan', z.number().int().nullable()),
    }),
  ),
})
export type EditableOffer = z.infer<typeof editable>

const editor = z.object({
  /** Null for a new one. */
  product: wire('produk', editable.nullable()),
  /** The seller's collections (etalase), in their order. */
  showcases: wire('etalase', z.array(z.object({ name: wire('nama', z.string()), slug: z.string() }))),
  /** Known spellings of sellers, of makers this one's; the most used first. */
  known: wire(
    'dikenal',
    z.object({
      grades: wire('grade', z.array(z.string())),
      makers: wire('produsen', z.array(z.string())),
      origins: wire('asal', z.array(z.string())),
      forms: wire('bentuk', z.array(z.string())),
    }),
  ),
})
export type OfferEditor = z.infer<typeof editor>

/** How a seller writes its offers [SELLER-2, SHOP-2]. */
export const editorCalls = {
  editor: defineCall({
    path: 'pusat-seller/produk/isian',
    summary: "One of the seller's products as it is edited, and what there is to choose from",
    access: 'seller',
    permission: 'products.change',
    body: z.object({ id: wire('produk_id', productId.nullish()) }),
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
        id: wire('produk_id', productId.nullish()),
        /** The seller's product whose photos a new one takes along. */
        photosFrom: wire('foto_dari', productId.nullish()),
        /** The expected version of an existing product: saving an older one is refused. */
        version: wire('versi', version.nullish()),
        /** The expected stock, as orders change it meanwhile. */
        seenStock: wire('stok_semula', unitsOrNull.optional()),
        status: status.default('published'),
        ...offerFields.shape,
      })
      .refine(({ id, photosFrom }) => !id || !photosFrom, {
        path: ['photosFrom'],
        error: 'Foto hanya ikut ke produk baru.',
      }),
    answer: answers(saved),
  }),
}
