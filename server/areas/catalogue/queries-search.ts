import { type RawBuilder, sql } from 'kysely'
import { units } from '#domain/catalogue/asked-pack.ts'
import {
  alsoAsENumber,
  type BareNumber,
  type SearchedWord,
  type SearchQuery,
  wordsBesideNumbers,
} from '#domain/catalogue/search-query.ts'
import { type SearchedProduct, searchTerms, type Weight } from '#domain/catalogue/search-terms.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import { categories, materialFacts } from '#server/areas/materials/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, given } from '#server/platform/given.ts'
import { statement } from '#server/platform/statement.ts'

/** What to look for: products with these words (`mended`: not as they were typed), or with names similar to the text. */
export type Search = { by: 'words'; query: SearchQuery; mended?: true } | { by: 'likeness'; text: string }

// with fewer results than this, descriptions are searched too
const FEW = 5
// weights of D, C, B and A: descriptions count least, names most
const WEIGHTS = sql.lit('{0.1,0.3,0.6,1}')

/**
 * Common table expressions ending in `found (product_id, tier, score)`. Tiers: 0 the name begins with the words, 1 it
 * begins with these letters, 2 another name does, 3 the words occur elsewhere, 4 in the description, 5 a similar name.
 */
export function foundBy(search: Search): RawBuilder<unknown> {
  if (search.by === 'likeness') {
    return sql`found as (
      select product_id, 5 as tier, word_similarity(${search.text}, names) as score
      from product_search where ${search.text} <% names)`
  }
  const { words, text } = search.query
  const precise = sql`${allOf(words, 'ABC')}::tsquery`
  const wide = sql`${allOf(words, '')}::tsquery`
  // a root that happens to be a name must not outrank the word itself: 'pemanis' must not put 'kayu manis' first
  const score = sql`ts_rank(${WEIGHTS}, terms, ${someOf(words)}::tsquery) + 0.1 * ts_rank(${WEIGHTS}, terms, ${wide})`
  return sql`precise as materialized (
      select product_id, terms, names from product_search where terms @@ ${precise}),
    found as (
      select product_id, ${tierOf(text)} as tier, ${score} as score from precise
      union all
      select product_id, 4, ${score} from product_search
      where (select count(*) from precise) < ${sql.lit(FEW)} and terms @@ ${wide} and not terms @@ ${precise})`
}

function tierOf(text: string): RawBuilder<number> {
  return sql`case
    when starts_with(names, ${text} || ' ') or starts_with(names, ${text} || E'\\n') then 0
    when starts_with(names, ${text}) then 1
    when position(E'\\n' || ${text} in names) > 0 then 2
    else 3 end`
}

// tsquery texts; words consist of letters and digits, so nothing in them can act as an operator

function allOf(words: readonly SearchedWord[], labels: string): string {
  return words.map((word) => `(${[asked(word, labels), ...others(word, true, labels)].join('|')})`).join('&')
}

function someOf(words: readonly SearchedWord[]): string {
  return words.flatMap((word) => [asked(word, ''), ...others(word, false, '')]).join('|')
}

function asked({ word, asPrefix }: SearchedWord, labels: string): string {
  return lexeme(word, `${asPrefix ? '*' : ''}${labels}`)
}

function others({ synonyms, roots }: SearchedWord, withRoots: boolean, labels: string): string[] {
  return [...synonyms, ...(withRoots ? roots : [])].map((word) => lexeme(word, labels))
}

function lexeme(word: string, labels: string): string {
  return labels ? `'${word}':${labels}` : `'${word}'`
}

/**
 * The query's undecided numbers, as typed, that products found by its other words bear: in a name, as a grade, a CAS or an
 * E number. The size of a pack in a product's name is none of these.
 */
export async function numbersBorne(db: Db, query: SearchQuery): Promise<Set<string>> {
  const numbers = query.numbers.map((number) => ({
    text: number.text,
    terms: allOf(query.words.filter(({ word }) => number.words.includes(word)).map(alsoAsENumber), 'B'),
    pattern: patternOf(number),
  }))
  const borne = await db
    .selectFrom(given('number', { text: 'text', terms: 'text', pattern: 'text' }, numbers))
    .select('number.text')
    .where((number) =>
      number.exists(
        number
          .selectFrom('product_search as search')
          .innerJoin('products as p', 'p.id', 'search.product_id')
          .select('p.id')
          .where('p.status', '=', 'published')
          .where((eb) => sql`${eb.ref('search.terms')} @@ ${allOf(wordsBesideNumbers(query), 'ABC')}::tsquery`)
          .where((eb) =>
            eb.or([
              sql<boolean>`${eb.ref('search.terms')} @@ ${eb.cast('number.terms', sql`tsquery`)}`,
              eb('p.name', '~*', eb.ref('number.pattern')),
              eb('p.grade', '~*', eb.ref('number.pattern')),
            ]),
          ),
      ),
    )
    .execute()
  return new Set(borne.map(({ text }) => text))
}

