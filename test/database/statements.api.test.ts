import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Buyer, type Seller, visitor } from '#domain/accounts/actor.ts'
import { productSorts } from '#domain/catalogue/product-sort.ts'
import { readSearch } from '#domain/catalogue/search/search-query.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import { chosenProducts } from '#server/areas/catalogue/list/queries-cards.ts'
import { countOffers, tidyShowcaseCounts } from '#server/areas/catalogue/list/queries-counts.ts'
import { drivingFilterOf, showcaseSize, subscribedSizes } from '#server/areas/catalogue/list/queries-driving-filter.ts'
import { facetKinds, facets, storedFacets } from '#server/areas/catalogue/list/queries-facets.ts'
import type { ListFilters } from '#server/areas/catalogue/list/queries-filters.ts'
import { fewOfFound, type Search } from '#server/areas/catalogue/list/queries-found.ts'
import {
  countOfProducts,
  firstProducts,
  nextCursor,
  pageOfProducts,
} from '#server/areas/catalogue/list/queries-list.ts'
import { storedCountsFor } from '#server/areas/catalogue/list/queries-stored-counts.ts'
import { newProducts } from '#server/areas/catalogue/offers/queries-writing.ts'
import { previewedProduct, productDetail, relatedProducts } from '#server/areas/catalogue/pages/queries-detail.ts'
import {
  firstMaterials,
  materialOfSlug,
  offerChoices,
  offeredMaterials,
  pageOfOffers,
  rangeOfOffers,
  relatedMaterials,
} from '#server/areas/catalogue/pages/queries-materials.ts'
import { materialSummaries, namesOnSale } from '#server/areas/catalogue/pages/queries-named-materials.ts'
import { filledFiles, firstSellers } from '#server/areas/catalogue/pages/queries-sitemap.ts'
import { pricesOfBuyer, pricesOfLevel } from '#server/areas/catalogue/prices/queries-pricing.ts'
import {
  materialsOfRows,
  offersBearing,
  offersCalled,
  offersOfRows,
  offersWithSku,
} from '#server/areas/catalogue/search/queries-named.ts'
import {
  commonWords,
  materialsLike,
  materialsSearched,
  materialsWithWords,
  nearestNames,
  offersOfMaterials,
  offersWithWords,
  unknownAmong,
} from '#server/areas/catalogue/search/queries-search.ts'
import { stocksAndLedger } from '#server/areas/catalogue/stock/queries-stocks.ts'
import { doubleMaterials, similarMaterials } from '#server/areas/materials/queries-likeness.ts'
import { newMaterials } from '#server/areas/materials/queries-writing.ts'
import { tableShapes } from '#server/areas/personal-data/queries.ts'
import { type Columns, type Statement, statements } from '#server/platform/statement.ts'
import { openWorld } from '../world.ts'

// Whether hand-written statements return their declared columns: each is run in all its forms on the migrated database,
// and the columns are compared by name and type. Nullability is known only to the query.

const companyId = '019c0000-0000-7000-8000-000000000001' as CompanyId // of no company: describing a statement needs no row
const member = {
  kind: 'member',
  userId: companyId as string as UserId,
  companyId,
  role: 'owner',
  sessionId: companyId,
  day: '2026-03-02',
} as const
const buyer: Buyer = { ...member, companyKind: 'buyer' }
const seller: Seller = { ...member, companyKind: 'seller' }
const viewers = [visitor, buyer, seller]

const everyFilter: ListFilters = {
  categoryId: 1,
  sellerType: 'importer',
  sellerUsernames: ['penjual'],
  sellerId: companyId,
  showcase: 'etalase',
  grades: ['Food Grade'],
  origins: ['Jerman'],
  materialId: 1,
  packs: ['25 kg sak'],
  functions: ['pengawet'],
  forms: ['serbuk'],
  packSizes: ['25 kg'],
  halal: true,
  subscribed: true,
  available: true,
}
const { words, pack } = readSearch('asam sitrat 25 kg')
const buckets = [
  { tier: 0, materialId: 1, own: null, ids: null, isMany: false },
  { tier: 3, materialId: 2, own: "'usp':ABC", ids: null, isMany: false },
  { tier: 8, materialId: null, own: null, ids: [1, 2], isMany: false },
  { tier: 8, materialId: null, own: "'usp'", ids: null, isMany: true },
]
const found: Search[] = [pack, null].map((asked) => ({ buckets, except: [3], pack: asked, searchedFor: null }))
const searches = [undefined, ...found]
const filters: ListFilters[] = [{}, everyFilter].flatMap((chosen) => searches.map((search) => ({ ...chosen, search })))
const lists = viewers.flatMap((viewer) => filters.map((chosen) => [viewer, chosen] as const))

