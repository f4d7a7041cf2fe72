import { productSort, productSorts } from '#domain/catalogue/product-sort.ts'
import { sellerType } from '#domain/catalogue/seller-type.ts'
import { type DrawnFacts, drawFacts } from './drawn-facts.ts'

/** Buyers' queries of the catalogue, in many forms, so that no cached answer flatters. */
export interface Question {
  name: string
  path: string
  bodies: readonly object[]
  /** Path of the floor's equivalent work. */
  floor: 'list' | 'detail'
}

const CATEGORIES = [1, 2, 3, 6]
const PAGE = { per_halaman: 20 }

/** All of them, about what a database holds; the same for the same database. */
export async function catalogueQuestions(databaseUrl: string): Promise<Question[]> {
  const facts = await drawFacts(databaseUrl)
  return [...lists(facts), ...searches(facts), ...things(facts)]
}

function lists({ offers }: DrawnFacts): Question[] {
  const list = (name: string, bodies: readonly object[]): Question => ({
    name,
    path: 'produk/daftar',
    bodies: bodies.map((body) => ({ ...PAGE, ...body })),
    floor: 'list',
  })
  const inCategories = CATEGORIES.map((kategori) => ({ kategori }))
  return [
    list('list', [{}, ...inCategories]),
    list(
      'list, page 2 to 9',
      [2, 3, 4, 5, 6, 7, 8, 9].flatMap((halaman) => [{ halaman, kategori: 1 }, { halaman }]),
    ),
    list(
      'list, page 50',
      [{}, ...inCategories].map((body) => ({ ...body, halaman: 50 })),
    ),
    list(
      'list by type',
      Object.values(sellerType.names).flatMap((tipe_seller) => [{ tipe_seller }, { tipe_seller, kategori: 1 }]),
    ),
    list(
      'list by seller',
      offers.map(({ seller }) => ({ seller })),
    ),
    list(
      'list by grade',
      offers.map(({ grade }) => ({ grade })),
    ),
    list(
      'list by origin',
      offers.map(({ origin }) => ({ asal: origin })),
    ),
    list(
      'list by showcase',
      offers.flatMap(({ seller, showcase }) => (showcase ? [{ seller, etalase: showcase }] : [])),
    ),
    list(
      'list by three filters',
      offers.map(({ category, grade, origin }) => ({ kategori: category, grade, asal: origin })),
    ),
    ...filters(offers).map(({ name, bodies }) => list(`list by ${name}`, bodies)),
    ...filters(offers).map(({ name, bodies }) => ({
      name: `facets by ${name}`,
      path: 'produk/filter',
      bodies,
      floor: 'list' as const,
    })),
    list('list with open prices', [{ langganan: true }, ...inCategories.map((body) => ({ ...body, langganan: true }))]),
    ...productSorts.slice(1).map((sort) => {
      const urut = productSort.encode(sort)
      return list(`list, ${urut}`, [{ urut }, ...inCategories.map((body) => ({ ...body, urut }))])
    }),
    ...productSorts.slice(1).map((sort) => {
      const urut = productSort.encode(sort)
      return list(
        `list by seller, ${urut}`,
        offers.map(({ seller }) => ({ seller, urut })),
      )
    }),
    ...productSorts.slice(1).map((sort) => {
      const urut = productSort.encode(sort)
      const mine = { langganan: true, urut }
      return list(`list with open prices, ${urut}`, [mine, ...inCategories.map((body) => ({ ...body, ...mine }))])
    }),
    list(
      'list by showcase, nama',
      offers.flatMap(({ seller, showcase }) => (showcase ? [{ seller, etalase: showcase, urut: 'nama' }] : [])),
    ),
    { name: 'facets', path: 'produk/filter', bodies: [{}, ...inCategories], floor: 'list' },
    {
      name: 'facets under filters',
      path: 'produk/filter',
      bodies: offers.map(({ category, grade }) => ({ kategori: category, grade })),
      floor: 'list',
    },
  ]
}

