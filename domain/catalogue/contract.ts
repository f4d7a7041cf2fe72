import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { idOrNull, idText, keyword, ownCompanyOrNull, page, pageSize, productId, wholeNumber } from '../fields.ts'
import { LONGEST, MOST_CARDS, MOST_FILTER_VALUES } from '../limits.ts'
import { subscriptionState } from '../subscriptions/state.ts'
import { wire, wireWords } from '../wire.ts'
import { visibleAmount, yesOrNo } from '../wire-fields.ts'
import { expected } from './contract-expected.ts'
import { productDocumentKind } from './document-kind.ts'
import { productSort } from './product-sort.ts'
import { sellerType as sellerTypeWords } from './seller-type.ts'

const cardHead = {
  id: wire('produk_id', z.number().int()),
  code: wire('produk_id_url', z.string()),
  name: wire('produk_nama', z.string()),
}
const cardFacts = {
  price: wire('produk_harga_satuan', visibleAmount),
  unit: wire('produk_satuan', z.string()),
  packWeight: wire('produk_berat', z.string()),
  minPurchase: wire('produk_jumlah_min_beli', z.string()),
  minNego: wire('produk_jumlah_min_nego', z.string()),
  origin: wire('produk_origin', z.string()),
  negotiable: wire('produk_negotiable', yesOrNo),
  grade: wire('produk_grade', z.string()),
  /** '25 kg drum fiber' */
  packLabel: wire('produk_kemasan', z.string()),
  available: wire('produk_tersedia', z.boolean()),
  /** In how many working days more than the stock can be had [SHOP-6]; null: it cannot be ordered. */
  leadDays: wire('produk_hari_tunggu', z.number().int().nullable()),
  categoryId: wire('kategori_id', z.number().int()),
  /** The kinds of documents that its seller shows, in display order. */
  documentKinds: wire('produk_dokumen', z.array(wireWords(productDocumentKind.names))),
  sellerName: wire('seller_nama', z.string()),
  sellerId: wire('seller_id', z.string()),
  sellerUsername: wire('seller_username', z.string()),
  subscribed: wire('seller_lang', z.boolean()),
  subscriptionState: wire('seller_lang_status', wireWords(subscriptionState.names).nullable()),
  /** Whether the viewer's company has an active payment type with this seller. */
  payable: wire('seller_pembayaran', z.boolean()),
  exchangeRate: wire('seller_kurs', z.string()),
  companyId: wire('company_id', z.string()),
}

/** A product as lists show it: one picture, no texts. */
export const productCard = z.object({
  ...cardHead,
  picture: wire('produk_foto', z.string()),
  ...cardFacts,
})
export type ProductCard = z.infer<typeof productCard>

export const productDetail = z.object({
  ...cardHead,
  pictures: wire('produk_foto', z.array(z.string())),
  ...cardFacts,
  /** Alternative texts of the photos; empty: the product's name. None where the pack is drawn. */
  pictureTexts: wire('produk_foto_teks', z.array(z.string())),
  description: wire('produk_deskripsi', z.string()),
  importantInfo: wire('produk_info_penting', z.string()),
  nameEnglish: wire('produk_nama_inggris', z.string()),
  /** The material of which it is an offer, /bahan/{slug}. */
  materialSlug: wire('bahan_slug', z.string()),
  materialName: wire('bahan_nama', z.string()),
  casNumber: wire('produk_cas', z.string().nullable()),
  eNumber: wire('produk_e_number', z.string().nullable()),
  inci: wire('produk_inci', z.string().nullable()),
  /** Who makes the goods; empty where the seller does not say. */
  maker: wire('produk_produsen', z.string()),
  form: wire('produk_bentuk', z.string()),
  functions: wire('produk_fungsi', z.array(z.string())),
  synonyms: wire('produk_sinonim', z.array(z.string())),
  shelfLifeMonths: wire('produk_masa_simpan', z.number().int().nullable()),
  storage: wire('produk_penyimpanan', z.string()),
  hazard: wire('produk_bahaya', z.string().nullable()),
  halalCritical: wire('produk_halal_kritis', z.boolean()),
  hsCode: wire('produk_kode_hs', z.string().nullable()),
  /** Units in stock, only for subscribed buyers; null otherwise. */
  stock: wire('produk_stok', z.string().nullable()),
  /** The next orderable delivery, only for subscribed buyers; null: none is expected. */
  expected: wire('produk_ditunggu', expected.nullable()),
  categoryName: wire('kategori_nama', z.string()),
  sellerPhone: wire('seller_chat', z.string()),
  question: wire('text_chat', z.string()),
  sellerCity: wire('seller_kota', z.string()),
  sellerType: wire('seller_tipe', wireWords(sellerTypeWords.names)),
  /** Labels of the viewer's active payment types with this seller: 'Transfer', 'Tempo 30 hari'. */
  paymentTypes: wire('tipe_pembayaran', z.array(z.string())),
})
export type ProductDetail = z.infer<typeof productDetail>

