import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { idOrNull, idText, keyword, ownCompanyOrNull, page, pageSize, productId, wholeNumber } from '../fields.ts'
import { LONGEST, MOST_CARDS, MOST_FILTER_VALUES } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { productSort } from './product-sort.ts'
import { sellerType as sellerTypeWords } from './seller-type.ts'
import {
  category,
  facets,
  productCard,
  productDetail,
  productPage,
  sellerDetail,
  sellerPage,
  suggestions,
  withdrawnProduct,
} from './shapes.ts'

/** 0 all, 1 Pharmaceutical, 2 Food and Beverages, 3 Cosmetic and Toiletries, 6 Natural. */
const categoryId = wholeNumber('Kategori tidak dikenal.', { least: 0, most: 6 }).pipe(
  z.literal([0, 1, 2, 3, 6], { error: 'Kategori tidak dikenal.' }),
)
const sellerType = wireWords(sellerTypeWords.names, { error: 'Tipe seller tidak dikenal.' })
export const sort = wireWords(productSort.names, { error: 'Urutan tidak dikenal.' })

export const sellerUsername = z.string().trim().min(1).max(LONGEST.sellerUsername)

/** The slug in a material's address. */
export const materialSlug = z
  .string()
  .max(LONGEST.materialSlug, { error: 'Alamat bahan tidak valid.' })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'Alamat bahan tidak valid.' })

/** A filter's value, or several of which a product meets any. */
export function oneOrMore(value: z.ZodString) {
  return z.union([value, z.array(value).min(1).max(MOST_FILTER_VALUES)], { error: 'Filter tidak valid.' })
}

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
      /** Whether to include the CAS numbers, for a table [CARD-6]. */
      casNumbers: wire('cas', z.boolean().optional()),
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
      /** Only those who offer the material of this slug. */
      material: wire('bahan', materialSlug.optional()),
      usernames: wire('seller', oneOrMore(sellerUsername).optional()),
      /** Only those that the viewer's company subscribes to, has asked, or was declined by. */
      related: wire('langganan', z.boolean().optional()),
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
