import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import {
  idOrNull,
  idText,
  keyword,
  ownCompanyOrNull,
  page,
  pageSize,
  productId,
  visibleAmount,
  wholeNumber,
} from '../fields.ts'
import { LONGEST, MOST_CARDS, MOST_FILTER_VALUES } from '../limits.ts'
import { subscriptionState } from '../subscriptions/state.ts'
import { expected } from './contract-expected.ts'
import { productDocumentKind } from './document-kind.ts'
import { productSort } from './product-sort.ts'
import { sellerType as sellerTypeWords } from './seller-type.ts'

/** A product as lists show it: one picture, no texts. */
export const productCard = z.object({
  produk_id: z.number().int(),
  produk_id_url: z.string(),
  produk_nama: z.string(),
  produk_foto: z.string(),
  produk_harga_satuan: visibleAmount,
  produk_satuan: z.string(),
  produk_berat: z.string(),
  produk_jumlah_min_beli: z.string(),
  produk_jumlah_min_nego: z.string(),
  produk_origin: z.string(),
  produk_negotiable: z.enum(['yes', 'no']),
  produk_grade: z.string(),
  /** '25 kg drum fiber' */
  produk_kemasan: z.string(),
  produk_tersedia: z.boolean(),
  /** In how many working days more than the stock can be had [SHOP-6]; null: it cannot be ordered. */
  produk_hari_tunggu: z.number().int().nullable(),
  kategori_id: z.number().int(),
  /** The kinds of documents that its seller shows, in the order in which they are told. */
  produk_dokumen: z.array(z.enum(productDocumentKind.names)),
  seller_nama: z.string(),
  seller_id: z.string(),
  seller_username: z.string(),
  seller_lang: z.boolean(),
  seller_lang_status: z.enum(subscriptionState.names).nullable(),
  /** Whether the viewer's company has an active payment type with this seller. */
  seller_pembayaran: z.boolean(),
  seller_kurs: z.string(),
  company_id: z.string(),
})
export type WireProductCard = z.infer<typeof productCard>

export const productDetail = productCard.extend({
  produk_foto: z.array(z.string()),
  /** What each photo shows, for who does not see it; empty: the product's name. None where the pack is drawn. */
  produk_foto_teks: z.array(z.string()),
  produk_deskripsi: z.string(),
  produk_info_penting: z.string(),
  produk_nama_inggris: z.string(),
  /** The material of which it is an offer, /bahan/{slug}. */
  bahan_slug: z.string(),
  bahan_nama: z.string(),
  produk_cas: z.string().nullable(),
  produk_e_number: z.string().nullable(),
  produk_inci: z.string().nullable(),
  /** Who makes the goods; empty where the seller does not say. */
  produk_produsen: z.string(),
  produk_bentuk: z.string(),
  produk_fungsi: z.array(z.string()),
  produk_sinonim: z.array(z.string()),
  produk_masa_simpan: z.number().int().nullable(),
  produk_penyimpanan: z.string(),
  produk_bahaya: z.string().nullable(),
  produk_halal_kritis: z.boolean(),
  produk_kode_hs: z.string().nullable(),
  /** Units in stock, only for subscribed buyers; null otherwise. */
  produk_stok: z.string().nullable(),
  /** What is to come of it and can be ordered then, only for subscribed buyers; null: nothing is expected. */
  produk_ditunggu: expected.nullable(),
  kategori_nama: z.string(),
  seller_chat: z.string(),
  text_chat: z.string(),
  seller_kota: z.string(),
  seller_tipe: z.enum(sellerTypeWords.names),
  /** Labels of the viewer's active payment types with this seller: 'Transfer', 'Tempo 30 hari'. */
  tipe_pembayaran: z.array(z.string()),
})
export type WireProductDetail = z.infer<typeof productDetail>

/** A product that was sold and is not any more: what it was, never what it cost. */
const withdrawnProduct = productCard
  .pick({
    produk_id: true,
    produk_id_url: true,
    produk_nama: true,
    produk_foto: true,
    produk_origin: true,
    produk_grade: true,
    produk_kemasan: true,
    kategori_id: true,
    seller_nama: true,
    seller_username: true,
  })
  .extend({ kategori_nama: z.string(), bahan_slug: z.string(), bahan_nama: z.string() })
export type WireWithdrawnProduct = z.infer<typeof withdrawnProduct>

const category = z.object({
  kategori_id: z.number().int(),
  nama: z.string(),
  teks: z.string(),
  jumlah: z.number().int(),
})
export type WireCategory = z.infer<typeof category>
const facet = z.object({ nilai: z.string(), nama: z.string(), jumlah: z.number().int() })

const facets = z.object({
  kategori: z.array(facet),
  tipe_seller: z.array(facet.extend({ nilai: z.enum(sellerTypeWords.names) })),
  grade: z.array(facet),
  asal: z.array(facet),
  fungsi: z.array(facet),
  bentuk: z.array(facet),
  /** Sizes of packs: '25 kg'. */
  ukuran: z.array(facet),
  seller: z.array(facet),
  /** Products of materials that are not halal-critical. */
  halal: z.number().int(),
  /** Products that can be ordered now. */
  siap: z.number().int(),
  /** Products of subscribed sellers; null for viewers who cannot subscribe. */
  langganan: z.number().int().nullable(),
})
export type WireFacets = z.infer<typeof facets>

