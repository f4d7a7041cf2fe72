import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { visitor } from '#domain/accounts/actor.ts'
import { productSorts } from '#domain/catalogue/product-sort.ts'
import { readSearch } from '#domain/catalogue/search-query.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import { productDetail, relatedProducts } from '#server/areas/catalogue/queries-detail.ts'
import { facets } from '#server/areas/catalogue/queries-facets.ts'
import type { ListFilters } from '#server/areas/catalogue/queries-filters.ts'
import {
  materialOfSlug,
  offerChoices,
  pageOfOffers,
  rangeOfOffers,
  relatedMaterials,
} from '#server/areas/catalogue/queries-materials.ts'
import { pricesOfBuyer } from '#server/areas/catalogue/queries-pricing.ts'
import { countOfProducts, firstProducts, pageOfProducts } from '#server/areas/catalogue/queries-products.ts'
import { unknownAmong } from '#server/areas/catalogue/queries-search.ts'
import { newProducts } from '#server/areas/catalogue/queries-writing.ts'
import { newMaterials } from '#server/areas/materials/queries-writing.ts'
import { type Columns, type Statement, statements } from '#server/platform/statement.ts'
import { openWorld } from './world.ts'

// Whether hand-written statements return their declared columns: each is run in all its forms on the migrated database,
// and the columns are compared by name and type. Nullability is known only to the query.

const companyId = '019c0000-0000-7000-8000-000000000001' as CompanyId // nobody's: describing a statement needs no row
const member = {
  kind: 'member',
  userId: companyId as string as UserId,
  companyId,
  role: 'owner',
  sessionId: companyId,
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
  subscribed: true,
  available: true,
}
const searches = [
  undefined,
  { by: 'words', query: readSearch('asam sitrat 25 kg') },
  { by: 'likeness', text: 'asm' },
] as const
const filters: ListFilters[] = [{}, everyFilter].flatMap((chosen) => searches.map((search) => ({ ...chosen, search })))
const lists = viewers.flatMap((viewer) => filters.map((chosen) => [viewer, chosen] as const))

const examples = [
  example(
    pageOfProducts,
    lists.flatMap((list) => productSorts.map((sort) => [...list, { sort, limit: 20, offset: 20 }])),
  ),
  example(
    countOfProducts,
    lists.map((list) => [...list]),
  ),
  example(
    firstProducts,
    lists.map((list) => [...list, 10]),
  ),
  example(
    facets,
    lists.map((list) => [...list]),
  ),
  example(
    productDetail,
    viewers.map((viewer) => [viewer, 1]),
  ),
  example(
    relatedProducts,
    viewers.map((viewer) => [viewer, 1, 12]),
  ),
  example(pricesOfBuyer, [[companyId, [1, 2]]]),
  example(unknownAmong, [[['asam', 'sitrat']]]),
  example(newProducts, [['[]']]),
  example(newMaterials, [['[]']]),
  example(
    materialOfSlug,
    viewers.map((viewer) => [viewer, 'asam-sitrat']),
  ),
  example(
    rangeOfOffers,
    viewers.map((viewer) => [viewer, 1]),
  ),
  example(relatedMaterials, [[1, 8]]),
  example(
    pageOfOffers,
    lists.flatMap((list) => productSorts.map((sort) => [...list, { sort, limit: 20, offset: 20 }])),
  ),
  example(
    offerChoices,
    lists.map(([viewer, chosen]) => [viewer, 1, chosen]),
  ),
]

function example<Given extends Columns, Asked extends unknown[]>(
  { name, columns, write }: Statement<Given, Asked>,
  asked: Asked[],
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

it.each(examples)('gives the columns it declares: $name', async ({ columns, texts }) => {
  const declared = await declaredTypes(columns)
  for (const text of texts) expect(await describedTypes(text.compile(world.db))).toEqual(declared)
})

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
