import { z } from 'zod'
import { answers, defineCall, defineRead } from '../call.ts'
import { keyword, page, pageSize } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { oneOrMore, sellerUsername, materialSlug as slug, sort } from './contract.ts'
import { productDocumentKind } from './document-kind.ts'
import { sellerType } from './seller-type.ts'
import { productCard } from './shapes.ts'

/** The price range of a material's offers, among the prices the viewer sees. */
const priceRange = z.object({
  lowest: wire('terendah', z.string()),
  median: z.string(),
  highest: wire('tertinggi', z.string()),
  /** How many offers it covers. */
  count: wire('jumlah', z.number().int()),
})
export type PriceRange = z.infer<typeof priceRange>

const relatedMaterial = z.object({
  slug: z.string(),
  name: wire('bahan_nama', z.string()),
  offers: wire('jumlah', z.number().int()),
})

const material = z.object({
  slug: z.string(),
  name: wire('bahan_nama', z.string()),
  nameEnglish: wire('bahan_nama_inggris', z.string()),
  otherNames: wire('bahan_nama_lain', z.array(z.string())),
  description: wire('bahan_deskripsi', z.string()),
  /** Of one of its offers; null without any. */
  picture: wire('bahan_foto', z.string().nullable()),
  casNumber: wire('bahan_cas', z.string().nullable()),
  eNumber: wire('bahan_e_number', z.string().nullable()),
  inci: wire('bahan_inci', z.string().nullable()),
  hsCode: wire('bahan_kode_hs', z.string().nullable()),
  functions: wire('bahan_fungsi', z.array(z.string())),
  /** The forms in which it is offered. */
  forms: wire('bahan_bentuk', z.array(z.string())),
  halalCritical: wire('bahan_halal_kritis', z.boolean()),
  hazard: wire('bahan_bahaya', z.string().nullable()),
  categoryId: wire('kategori_id', z.number().int()),
  categoryName: wire('kategori_nama', z.string()),
  offers: wire('jumlah_penawaran', z.number().int()),
  sellers: wire('jumlah_seller', z.number().int()),
  /** Sellers that hold a minimum purchase. */
  sellersReady: wire('jumlah_seller_siap', z.number().int()),
  /** Sellers whose prices a buyer does not see; null for viewers who cannot subscribe. */
  sellersHidden: wire('jumlah_seller_terkunci', z.number().int().nullable()),
  /** Those of them that a buyer has not asked for a subscription; null for viewers who cannot subscribe. */
  sellersToAsk: wire('jumlah_seller_belum_diajukan', z.number().int().nullable()),
  /** By which prices and quantities are compared: 'kg', 'l', or the unit of most offers. Null without offers. */
  unit: wire('satuan', z.string().nullable()),
  leastMinimum: wire('minimum_terkecil', z.string().nullable()),
  /** Rupiah per `satuan`; null when the viewer sees no price. */
  prices: wire('harga', priceRange.nullable()),
  related: wire('bahan_sejenis', z.array(relatedMaterial)),
})
export type Material = z.infer<typeof material>

const materialSummary = material
  .pick({
    slug: true,
    name: true,
    offers: true,
    sellers: true,
    sellersReady: true,
    sellersHidden: true,
    unit: true,
    prices: true,
  })
  .extend({
    casNumber: wire('nomor_cas', z.string().nullable()),
    eNumber: wire('e_number', z.string().nullable()),
    /** The kinds of documents that any of its offers has, in display order. */
    documentKinds: wire('dokumen', z.array(wireWords(productDocumentKind.names))),
  })
/** A material in a line of what a search finds: what its offers have in common, as far as the viewer may see it. */
export type MaterialSummary = z.infer<typeof materialSummary>