/** Each filter of the rail that the lists above do not have, in every drawn value [MAT-6]. */
function filters(offers: DrawnFacts['offers']): Pick<Question, 'name' | 'bodies'>[] {
  return [
    { name: 'function', bodies: offers.flatMap(({ purpose }) => (purpose ? [{ fungsi: purpose }] : [])) },
    { name: 'form', bodies: offers.map(({ form }) => ({ bentuk: form })) },
    { name: 'pack size', bodies: offers.map(({ packSize }) => ({ ukuran: packSize })) },
    {
      name: 'halal',
      bodies: [{}, ...CATEGORIES.map((kategori) => ({ kategori }))].map((body) => ({ ...body, halal: true })),
    },
    {
      name: 'stock',
      bodies: [{}, ...CATEGORIES.map((kategori) => ({ kategori }))].map((body) => ({ ...body, siap: true })),
    },
  ]
}

function searches({ materials, offers }: DrawnFacts): Question[] {
  const search = (name: string, keywords: readonly string[]): Question => ({
    name,
    path: 'produk/daftar',
    bodies: keywords.map((keyword) => ({ keyword, ...PAGE })),
    floor: 'list',
  })
  const words = materials.map(({ name }) => name)
  return [
    search('search, words', words),
    search(
      'search, one word',
      materials.map(({ name }) => name.split(' ')[0] ?? name),
    ),
    search(
      'search, prefix',
      materials.map(({ longest }) => longest.slice(0, 5)),
    ),
    search(
      'search, typing error',
      materials.map(({ longest }) => mistyped(longest)),
    ),
    search(
      'search, CAS',
      materials.flatMap(({ cas }) => cas ?? []),
    ),
    search(
      'search, words and grade',
      offers.map(({ material, grade }) => `${material} ${grade}`),
    ),
    {
      ...search('search within a category', []),
      bodies: offers.map(({ material, category }) => ({ keyword: material, kategori: category, ...PAGE })),
    },
    search(
      'search, nothing found',
      materials.map((_, number) => `qzvwx${number} wqzj`),
    ),
    { ...search('facets of a search', []), path: 'produk/filter', bodies: words.map((keyword) => ({ keyword })) },
    {
      name: 'suggestion',
      path: 'produk/saran-pencarian',
      bodies: materials.map(({ name }) => ({ keyword: name.slice(0, Math.max(4, name.length - 3)) })),
      floor: 'list',
    },
  ]
}

function things({ materials, offers }: DrawnFacts): Question[] {
  const ids = offers.map(({ id }) => ({ produk_id: id }))
  const slugs = materials.map(({ slug }) => ({ slug }))
  return [
    { name: 'detail', path: 'produk/detail', bodies: ids, floor: 'detail' },
    {
      name: 'related',
      path: 'produk/produk-terkait',
      bodies: ids.map((one) => ({ company_id: null, ...one })),
      floor: 'list',
    },
    {
      name: 'featured',
      path: 'produk/produk-unggulan',
      bodies: [0, ...CATEGORIES].map((kategori) => ({ kategori })),
      floor: 'list',
    },
    { name: 'categories', path: 'kategori/daftar', bodies: [{}], floor: 'detail' },
    { name: 'material', path: 'bahan/detail', bodies: slugs, floor: 'detail' },
    {
      name: 'offers of a material',
      path: 'bahan/penawaran',
      bodies: slugs.map((slug) => ({ ...slug, ...PAGE })),
      floor: 'list',
    },
    {
      name: 'offers of a material by filters',
      path: 'bahan/penawaran',
      bodies: offers.flatMap(({ slug, grade, origin, pack }) =>
        [{ grade }, { asal: origin }, { kemasan: pack }, { siap: true }, { grade, asal: origin, siap: true }].map(
          (chosen) => ({ slug, ...chosen, ...PAGE }),
        ),
      ),
      floor: 'list',
    },
    {
      name: 'seller',
      path: 'seller/detail',
      bodies: offers.map(({ seller }) => ({ seller_username: seller })),
      floor: 'detail',
    },
    {
      name: 'featured materials',
      path: 'bahan/unggulan',
      bodies: [{}, ...offers.map(({ seller }) => ({ seller_username: seller }))],
      floor: 'detail',
    },
    {
      name: 'sellers',
      path: 'seller/daftar',
      bodies: [{}, ...CATEGORIES.map((kategori) => ({ kategori }))],
      floor: 'list',
    },
  ]
}

/** Two letters in the middle of a word change places. */
function mistyped(word: string): string {
  const middle = Math.floor(word.length / 2)
  return `${word.slice(0, middle)}${word.charAt(middle + 1)}${word.charAt(middle)}${word.slice(middle + 2)}`
}
