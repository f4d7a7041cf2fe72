import { type RawBuilder, sql } from 'kysely'
import { companyFacts } from '#server/areas/companies/public.ts'
import { categories, materialFacts, materialSlugs } from '#server/areas/materials/public.ts'
import type { Db } from '#server/platform/database.ts'
import { statement } from '#server/platform/statement.ts'

// standards allow 50,000, but making so many addresses would keep all other requests waiting
const MOST_ADDRESSES = 2000

/** Which files of the sitemap have an address: that with the number n is of the n-th 2,000 ids. */
export const filledFiles = statement(
  'files of the sitemap',
  { of: { oneOf: ['materials', 'products'] }, number: 'integer' },
  () => sql`
    select 'materials' as "of", file.number
    from generate_series(1, (select max(id) from ${materialFacts} m) / ${span} + 1) file (number)
    cross join lateral (
      select from ${materialFacts} material
      join ${materialSlugs} present on present.slug = material.slug and present.material_id = material.id
      where ${isIn(sql`material.id`)} and exists (
        select from products p where p.material_id = material.id and p.status = 'published')
      limit 1) found
    union all
    select 'products', file.number
    from generate_series(1, (select max(id) from products) / ${span} + 1) file (number)
    cross join lateral (
      select from products p where ${isIn(sql`p.id`)} and p.status = 'published' limit 1) found
    order by 1, 2`,
)

const span = sql.lit(MOST_ADDRESSES)

function isIn(id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${id} > (file.number - 1) * ${span} and ${id} <= file.number * ${span}`
}

/** The first of each 2,000 sellers, as their ids have no numbers. */
export const firstSellers = statement(
  'first sellers of the files of the sitemap',
  { id: 'uuid' },
  () => sql`
    select id
    from (select id, row_number() over (order by id) as place from ${companyFacts} seller where kind = 'seller' and suspended_at is null) sellers
    where (place - 1) % ${span} = 0
    order by id`,
)

export function findCategoryIds(db: Db): Promise<{ id: number }[]> {
  return db.selectFrom(categories.as('category')).select('id').orderBy('id').execute()
}

/** Published offers with these ids, with the hash of their first photo. */
export function findListedProducts(
  db: Db,
  file: number,
): Promise<{ id: number; name: string; coverPhoto: string | null }[]> {
  return db
    .selectFrom('products')
    .select(['id', 'name', 'cover_photo as coverPhoto'])
    .where('status', '=', sql.lit('published'))
    .where('id', '>', (file - 1) * MOST_ADDRESSES)
    .where('id', '<=', file * MOST_ADDRESSES)
    .orderBy('id')
    .execute()
}

/** Materials with these ids that anybody offers, without those merged into others. */
export function findListedMaterials(db: Db, file: number): Promise<{ slug: string }[]> {
  return db
    .selectFrom(materialFacts.as('material'))
    .innerJoin(materialSlugs.as('present'), (join) =>
      join.onRef('present.slug', '=', 'material.slug').onRef('present.material_id', '=', 'material.id'),
    )
    .select('material.slug')
    .where('material.id', '>', (file - 1) * MOST_ADDRESSES)
    .where('material.id', '<=', file * MOST_ADDRESSES)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('products as p')
          .whereRef('p.material_id', '=', 'material.id')
          .where('p.status', '=', sql.lit('published')),
      ),
    )
    .orderBy('material.id')
    .execute()
}

/** 2,000 sellers from this one on. */
export function findListedSellers(db: Db, firstId: string): Promise<{ username: string }[]> {
  return db
    .selectFrom(companyFacts.as('seller'))
    .select('username')
    .where('kind', '=', 'seller')
    .where('suspended_at', 'is', null)
    .where('id', '>=', firstId)
    .orderBy('id')
    .limit(MOST_ADDRESSES)
    .execute()
}