const productPage = z.object({
  produk: z.array(productCard),
  total: z.number().int(),
  /** Whether there are more than the total, which then is how far was counted. */
  total_lebih: z.boolean(),
  /** The last one that is there, where a later one was asked for. */
  halaman: z.number().int(),
  /** The last page that can be read, also of a longer list; 0 of an empty one. */
  halaman_terakhir: z.number().int(),
  per_halaman: z.number().int(),
  /** What was searched for instead of a mistyped keyword; null when the keyword was. */
  dicari: z.string().nullable(),
  /** Names of materials near a keyword that found nothing, to be searched instead [MAT-4]. */
  nama_terdekat: z.array(z.string()),
  /** The materials that a keyword names, best first, on the first page of what it finds [MAT-3]. */
  bahan: z.array(
    z.object({
      slug: z.string(),
      bahan_nama: z.string(),
      nomor_cas: z.string().nullable(),
      /** Of all sellers. */
      jumlah: z.number().int(),
    }),
  ),
  /** Where asked for, the units in stock of the page's products whose seller the viewer's company subscribes to. */
  stok: z.array(z.object({ produk_id: z.number().int(), jumlah: z.string() })),
})
export type WireProductPage = z.infer<typeof productPage>

/** 0 all, 1 Pharmaceutical, 2 Food and Beverages, 3 Cosmetic and Toiletries, 6 Natural. */
const categoryId = wholeNumber('Kategori tidak dikenal.', { least: 0, most: 6 }).pipe(
  z.literal([0, 1, 2, 3, 6], { error: 'Kategori tidak dikenal.' }),
)
const sellerType = z.enum(sellerTypeWords.names, { error: 'Tipe seller tidak dikenal.' })
export const sort = z.enum(productSort.names, { error: 'Urutan tidak dikenal.' })

export const sellerUsername = z.string().trim().min(1).max(LONGEST.sellerUsername)

/** A filter's value, or several of which a product meets any. */
export function oneOrSeveral(value: z.ZodString) {
  return z.union([value, z.array(value).min(1).max(MOST_FILTER_VALUES)], { error: 'Filter tidak valid.' })
}

export const sellerCard = z.object({
  seller_id: z.string(),
  seller_username: z.string(),
  seller_nama: z.string(),
  seller_tipe: z.enum(sellerTypeWords.names),
  seller_kota: z.string(),
  seller_provinsi: z.string(),
  seller_deskripsi: z.string(),
  /** The address of its picture; null: none. */
  seller_logo: z.string().nullable(),
  seller_lang: z.boolean(),
  seller_lang_status: z.enum(subscriptionState.names).nullable(),
  jumlah_produk: z.number().int(),
  kategori: z.array(z.number().int()),
})
export type WireSellerCard = z.infer<typeof sellerCard>

const sellerPage = z.object({ seller: z.array(sellerCard), total: z.number().int() })
export type WireSellerPage = z.infer<typeof sellerPage>

const sellerDetail = sellerCard.extend({
  /** The address of the picture over its page; null: none. */
  seller_banner: z.string().nullable(),
  seller_alamat: z.string(),
  seller_chat: z.string(),
  tipe_pembayaran: z.array(z.string()),
  etalase: z.array(z.object({ nama: z.string(), slug: z.string(), jumlah: z.number().int() })),
})
export type WireSellerDetail = z.infer<typeof sellerDetail>

const suggestion = productCard
  .pick({
    produk_id: true,
    produk_nama: true,
    produk_foto: true,
    produk_id_url: true,
    seller_nama: true,
    produk_harga_satuan: true,
    produk_satuan: true,
  })
  .extend({ seller_lang: z.boolean() })
export type WireSuggestion = z.infer<typeof suggestion>
const materialSuggestion = z.object({
  slug: z.string(),
  bahan_nama: z.string(),
  /** Of all sellers; for people '1.000+' is enough. */
  jumlah: z.number().int(),
})
export type WireMaterialSuggestion = z.infer<typeof materialSuggestion>
const suggestions = answers(z.array(suggestion)).extend({
  bahan: z.array(materialSuggestion),
  /** The same as in a list that found nothing. */
  nama_terdekat: z.array(z.string()),
})
export type WireSuggestions = Omit<z.infer<typeof suggestions>, 'status'>