/** A product that was sold and is not any more: what it was, never what it cost. */
const withdrawnProduct = productCard
  .pick({
    id: true,
    code: true,
    name: true,
    picture: true,
    origin: true,
    grade: true,
    packLabel: true,
    categoryId: true,
    sellerName: true,
    sellerUsername: true,
  })
  .extend({
    categoryName: wire('kategori_nama', z.string()),
    materialSlug: wire('bahan_slug', z.string()),
    materialName: wire('bahan_nama', z.string()),
  })
export type WithdrawnProduct = z.infer<typeof withdrawnProduct>

const category = z.object({
  id: wire('kategori_id', z.number().int()),
  name: wire('nama', z.string()),
  text: wire('teks', z.string()),
  count: wire('jumlah', z.number().int()),
})
export type Category = z.infer<typeof category>
const facet = z.object({
  value: wire('nilai', z.string()),
  name: wire('nama', z.string()),
  count: wire('jumlah', z.number().int()),
})

const facets = z.object({
  categories: wire('kategori', z.array(facet)),
  sellerTypes: wire('tipe_seller', z.array(facet.extend({ value: wire('nilai', wireWords(sellerTypeWords.names)) }))),
  grades: wire('grade', z.array(facet)),
  origins: wire('asal', z.array(facet)),
  functions: wire('fungsi', z.array(facet)),
  forms: wire('bentuk', z.array(facet)),
  /** Sizes of packs: '25 kg'. */
  packSizes: wire('ukuran', z.array(facet)),
  sellers: wire('seller', z.array(facet)),
  /** Products of materials that are not halal-critical. */
  halal: z.number().int(),
  /** Products that can be ordered now. */
  ready: wire('siap', z.number().int()),
  /** Products of subscribed sellers; null for viewers who cannot subscribe. */
  subscribed: wire('langganan', z.number().int().nullable()),
})
export type Facets = z.infer<typeof facets>

const productPage = z.object({
  products: wire('produk', z.array(productCard)),
  total: z.number().int(),
  /** Whether there are more than the total, which then is how far was counted. */
  more: wire('total_lebih', z.boolean()),
  /** The last one that is there, where a later one was requested. */
  page: wire('halaman', z.number().int()),
  /** The last page that can be read, also of a longer list; 0 of an empty one. */
  lastPage: wire('halaman_terakhir', z.number().int()),
  perPage: wire('per_halaman', z.number().int()),
  /** The keyword searched for in place of a mistyped one; null when the typed one was. */
  searchedFor: wire('dicari', z.string().nullable()),
  /** Names of materials near a keyword that found nothing, to be searched instead [MAT-4]. */
  nearest: wire('nama_terdekat', z.array(z.string())),
  /** The materials that a keyword names, best first, on the first page of what it finds [MAT-3]. */
  materials: wire(
    'bahan',
    z.array(
      z.object({
        slug: z.string(),
        name: wire('bahan_nama', z.string()),
        casNumber: wire('nomor_cas', z.string().nullable()),
        /** Of all sellers. */
        offers: wire('jumlah', z.number().int()),
      }),
    ),
  ),
  /** When requested, the units in stock of the page's products whose seller the viewer's company subscribes to. */
  stocks: wire(
    'stok',
    z.array(z.object({ productId: wire('produk_id', z.number().int()), units: wire('jumlah', z.string()) })),
  ),
})
export type ProductPage = z.infer<typeof productPage>
export type FoundMaterial = ProductPage['materials'][number]