// each filter alone, as it is read by where few and where many products have it
const single: ListFilters[] = [
  {},
  ...Object.entries(everyFilter).map(([name, value]) => ({ [name]: value })),
  { functions: ['pengawet', 'pengental'] },
]
const sizes = [() => 0, () => 1_000_000, (_: string, value?: string) => (value ? 40_000 : 1_000_000)]
const fronted = viewers.flatMap((viewer) =>
  [...filters, ...single].flatMap((chosen) =>
    sizes.flatMap((sizeOf) =>
      productSorts.map((sort) => [viewer, chosen, drivingFilterOf(viewer, chosen, sizeOf, sort), sort] as const),
    ),
  ),
)
const page = { limit: 20, offset: 20 }
const after = { id: 1, standing: 2_000_000, name: 'asam', createdAt: '2026-03-02 09:00:00+07' }
// a front is of an order
const pagesOfLists = fronted.flatMap(([viewer, chosen, driving, sort]) =>
  [
    { ...page, sort },
    { ...page, sort, after },
  ].map((each): Parameters<typeof pageOfProducts.write> => [viewer, chosen, each, driving]),
)
const frontsOfLists = fronted
  .filter(([, , , sort]) => sort === 'relevance')
  .map(([viewer, chosen, driving]) => [viewer, chosen, driving] as const)

const examples = [
  example(pageOfProducts, pagesOfLists),
  example(
    countOfProducts,
    frontsOfLists.map((list) => [...list]),
  ),
  example(
    nextCursor,
    fronted
      .filter(([, { search }]) => !search)
      .map(([viewer, filters, driving, sort]) => [{ viewer, filters, sort }, after, driving]),
  ),
  example(
    firstProducts,
    lists.map((list) => [...list, 10]),
  ),
  example(
    facets,
    frontsOfLists.map((list) => [...list, facetKinds]),
  ),
  example(
    storedFacets,
    frontsOfLists.flatMap(([viewer, chosen]) => {
      const kept = storedCountsFor(viewer, chosen)
      return kept ? [[viewer, kept, facetKinds]] : []
    }),
  ),
  example(countOffers, [[1000]]),
  example(
    subscribedSizes,
    viewers.map((viewer) => [viewer]),
  ),
  example(
    showcaseSize,
    filters.map((chosen) => [chosen]),
  ),
  example(tidyShowcaseCounts, [[]]),
  example(
    productDetail,
    viewers.map((viewer) => [viewer, 1]),
  ),
  example(previewedProduct, [
    [seller, 1, { kind: 'visitor' }],
    [seller, 1, { kind: 'level', level: 2 }],
    [seller, 1, { kind: 'customer', customerId: buyer.companyId }],
  ]),
  example(pricesOfLevel, [[seller, 1, 2]]),
  example(
    relatedProducts,
    viewers.map((viewer) => [viewer, 1, 12]),
  ),
  example(
    chosenProducts,
    viewers.map((viewer) => [viewer, [1, 2]]),
  ),
  example(pricesOfBuyer, [[companyId, [1, 2], '2026-03-02']]),
  example(
    fewOfFound,
    found.map((search) => [search, 5]),
  ),
  example(materialsWithWords, [
    [words, 'ABC'],
    [words, ''],
  ]),
  example(offersOfMaterials, [[[1, 2]]]),
  example(materialsLike, [['asm']]),
  example(nearestNames, [['asm', 5]]),
  example(offersWithWords, [[[{ met: 0, own: "'usp'", soughtBy: "'usp'" }], [{ id: 1, met: 1 }]]]),
  example(materialsOfRows, [[[{ row: 0, index: 0, query: "'asam'" }], [{ row: 0, text: 'asam' }]]]),
  example(offersOfRows, [
    [companyId, [{ row: 0, id: 1 }], false],
    [companyId, [{ row: 0, id: 1 }], true],
  ]),
  example(offersBearing, [[companyId, [{ row: 0, query: "'usp'" }]]]),
  example(offersWithSku, [[companyId, ['asm-25']]]),
  example(offersCalled, [[companyId, ['talk 325 mesh usp']]]),
  example(commonWords, []),
  example(materialsSearched, []),
  example(unknownAmong, [[['asam', 'sitrat']]]),
  example(newProducts, [['[]']]),
  example(newMaterials, [['[]']]),
  example(similarMaterials, [[{ names: ['asam-sitrat'], casNumber: null, except: null }, 6]]),
  example(doubleMaterials, [[100]]),
  example(
    materialOfSlug,
    viewers.map((viewer) => [viewer, 'asam-sitrat']),
  ),
  example(
    rangeOfOffers,
    viewers.map((viewer) => [viewer, 1]),
  ),
  example(
    firstMaterials,
    lists.filter(([, { search }]) => !search).map((list) => [...list, { limit: 12, among: 60 }]),
  ),
  example(relatedMaterials, [[1, 8]]),
  example(offeredMaterials, [[[1, 2], 4]]),
  example(namesOnSale, [[10]]),
  example(
    materialSummaries,
    viewers.map((viewer) => [viewer, [1, 2], 5]),
  ),
  example(pageOfOffers, pagesOfLists),
  example(filledFiles, [[]]),
  example(tableShapes, [[]]),
  example(stocksAndLedger, [[0, 10]]),
  example(firstSellers, [[]]),
  example(
    offerChoices,
    lists.map(([viewer, chosen]) => [viewer, 1, chosen]),
  ),
]

