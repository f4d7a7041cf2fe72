import { sql } from 'kysely'
import {
  materialTerms,
  offerTerms,
  plainNames,
  type SearchedMaterial,
  type SearchedOffer,
  type Weight,
} from '#domain/catalogue/search/search-terms.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import { categories, materialFacts, materialSlugs } from '#server/areas/materials/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, unnestRows } from '#server/platform/sql-input.ts'
import { mapInSlices } from '#server/platform/time-slices.ts'
import { lexemeOfMaterial } from './queries-search.ts'

// Called by whatever writes a material or a product, or takes it off sale, not by triggers: the words follow rules in
// domain/ that the database cannot run [SEARCH-3]

/** The materials without a search row; those that were merged need none. */
export async function findUnindexed(db: Db): Promise<number[]> {
  const found = await db
    .selectFrom(materialSlugs.as('address'))
    .leftJoin('material_search as search', 'search.material_id', 'address.material_id')
    .select('address.material_id as id')
    .distinct()
    .where('search.material_id', 'is', null)
    .execute()
  return found.map(({ id }) => id)
}

/** Rewrites the search rows of these materials. */
export async function indexMaterials(tx: Tx, materialIds: readonly number[]): Promise<void> {
  const found = await findMaterials(tx, materialIds)
  const rows = found.map(({ id, ...material }) => ({ id, names: plainNames(material), ...materialTerms(material) }))
  const terms = rows.map(({ id, names, words }) => ({ id, names, terms: vectorText(words) }))
  await tx
    .insertInto('material_search')
    .columns(['material_id', 'terms', 'names'])
    .expression((eb) =>
      eb
        .selectFrom(unnestRows('row', { id: 'integer', terms: 'text', names: 'text' }, terms))
        .select((row) => ['row.id', row.cast('row.terms', sql`tsvector`).as('terms'), 'row.names']),
    )
    .onConflict((conflict) =>
      conflict.column('material_id').doUpdateSet((eb) => ({
        terms: eb.ref('excluded.terms'),
        names: eb.ref('excluded.names'),
      })),
    )
    .execute()
  await addWords(
    tx,
    rows.flatMap((row) => row.written),
  )
  await rankMaterials(tx, materialIds)
}

// the words of an offer, of its material and what sounds like them
const WORK_OF_TERMS = 10

/** Rewrites the search rows of these products. */
export async function indexProducts(tx: Tx, productIds: readonly number[]): Promise<void> {
  const offers = await findOffers(tx, productIds)
  const materialIds = [...new Set(offers.map((offer) => offer.materialId))]
  const materials = await findMaterials(tx, materialIds)
  const termsOf = new Map(materials.map(({ id, ...material }) => [id, materialTerms(material)]))
  const words = new Set<string>()
  const terms = await mapInSlices(
    offers,
    ({ id, materialId, featuredRank, ...offer }) => {
      const found = offerTerms(offer, termsOf.get(materialId) ?? { words: new Map(), written: [] })
      for (const word of found.written) words.add(word)
      return { id, terms: `${vectorText(found.words)} ${lexemeOfMaterial(materialId)}` }
    },
    () => WORK_OF_TERMS,
  )
  await tx
    .insertInto('product_search')
    .columns(['product_id', 'terms'])
    .expression((eb) =>
      eb
        .selectFrom(unnestRows('row', { id: 'integer', terms: 'text' }, terms))
        .select((row) => ['row.id', row.cast('row.terms', sql`tsvector`).as('terms')]),
    )
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet((eb) => ({ terms: eb.ref('excluded.terms') })))
    .execute()
  await addWords(tx, words)
  const featured = offers.filter(({ featuredRank }) => featuredRank !== null)
  await rankMaterials(tx, [...new Set(featured.map(({ materialId }) => materialId))])
}

/** Removes the search row of a material that has no offers any more. */
export async function dropMaterial(tx: Tx, materialId: number): Promise<void> {
  await tx.deleteFrom('material_search').where('material_id', '=', materialId).execute()
}

/** A material stands where the best of its offers does. */
export async function rankMaterials(tx: Tx, materialIds: readonly number[]): Promise<void> {
  if (materialIds.length === 0) return
  // of two who rank one, the second sees what the first has written
  await tx
    .selectFrom('material_search')
    .select('material_id')
    .where('material_id', '=', anyOf(materialIds))
    .orderBy('material_id')
    .forNoKeyUpdate()
    .execute()
  await tx
    .updateTable('material_search as search')
    .set((eb) => ({
      featured_rank: eb
        .selectFrom('products as p')
        .select((offer) => offer.fn.min('p.featured_rank').as('best'))
        .whereRef('p.material_id', '=', 'search.material_id')
        .where('p.status', '=', sql.lit('published')),
    }))
    .where('search.material_id', '=', anyOf(materialIds))
    .execute()
}

async function addWords(tx: Tx, words: Iterable<string>): Promise<void> {
  // sorted, so that two writers wait for each other in one order
  const written = [...new Set(words)].sort().map((word) => ({ word }))
  await tx
    .insertInto('search_words')
    .columns(['word'])
    .expression((eb) => eb.selectFrom(unnestRows('row', { word: 'text' }, written)).selectAll())
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function findMaterials(db: Db | Tx, materialIds: readonly number[]): Promise<(SearchedMaterial & { id: number })[]> {
  return db
    .selectFrom(materialFacts.as('material'))
    .innerJoin(categories.as('category'), 'category.id', 'material.category_id')
    .select([
      'material.id',
      'material.name',
      'material.name_english as nameEnglish',
      'material.other_names as otherNames',
      'material.functions',
      'material.cas_number as casNumber',
      'material.e_number as eNumber',
      'material.inci',
      'material.description',
      'category.name as categoryName',
    ])
    .where('material.id', '=', anyOf(materialIds))
    .orderBy('material.id')
    .execute()
}

function findOffers(
  tx: Tx,
  productIds: readonly number[],
): Promise<(SearchedOffer & { id: number; materialId: number; featuredRank: number | null })[]> {
  return tx
    .selectFrom('products as p')
    .innerJoin(companyFacts.as('seller'), 'seller.id', 'p.seller_id')
    .select((eb) => [
      'p.id',
      'p.material_id as materialId',
      'p.featured_rank as featuredRank',
      'p.name',
      'p.name_english as nameEnglish',
      'p.other_names as otherNames',
      'p.grade',
      'p.maker',
      'p.form',
      'p.origin',
      'p.pack_label as packLabel',
      'p.sku',
      'p.description',
      'seller.name as sellerName',
      sql<string[]>`array(${eb
        .selectFrom('showcase_products as place')
        .innerJoin('showcases as showcase', 'showcase.id', 'place.showcase_id')
        .select('showcase.name')
        .whereRef('place.product_id', '=', 'p.id')})`.as('showcases'),
    ])
    .where('p.id', '=', anyOf(productIds))
    .orderBy('p.id')
    .execute()
}

function vectorText(words: Map<string, Weight>): string {
  return [...words].map(([word, weight]) => `'${word}':1${weight}`).join(' ')
}
