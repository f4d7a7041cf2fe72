import { sql } from 'kysely'
import type { BusinessDay } from '#domain/business-day.ts'
import type { EmptySearch } from '#domain/catalogue/contract-empty-searches.ts'
import type { CompanyId } from '#domain/ids.ts'
import { categories } from '#server/areas/materials/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { dateOf } from '#server/platform/sql-input.ts'

// as the indexes name it
const published = sql.lit('published')

interface Counted {
  day: BusinessDay
  words: string
  categoryId: number | null
}

/**
 * Adds one to the words of a day; words that the day does not have yet only while it has fewer than `most`. Those that
 * come at the same instant do not see one another, and may exceed it by a few.
 */
export async function countWords(tx: Tx, { day, words, categoryId }: Counted, most: number): Promise<void> {
  const ofDay = tx.selectFrom('empty_searches').where('day', '=', dateOf(day))
  const same = ofDay.select('hits').where('words', '=', words).where('category_id', 'is not distinct from', categoryId)
  const different = ofDay.select(({ fn }) => fn.countAll<number>().as('count'))
  const row = tx
    .selectNoFrom(({ val, cast, lit }) => [
      dateOf(day).as('day'),
      cast<string>(val(words), 'text').as('words'),
      cast<number | null>(val(categoryId), 'smallint').as('category_id'),
      lit(1).as('hits'),
    ])
    .where(({ or, exists, eb }) => or([exists(same), eb(different, '<', most)]))
  await tx
    .insertInto('empty_searches')
    .columns(['day', 'words', 'category_id', 'hits'])
    .expression(row)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'words', 'category_id'])
        .doUpdateSet((eb) => ({ hits: eb('empty_searches.hits', '+', 1) })),
    )
    .execute()
}

interface EmptySearchParams {
  from: BusinessDay
  until: BusinessDay
  /** The seller of the categories; null for all, and for searches in no category. */
  sellerId: CompanyId | null
}

/** Searches without results on these days, both included, most often first. */
export function findEmptySearches(
  db: Db,
  { from, until, sellerId }: EmptySearchParams,
  limit: number,
): Promise<EmptySearch[]> {
  const searches = db
    .selectFrom('empty_searches as search')
    .leftJoin(categories.as('category'), 'category.id', 'search.category_id')
    .select(({ fn, cast }) => [
      'search.words',
      'search.category_id as categoryId',
      'category.name as categoryName',
      cast<number>(fn.sum('search.hits'), 'integer').as('hits'),
      cast<string>(fn.max('search.day'), 'text').as('lastDay'),
    ])
    .where('search.day', '>=', dateOf(from))
    .where('search.day', '<=', dateOf(until))
    .groupBy(['search.words', 'search.category_id', 'category.name'])
    .orderBy('hits', 'desc')
    .orderBy('lastDay', 'desc')
    .orderBy('search.words')
    .orderBy('search.category_id')
    .limit(limit)
  if (sellerId === null) return searches.execute()
  return searches
    .where('search.category_id', 'in', ({ selectFrom }) =>
      selectFrom('products').select('category_id').where('seller_id', '=', sellerId).where('status', '=', published),
    )
    .execute()
}

/** Deletes what was counted on days before this one. */
export async function forgetSearchesBefore(tx: Tx, day: BusinessDay): Promise<void> {
  await tx.deleteFrom('empty_searches').where('day', '<', dateOf(day)).execute()
}
