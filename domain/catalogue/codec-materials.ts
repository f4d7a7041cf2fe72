import { type EnglishOf, list, nullable, record } from '../codec.ts'
import { cardNames } from './codec.ts'
import type {
  WireFeaturedMaterial,
  WireMaterial,
  WireOffer,
  WireOfferPage,
  WirePriceRange,
  WireRelatedMaterial,
} from './contract-materials.ts'
import { sellerType } from './seller-type.ts'

const priceRange = record<WirePriceRange>()({
  lowest: 'terendah',
  median: 'median',
  highest: 'tertinggi',
  count: 'jumlah',
})
export type PriceRange = EnglishOf<typeof priceRange>

/** A material with what its offers have in common, as the viewer sees it [MAT-2]. */
export const material = record<WireMaterial>()({
  slug: 'slug',
  name: 'bahan_nama',
  nameEnglish: 'bahan_nama_inggris',
  otherNames: 'bahan_nama_lain',
  description: 'bahan_deskripsi',
  picture: 'bahan_foto',
  casNumber: 'bahan_cas',
  eNumber: 'bahan_e_number',
  inci: 'bahan_inci',
  hsCode: 'bahan_kode_hs',
  functions: 'bahan_fungsi',
  forms: 'bahan_bentuk',
  halalCritical: 'bahan_halal_kritis',
  hazard: 'bahan_bahaya',
  categoryId: 'kategori_id',
  categoryName: 'kategori_nama',
  offers: 'jumlah_penawaran',
  sellers: 'jumlah_seller',
  sellersReady: 'jumlah_seller_siap',
  sellersHidden: 'jumlah_seller_terkunci',
  unit: 'satuan',
  leastMinimum: 'minimum_terkecil',
  prices: ['harga', nullable(priceRange)],
  related: [
    'bahan_sejenis',
    list(record<WireRelatedMaterial>()({ slug: 'slug', name: 'bahan_nama', offers: 'jumlah' })),
  ],
})
export type Material = EnglishOf<typeof material>

/** A material as a way to its page. */
export const featuredMaterial = record<WireFeaturedMaterial>()({ slug: 'slug', name: 'bahan_nama' })

/** A product among the offers of its material. */
export const offer = record<WireOffer>()({
  ...cardNames,
  picture: 'produk_foto',
  maker: 'produk_produsen',
  sellerType: ['seller_tipe', sellerType],
  sellerCity: 'seller_kota',
  stock: 'produk_stok',
})
export type Offer = EnglishOf<typeof offer>

const choices = list(record<WireOfferPage['filter']['grade'][number]>()({ value: 'nilai', count: 'jumlah' }))

export const offerPage = record<WireOfferPage>()({
  offers: ['penawaran', list(offer)],
  total: 'total',
  more: 'total_lebih',
  page: 'halaman',
  lastPage: 'halaman_terakhir',
  choices: [
    'filter',
    record<WireOfferPage['filter']>()({
      grades: ['grade', choices],
      origins: ['asal', choices],
      packs: ['kemasan', choices],
    }),
  ],
})
export type OfferPage = EnglishOf<typeof offerPage>
