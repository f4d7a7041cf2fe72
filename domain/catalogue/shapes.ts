import { z } from 'zod'
import { answers } from '../call.ts'
import { subscriptionState } from '../subscriptions/state.ts'
import { wire, wireWords } from '../wire.ts'
import { visibleAmount, yesOrNo } from '../wire-fields.ts'
import { expected } from './contract-expected.ts'
import { productDocumentKind } from './document-kind.ts'
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
export const withdrawnProduct = productCard
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

export const category = z.object({
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

export const facets = z.object({
  categories: wire('kategori', z.array(facet)),
  sellerTypes: wire('tipe_seller', z.array(facet.extend({ value: wire('nilai', wireWords(sellerTypeWords.names)) }))),
  grades: wire('grade', z.array(facet)),
  origins: wire('asal', z.array(facet)),
  functions: wire('fungsi', z.array(facet)),
  /** Those of these functions that the keyword names: to be narrowed by. */
  searchedFunctions: wire('fungsi_dicari', z.array(z.string())),
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

export const productPage = z.object({
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
        eNumber: wire('e_number', z.string().nullable()),
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
  /** When requested, the CAS numbers of the page's products that have one. */
  casNumbers: wire(
    'cas',
    z.array(z.object({ productId: wire('produk_id', z.number().int()), casNumber: wire('nomor_cas', z.string()) })),
  ),
})
export type ProductPage = z.infer<typeof productPage>
export type FoundMaterial = ProductPage['materials'][number]

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
  /** Median minutes in which it answers requests for subscriptions, for buyers; null where it answered too few. */
  usualAnswer: wire('seller_menit_jawab', z.number().int().nullable()),
  /** Whether its rule lets the viewer's company in at once, or will once that is verified; null: people decide. */
  entry: wire('seller_terbuka', wireWords({ now: 'sekarang', once_verified: 'setelah_verifikasi' }).nullable()),
})
export type SellerCard = z.infer<typeof sellerCard>

export const sellerPage = z.object({ sellers: wire('seller', z.array(sellerCard)), total: z.number().int() })

export const sellerDetail = sellerCard.extend({
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
export const suggestions = answers(z.array(suggestion)).extend({
  materials: wire('bahan', z.array(materialSuggestion)),
  /** Names to search by instead when nothing is found [MAT-4]. */
  nearest: wire('nama_terdekat', z.array(z.string())),
})
