import { type Codec, type EnglishOf, list, nullable, record, visibleAmount } from '../codec.ts'
import { subscriptionState } from '../subscriptions/state.ts'
import { productCard } from './codec.ts'
import type {
  WireCategory,
  WireFacets,
  WireMaterialSuggestion,
  WireProductPage,
  WireSellerCard,
  WireSellerDetail,
  WireSellerPage,
  WireSuggestion,
  WireSuggestions,
} from './contract.ts'
import { sellerType } from './seller-type.ts'

const foundMaterial = record<WireProductPage['bahan'][number]>()({
  slug: 'slug',
  name: 'bahan_nama',
  casNumber: 'nomor_cas',
  offers: 'jumlah',
})
export type FoundMaterial = EnglishOf<typeof foundMaterial>

export const productPage = record<WireProductPage>()({
  products: ['produk', list(productCard)],
  total: 'total',
  more: 'total_lebih',
  page: 'halaman',
  lastPage: 'halaman_terakhir',
  perPage: 'per_halaman',
  searchedFor: 'dicari',
  nearest: 'nama_terdekat',
  materials: ['bahan', list(foundMaterial)],
  stocks: ['stok', list(record<WireProductPage['stok'][number]>()({ productId: 'produk_id', units: 'jumlah' }))],
})
export type ProductPage = EnglishOf<typeof productPage>

const suggestion = record<WireSuggestion>()({
  id: 'produk_id',
  code: 'produk_id_url',
  name: 'produk_nama',
  picture: 'produk_foto',
  sellerName: 'seller_nama',
  subscribed: 'seller_lang',
  price: ['produk_harga_satuan', visibleAmount],
  unit: 'produk_satuan',
})
export type Suggestion = EnglishOf<typeof suggestion>

const materialSuggestion = record<WireMaterialSuggestion>()({ slug: 'slug', name: 'bahan_nama', offers: 'jumlah' })
export type MaterialSuggestion = EnglishOf<typeof materialSuggestion>

/** `note` says for what a mistyped keyword was searched; null when it was found as typed [SEARCH-3]. */
export interface Suggestions {
  materials: MaterialSuggestion[]
  /** Names to search by instead, where nothing is found [MAT-4]. */
  nearest: string[]
  products: Suggestion[]
  note: string | null
}

export const suggestions: Codec<Suggestions, WireSuggestions> = {
  decode: ({ data, bahan, nama_terdekat, status_detail }) => ({
    nearest: nama_terdekat,
    materials: bahan.map(materialSuggestion.decode),
    products: data.map(suggestion.decode),
    note: status_detail?.status_message ?? null,
  }),
  encode: ({ materials, nearest, products, note }) => ({
    nama_terdekat: nearest,
    data: products.map(suggestion.encode),
    bahan: materials.map(materialSuggestion.encode),
    ...(note === null ? {} : { status_detail: { status_message: note } }),
  }),
}

export const category = record<WireCategory>()({ id: 'kategori_id', name: 'nama', text: 'teks', count: 'jumlah' })
export type Category = EnglishOf<typeof category>

const choices = list(record<WireFacets['grade'][number]>()({ value: 'nilai', name: 'nama', count: 'jumlah' }))

/** The list's filters, with how many products each value leaves. */
export const facets = record<WireFacets>()({
  categories: ['kategori', choices],
  sellerTypes: [
    'tipe_seller',
    list(record<WireFacets['tipe_seller'][number]>()({ value: ['nilai', sellerType], name: 'nama', count: 'jumlah' })),
  ],
  grades: ['grade', choices],
  origins: ['asal', choices],
  functions: ['fungsi', choices],
  forms: ['bentuk', choices],
  packSizes: ['ukuran', choices],
  sellers: ['seller', choices],
  halal: 'halal',
  ready: 'siap',
  subscribed: 'langganan',
})
export type Facets = EnglishOf<typeof facets>

const sellerNames = {
  id: 'seller_id',
  username: 'seller_username',
  name: 'seller_nama',
  type: ['seller_tipe', sellerType],
  city: 'seller_kota',
  province: 'seller_provinsi',
  about: 'seller_deskripsi',
  logo: 'seller_logo',
  subscribed: 'seller_lang',
  subscriptionState: ['seller_lang_status', nullable(subscriptionState)],
  productCount: 'jumlah_produk',
  categoryIds: 'kategori',
} as const

export const sellerCard = record<WireSellerCard>()(sellerNames)
export type SellerCard = EnglishOf<typeof sellerCard>

export const sellerPage = record<WireSellerPage>()({ sellers: ['seller', list(sellerCard)], total: 'total' })

export const sellerDetail = record<WireSellerDetail>()({
  ...sellerNames,
  banner: 'seller_banner',
  address: 'seller_alamat',
  phone: 'seller_chat',
  paymentTypes: 'tipe_pembayaran',
  showcases: [
    'etalase',
    list(record<WireSellerDetail['etalase'][number]>()({ name: 'nama', slug: 'slug', count: 'jumlah' })),
  ],
})
export type SellerDetail = EnglishOf<typeof sellerDetail>