const offer = productCard.extend({
  /** Who makes the goods; empty where the seller does not say. */
  maker: wire('produk_produsen', z.string()),
  sellerType: wire('seller_tipe', wireWords(sellerType.names)),
  sellerCity: wire('seller_kota', z.string()),
  /** Units in stock, only for subscribed buyers; null otherwise. */
  stock: wire('produk_stok', z.string().nullable()),
})
export type Offer = z.infer<typeof offer>

const choice = z.object({ value: wire('nilai', z.string()), count: wire('jumlah', z.number().int()) })

const offerPage = z.object({
  offers: wire('penawaran', z.array(offer)),
  total: z.number().int(),
  /** Whether there are more than the total, which then is how far was counted. */
  more: wire('total_lebih', z.boolean()),
  /** The last one that is there, where a later one was requested. */
  page: wire('halaman', z.number().int()),
  /** The last page that can be read, also of a longer list; 0 of an empty one. */
  lastPage: wire('halaman_terakhir', z.number().int()),
  /** How many offers each value would leave under the other filters. */
  choices: wire(
    'filter',
    z.object({
      grades: wire('grade', z.array(choice)),
      origins: wire('asal', z.array(choice)),
      packs: wire('kemasan', z.array(choice)),
    }),
  ),
})
export type OfferPage = z.infer<typeof offerPage>

/** What a material is called, for a search box that suggests before it asks. */
const materialName = z.object({
  slug: z.string(),
  name: wire('bahan_nama', z.string()),
  nameEnglish: wire('bahan_nama_inggris', z.string()),
  casNumber: wire('bahan_cas', z.string().nullable()),
  eNumber: wire('bahan_e_number', z.string().nullable()),
})
export type MaterialName = z.infer<typeof materialName>

const featuredMaterial = relatedMaterial.omit({ offers: true })

/** A material, and the offers of it [MAT-2]. */
export const materialCalls = {
  material: defineCall({
    path: 'bahan/detail',
    summary: 'One material by the slug of its address, with what its offers have in common',
    access: 'visitor',
    fromReplica: true,
    body: z.object({ slug }),
    answer: answers(material),
  }),
  offers: defineCall({
    path: 'bahan/penawaran',
    summary: 'The offers of a material by all sellers, filtered, sorted and paged, with counts',
    access: 'visitor',
    fromReplica: true,
    body: z.object({
      slug,
      grades: wire('grade', oneOrMore(z.string().trim().min(1).max(LONGEST.grade)).optional()),
      origins: wire('asal', oneOrMore(z.string().trim().min(1).max(LONGEST.origin)).optional()),
      packs: wire('kemasan', oneOrMore(z.string().trim().min(1).max(LONGEST.packLabel)).optional()),
      /** Only what can be ordered now. */
      ready: wire('siap', z.boolean().optional()),
      /** Only sellers the viewer's company subscribes to. */
      subscribed: wire('langganan', z.boolean().optional()),
      sort: wire('urut', sort.optional()),
      page: wire('halaman', page),
      perPage: wire('per_halaman', pageSize),
    }),
    answer: answers(offerPage),
  }),
  found: defineCall({
    path: 'bahan/daftar',
    summary: 'The materials that a keyword names, best first, with what their offers have in common',
    access: 'visitor',
    fromReplica: true,
    body: z.object({ keyword, perPage: wire('per_halaman', pageSize) }),
    answer: answers(z.object({ materials: wire('bahan', z.array(materialSummary)), total: z.number().int() })),
  }),
  names: defineRead({
    path: 'bahan/nama',
    summary: 'What the materials on sale are called, at most 1,000, the same for everybody and cached for ten minutes',
    answer: answers(z.array(materialName)),
  }),
  featuredMaterials: defineCall({
    path: 'bahan/unggulan',
    summary: 'The materials that stand first in the list of a seller, or of all sellers among what can be ordered now',
    access: 'visitor',
    fromReplica: true,
    body: z.object({ username: wire('seller_username', sellerUsername.optional()) }),
    answer: answers(z.array(featuredMaterial)),
  }),
}