function patternOf({ words }: BareNumber): string {
  return `\\m${words.join('[^0-9a-z]+')}\\M(?!\\s?(?:${units})\\M)`
}

/** Which of these words occur in no product, not even as the beginning of a word. */
export async function unknownWords(db: Db, words: readonly string[]): Promise<string[]> {
  const found = await unknownAmong.rows(db, words)
  return found.map(({ word }) => word)
}

export const unknownAmong = statement(
  'words no product is described with',
  { word: 'text' },
  (words: readonly string[]) => sql`
    select asked.word from unnest(${words}::text[]) asked (word)
    where not exists (
      select from search_words known where known.word >= asked.word collate "C" and known.word < asked.word || '~' collate "C")`,
)

// enough to include the right one even when many words are similar
const CANDIDATES = 30

/** The known words most similar to a word. */
export async function similarWords(db: Db, word: string): Promise<string[]> {
  const found = await db
    .selectFrom('search_words')
    .select('word')
    .orderBy((eb) => sql`${eb.ref('word')} <-> ${word}`)
    .limit(sql.lit(CANDIDATES))
    .execute()
  return found.map((row) => row.word)
}

/**
 * Rewrites the search rows of these products. Called by whatever writes a product, not by a trigger: the words follow
 * rules in domain/ that the database cannot run [SEARCH-3].
 */
export async function indexProducts(tx: Tx, productIds: readonly number[]): Promise<void> {
  const found = await findSearched(tx, productIds)
  const rows = found.map(({ id, ...product }) => ({ id, ...searchTerms(product) }))
  const terms = rows.map(({ id, words, names }) => ({ id, terms: vectorText(words), names }))
  await tx
    .insertInto('product_search')
    .columns(['product_id', 'terms', 'names'])
    .expression((eb) =>
      eb
        .selectFrom(given('row', { id: 'integer', terms: 'text', names: 'text' }, terms))
        .select((row) => ['row.id', row.cast('row.terms', sql`tsvector`).as('terms'), 'row.names']),
    )
    .onConflict((conflict) =>
      conflict.column('product_id').doUpdateSet((eb) => ({
        terms: eb.ref('excluded.terms'),
        names: eb.ref('excluded.names'),
      })),
    )
    .execute()
  const written = [...new Set(rows.flatMap((row) => row.written))].sort().map((word) => ({ word }))
  await tx
    .insertInto('search_words')
    .columns(['word'])
    .expression((eb) => eb.selectFrom(given('row', { word: 'text' }, written)).selectAll())
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function findSearched(tx: Tx, productIds: readonly number[]): Promise<(SearchedProduct & { id: number })[]> {
  return tx
    .selectFrom('products as p')
    .innerJoin(companyFacts.as('seller'), 'seller.id', 'p.seller_id')
    .innerJoin(materialFacts.as('material'), 'material.id', 'p.material_id')
    .innerJoin(categories.as('category'), 'category.id', 'p.category_id')
    .select((eb) => [
      'p.id',
      'p.name',
      'p.name_english as nameEnglish',
      'material.other_names as synonyms',
      'material.functions',
      'material.cas_number as casNumber',
      'material.e_number as eNumber',
      'material.inci',
      'p.grade',
      'p.form',
      'p.origin',
      'p.pack_label as packLabel',
      eb.fn<string>('concat_ws', [sql.lit(' '), 'material.description', 'p.description']).as('description'),
      'seller.name as sellerName',
      'category.name as categoryName',
      sql<string[]>`array(${eb
        .selectFrom('showcase_products as place')
        .innerJoin('showcases as showcase', 'showcase.id', 'place.showcase_id')
        .select('showcase.name')
        .whereRef('place.product_id', '=', 'p.id')})`.as('showcases'),
    ])
    .where('p.id', '=', anyOf(productIds))
    .execute()
}

function vectorText(words: Map<string, Weight>): string {
  return [...words].map(([word, weight]) => `'${word}':1${weight}`).join(' ')
}