/** 0 all, 1 Pharmaceutical, 2 Food and Beverages, 3 Cosmetic and Toiletries, 6 Natural. */
const categoryId = wholeNumber('Kategori tidak dikenal.', { least: 0, most: 6 }).pipe(
  z.literal([0, 1, 2, 3, 6], { error: 'Kategori tidak dikenal.' }),
)
const sellerType = wireWords(sellerTypeWords.names, { error: 'Tipe seller tidak dikenal.' })
export const sort = wireWords(productSort.names, { error: 'Urutan tidak dikenal.' })

export const sellerUsername = z.string().trim().min(1).max(LONGEST.sellerUsername)

/** A filter's value, or several of which a product meets any. */
export function oneOrMore(value: z.ZodString) {
  return z.union([value, z.array(value).min(1).max(MOST_FILTER_VALUES)], { error: 'Filter tidak valid.' })
}

export const sellerCard = z.object({
  id: wire('seller_id', z.string()),
  username: wire('seller_username', z.string()),
  name: wire('seller_nama', z.string()),
  type: wire('seller_tipe', wireWords(sellerTypeWords.names)),
  city: wire('seller_kota', z.string()),
  province: wire('seller_provinsi', z.string()),
  about: wire('seller_deskripsi', z.string()),
  /** The address of its picture; null: none. */
  logo: wire('seller_logo', z.string().nullable()),
  subscribed: wire('seller_lang', z.boolean()),
  subscriptionState: wire('seller_lang_status', wireWords(subscriptionState.names).nullable()),
  productCount: wire('jumlah_produk', z.number().int()),
  categoryIds: wire('kategori', z.array(z.number().int())),
})
export type SellerCard = z.infer<typeof sellerCard>

const sellerPage = z.object({ sellers: wire('seller', z.array(sellerCard)), total: z.number().int() })

const sellerDetail = sellerCard.extend({
  /** The address of the picture over its page; null: none. */
  banner: wire('seller_banner', z.string().nullable()),
  address: wire('seller_alamat', z.string()),
  phone: wire('seller_chat', z.string()),
  paymentTypes: wire('tipe_pembayaran', z.array(z.string())),
  showcases: wire(
    'etalase',
    z.array(z.object({ name: wire('nama', z.string()), slug: z.string(), count: wire('jumlah', z.number().int()) })),
  ),
})
export type SellerDetail = z.infer<typeof sellerDetail>

const suggestion = productCard
  .pick({
    id: true,
    name: true,
    picture: true,
    code: true,
    sellerName: true,
    price: true,
    unit: true,
  })
  .extend({ subscribed: wire('seller_lang', z.boolean()) })
export type Suggestion = z.infer<typeof suggestion>
const materialSuggestion = z.object({
  slug: z.string(),
  name: wire('bahan_nama', z.string()),
  /** Of all sellers; for people '1.000+' is enough. */
  offers: wire('jumlah', z.number().int()),
})
export type MaterialSuggestion = z.infer<typeof materialSuggestion>
/** `note` says for what a mistyped keyword was searched; null when it was found as typed [SEARCH-3]. */
export interface Suggestions {
  materials: MaterialSuggestion[]
  /** Names to search by instead, where nothing is found [MAT-4]. */
  nearest: string[]
  products: Suggestion[]
  note: string | null
}
const suggestions = answers(z.array(suggestion)).extend({
  materials: wire('bahan', z.array(materialSuggestion)),
  /** Names to search by instead when nothing is found [MAT-4]. */
  nearest: wire('nama_terdekat', z.array(z.string())),
})