const productFilter = z.object({
  kategori: categoryId.optional(),
  tipe_seller: sellerType.optional(),
  seller: oneOrSeveral(sellerUsername).optional(),
  etalase: z.string().trim().min(1).max(LONGEST.showcase).optional(),
  keyword: keyword.optional(),
  grade: oneOrSeveral(z.string().trim().min(1).max(LONGEST.grade)).optional(),
  /** Where the goods come from: a country, as produk_origin. */
  asal: oneOrSeveral(z.string().trim().min(1).max(LONGEST.origin)).optional(),
  /** What its material is used for: 'pengawet'. */
  fungsi: oneOrSeveral(z.string().trim().min(1).max(LONGEST.materialFunction)).optional(),
  bentuk: oneOrSeveral(z.string().trim().min(1).max(LONGEST.form)).optional(),
  /** The size of a pack, as the filter values tell it: '25 kg'. */
  ukuran: oneOrSeveral(z.string().trim().min(1).max(LONGEST.packSize)).optional(),
  /** Only products of materials that are not halal-critical. */
  halal: z.boolean().optional(),
  /** Only what can be ordered now. */
  siap: z.boolean().optional(),
  /** Only sellers the viewer's company subscribes to. */
  langganan: z.boolean().optional(),
})

const oneProduct = z
  .object({ produk_id: productId.optional(), produk_id_url: z.string().min(1).max(40).optional() })
  .refine((body) => (body.produk_id === undefined) !== (body.produk_id_url === undefined), {
    path: ['produk_id'],
    error: 'Isi salah satu: produk_id atau produk_id_url.',
  })

export const catalogueCalls = {
  products: defineCall({
    path: 'produk/daftar',
    summary: 'Products by filter, sorted and paged, with counts',
    access: 'visitor',
    fromReplica: true,
    body: productFilter.extend({
      urut: sort.optional(),
      halaman: page,
      per_halaman: pageSize,
      /** Whether to tell the stock too, for a table [CARD-6]. */
      stok: z.boolean().optional(),
    }),
    answer: answers(productPage),
  }),
  /** Counts of each filter value under the other filters. */
  productFacets: defineCall({
    path: 'produk/filter',
    summary: 'Filter values of the product list with their counts',
    access: 'visitor',
    fromReplica: true,
    body: productFilter,
    answer: answers(facets),
  }),
  product: defineCall({
    path: 'produk/detail',
    summary: 'One product; by produk_id, or by produk_id_url',
    access: 'visitor',
    fromReplica: true,
    body: oneProduct,
    answer: answers(productDetail),
  }),
  withdrawnProduct: defineCall({
    path: 'produk/ditarik',
    summary: 'One product that is not sold any more; by produk_id, or by produk_id_url',
    access: 'visitor',
    fromReplica: true,
    body: oneProduct,
    answer: answers(withdrawnProduct),
  }),
  cards: defineCall({
    path: 'produk/kartu',
    summary: 'Products by their ids, in the order asked for; those not sold now are left out',
    access: 'visitor',
    fromReplica: true,
    body: z.object({
      produk_id: z
        .array(productId, { error: 'Kode produk tidak valid.' })
        .min(1, { error: 'Pilih produknya.' })
        .max(MOST_CARDS, { error: `Paling banyak ${MOST_CARDS} produk sekaligus.` }),
    }),
    answer: answers(z.array(productCard)),
  }),
  related: defineCall({
    path: 'produk/produk-terkait',
    summary: 'Products related to one',
    access: 'visitor',
    fromReplica: true,
    body: z.object({ company_id: ownCompanyOrNull, produk_id: productId }),
    answer: answers(z.array(productCard)),
  }),
  featured: defineCall({
    path: 'produk/produk-unggulan',
    summary: 'Featured products, of one category or all (0)',
    access: 'visitor',
    fromReplica: true,
    body: z.object({
      company_id: ownCompanyOrNull,
      company_tipe_bisnis_id: z.union([z.string().max(40), z.number()]).nullish(),
      kategori: categoryId.default(0),
    }),
    answer: answers(z.array(productCard)),
  }),
  categories: defineCall({
    path: 'kategori/daftar',
    summary: 'Categories with their live counts',
    access: 'visitor',
    fromReplica: true,
    body: z.object({}),
    answer: answers(z.array(category)),
  }),
  suggestions: defineCall({
    path: 'produk/saran-pencarian',
    summary: 'Search suggestions from 3 characters on: products, and materials with the number of their offers',
    access: 'visitor',
    fromReplica: true,
    body: z.object({
      keyword,
      company_id: ownCompanyOrNull,
      seller_id: idOrNull,
      company_tipe_bisnis_id: z.union([z.string().max(40), z.number()]).nullish(),
    }),
    answer: suggestions,
  }),
  sellers: defineCall({
    path: 'seller/daftar',
    summary: 'Sellers, filtered and paged',
    access: 'visitor',
    fromReplica: true,
    body: z.object({
      keyword: keyword.optional(),
      tipe_seller: sellerType.optional(),
      kategori: categoryId.optional(),
      halaman: page,
      per_halaman: pageSize,
    }),
    answer: answers(sellerPage),
  }),
  seller: defineCall({
    path: 'seller/detail',
    summary: 'One seller with showcases (etalase); by seller_username, or by seller_id',
    access: 'visitor',
    fromReplica: true,
    body: z
      .object({ seller_username: sellerUsername.optional(), seller_id: idText.optional() })
      .refine((body) => (body.seller_username === undefined) !== (body.seller_id === undefined), {
        path: ['seller_username'],
        error: 'Isi salah satu: seller_username atau seller_id.',
      }),
    answer: answers(sellerDetail),
  }),
}