function example<Cols extends Columns, Params extends unknown[]>(
  { name, columns, write }: Statement<Cols, Params>,
  asked: Params[],
) {
  return { name, columns: columns as Columns, texts: asked.map((one) => write(...one)) }
}

const world = await openWorld()
const client = new pg.Client({ connectionString: world.databaseUrl })
beforeAll(() => client.connect())
afterAll(() => client.end())

it('knows an example of every statement', () => {
  expect(examples.map(({ name }) => name).sort()).toEqual(statements.map(({ name }) => name).sort())
})

// a page of products has some hundred forms, each planned by itself
const MANY_FORMS_MS = 300_000

it.each(examples)(
  'gives the columns it declares: $name',
  async ({ columns, texts }) => {
    const declared = await declaredTypes(columns)
    // one example of each form
    const forms = new Map(texts.map((text) => text.compile(world.db)).map((form) => [form.sql, form]))
    for (const form of forms.values()) expect(await describedTypes(form)).toEqual(declared)
  },
  MANY_FORMS_MS,
)

async function declaredTypes(columns: Columns): Promise<Record<string, string>> {
  const types = Object.values(columns).map((type) => (typeof type === 'string' ? type.replace('?', '') : 'text'))
  return byName(Object.keys(columns), await namesOf('text', types))
}

async function describedTypes({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
  await client.query('begin')
  const { fields } = await client.query(sql, [...parameters]).finally(() => client.query('rollback'))
  const names = fields.map(({ name }) => name)
  return byName(
    names,
    await namesOf(
      'oid',
      fields.map(({ dataTypeID }) => dataTypeID),
    ),
  )
}

/** PostgreSQL's own names of types. */
async function namesOf(as: 'text' | 'oid', types: readonly unknown[]): Promise<string[]> {
  const { rows } = await client.query(
    `select type::regtype::text as name from unnest($1::${as}[]) with ordinality given (type, place) order by place`,
    [types],
  )
  return rows.map(({ name }) => name)
}

function byName(names: readonly string[], types: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name, place) => [name, types[place] ?? '']))
}