const productFilter = z.object({
  category: wire('kategori', categoryId.optional()),
  sellerType: wire('tipe_seller', sellerType.optional()),
  sellers: wire('seller', oneOrMore(sellerUsername).optional()),
  showcase: wire('etalase', z.string().trim().min(1).max(LONGEST.showcase).optional()),
  keyword: keyword.optional(),
  grades: wire('grade', oneOrMore(z.string().trim().min(1).max(LONGEST.grade)).optional()),
  /** Where the goods come from: a country, as produk_origin. */
  origins: wire('asal', oneOrMore(z.string().trim().min(1).max(LONGEST.origin)).optional()),
  /** The uses of its material: 'pengawet'. */
  functions: wire('fungsi', oneOrMore(z.string().trim().min(1).max(LONGEST.materialFunction)).optional()),
  forms: wire('bentuk', oneOrMore(z.string().trim().min(1).max(LONGEST.form)).optional()),
  /** The size of a pack, as the filter values write it: '25 kg'. */
  packSizes: wire('ukuran', oneOrMore(z.string().trim().min(1).max(LONGEST.packSize)).optional()),
  /** Only products of materials that are not halal-critical. */
  halal: z.boolean().optional(),
  /** Only what can be ordered now. */
  ready: wire('siap', z.boolean().optional()),
  /** Only sellers the viewer's company subscribes to. */
  subscribed: wire('langganan', z.boolean().optional()),
})

const oneProduct = z
  .object({
    id: wire('produk_id', productId.optional()),
    code: wire('produk_id_url', z.string().min(1).max(40).optional()),
  })
  .refine((body) => (body.id === undefined) !== (body.code === undefined), {
    path: ['id'],
    error: 'Isi salah satu: produk_id atau produk_id_url.',
  })

export const catalogueCalls = {
  products: defineCall({
    path: 'produk/daftar',
    summary: 'Products by filter, sorted and paged, with counts',
    access: 'visitor',
    fromReplica: true,
    body: productFilter.extend({
      sort: wire('urut', sort.optional()),
      page: wire('halaman', page),
      perPage: wire('per_halaman', pageSize),
      /** Whether to include the stock, for a table [CARD-6]. */
      stock: wire('stok', z.boolean().optional()),
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
      ids: wire(
        'produk_id',
        z
          .array(productId, { error: 'Kode produk tidak valid.' })
          .min(1, { error: 'Pilih produknya.' })
          .max(MOST_CARDS, { error: `Paling banyak ${MOST_CARDS} produk sekaligus.` }),
      ),
    }),
    answer: answers(z.array(productCard)),
  }),
  related: defineCall({
    path: 'produk/produk-terkait',
    summary: 'Products related to one',
    access: 'visitor',
    fromReplica: true,
    body: z.object({ companyId: wire('company_id', ownCompanyOrNull), productId: wire('produk_id', productId) }),
    answer: answers(z.array(productCard)),
  }),
  featured: defineCall({
    path: 'produk/produk-unggulan',
    summary: 'Featured products, of one category or all (0)',
    access: 'visitor',
    fromReplica: true,
    body: z.object({
      companyId: wire('company_id', ownCompanyOrNull),
      businessTypeId: wire('company_tipe_bisnis_id', z.union([z.string().max(40), z.number()]).nullish()),
      category: wire('kategori', categoryId.default(0)),
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
      companyId: wire('company_id', ownCompanyOrNull),
      sellerId: wire('seller_id', idOrNull),
      businessTypeId: wire('company_tipe_bisnis_id', z.union([z.string().max(40), z.number()]).nullish()),
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
      sellerType: wire('tipe_seller', sellerType.optional()),
      category: wire('kategori', categoryId.optional()),
      page: wire('halaman', page),
      perPage: wire('per_halaman', pageSize),
    }),
    answer: answers(sellerPage),
  }),
  seller: defineCall({
    path: 'seller/detail',
    summary: 'One seller with showcases (etalase); by seller_username, or by seller_id',
    access: 'visitor',
    fromReplica: true,
    body: z
      .object({
        username: wire('seller_username', sellerUsername.optional()),
        id: wire('seller_id', idText.optional()),
      })
      .refine((body) => (body.username === undefined) !== (body.id === undefined), {
        path: ['username'],
        error: 'Isi salah satu: seller_username atau seller_id.',
      }),
    answer: answers(sellerDetail),
  }),
}
