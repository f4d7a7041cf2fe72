import type { CompanyId } from '#domain/ids.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { unnestRows } from '#server/platform/sql-input.ts'

/** The kinds of an offer's words with one spelling each. */
export const wordKinds = ['grade', 'maker', 'origin', 'form', 'container'] as const
export type WordKind = (typeof wordKinds)[number]

/** A word as it is written, by what its spellings have in common. */
export interface Word {
  kind: WordKind
  key: string
  spelling: string
}

const wordColumns = { kind: 'text', key: 'text', spelling: 'text' } as const

/** The spellings of these words that are known. */
export async function findSpellings(
  db: Db | Tx,
  words: readonly Word[],
): Promise<{ kind: string; key: string; spelling: string }[]> {
  return db
    .selectFrom('known_words as known')
    .innerJoin(unnestRows('word', wordColumns, words), (join) =>
      join.onRef('word.kind', '=', 'known.kind').onRef('word.key', '=', 'known.key'),
    )
    .select(['known.kind', 'known.key', 'known.spelling'])
    .execute()
}

/** Makes words known that are not; of two at once the first is. */
export async function insertWords(tx: Tx, words: readonly Word[]): Promise<void> {
  await tx
    .insertInto('known_words')
    .columns(['kind', 'key', 'spelling'])
    .expression((eb) =>
      // in one order: two who make the same words known wait for each other one way
      eb
        .selectFrom(unnestRows('word', wordColumns, words))
        .selectAll()
        .orderBy('kind')
        .orderBy('key'),
    )
    .onConflict((there) => there.doNothing())
    .execute()
}

/** The known spellings of a kind, those of most offers first. */
export async function findKnownWords(db: Db, kind: WordKind, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('known_words as known')
    .leftJoin('offer_attributes as attribute', (join) =>
      join.onRef('attribute.kind', '=', 'known.kind').onRef('attribute.value', '=', 'known.spelling'),
    )
    .leftJoin('offer_counts as count', (join) =>
      join
        .onRef('count.attribute_id', '=', 'attribute.id')
        .on('count.category_id', '=', 0)
        .on('count.having_id', '=', 0),
    )
    .select('known.spelling')
    .where('known.kind', '=', kind)
    .orderBy('count.offers', (order) => order.desc().nullsLast())
    .orderBy('known.spelling')
    .limit(most)
    .execute()
  return rows.map(({ spelling }) => spelling)
}

/**
 * The makers that the seller's own products name, those of most of them first, or only so many: drafts of other sellers
 * must not reveal where they buy.
 */
export async function findMakersOf(db: Db | Tx, sellerId: CompanyId, most: number | null): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('maker')
    .where('seller_id', '=', sellerId)
    .where('maker', '<>', '')
    .groupBy('maker')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('maker')
    .limit(most)
    .execute()
  return rows.map(({ maker }) => maker)
}
