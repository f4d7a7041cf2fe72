import { sql } from 'kysely'
import type { SearchedWord } from '#domain/catalogue/search/search-query.ts'
import { JOINED } from '#domain/catalogue/search/search-terms.ts'
import { MOST_COUNTED } from '#domain/format.ts'
import { materialFacts } from '#server/areas/materials/public.ts'
import type { Db } from '#server/platform/database.ts'
import { statement } from '#server/platform/statement.ts'
import { offersOf } from '../pages/queries-offered.ts'

/** Where words are looked for: in all but running text (A, B, C), or everywhere. */
export type Labels = 'ABC' | ''

// weights of D, C, B and A: descriptions count least, names most
const WEIGHTS = sql.lit('{0.1,0.3,0.6,1}')

const foundColumns = { id: 'integer', met: 'integer', tier: 'integer', is_name: 'boolean', borne: 'integer' } as const

/**
 * The materials that bear any of the words, best first. `met` has a bit for each word that it bears, the first word's
 * the lowest. Tiers: 0 its name begins with the words it bears, 1 another of its names does, 2 one of them has these
 * letters as a prefix, and for materials that leave words to their offers 3, 4 and 5; where the words stand elsewhere,
 * as what it does, 6 and 7, and 8 where a root alone is met: 'kayu manis' by 'pemanis'. Within each those come first
 * that bear most words outside of running text and not by a root, so many as `borne` says, then those that are called by
 * the words alone (`is_name`), then those that have them as words and not as the prefix of one
 * [MAT-3].
 */
export const materialsWithWords = statement(
  'materials that a search names',
  foundColumns,
  (words: readonly SearchedWord[], labels: Labels) => {
    // a root that happens to be a name must not outrank the word itself: 'pemanis' must not put 'kayu manis' first
    const score = sql`${rank(words.map((word) => withoutRoots(word, '')).join('|'))}
      + 0.1 * ${rank(anyOfThem(words, labels))}`
    return sql`
      select material_id as id, met, tier, not beyond as is_name, bit_count(itself::bit(32))::int as borne from (
        select material_id, met, names, featured_rank, ${score} as score,
          position(E'\\n' || text || E'\\n' in lines) = 0 as beyond,
          position(' ' || text || ' ' in translate(lines, E'\\n', ' ')) = 0 as begun,
          case
            when starts_with(names, text || ' ') or starts_with(names, text || E'\\n') or names = text then 0
            when position(E'\\n' || text || ' ' in lines) > 0 or position(E'\\n' || text || E'\\n' in lines) > 0 then 1
            when position(E'\\n' || text in lines) > 0 then 2
            else 6 end as named, met <> (1 << ${words.length}::int) - 1 as partly, itself,
            ${labels === 'ABC'}::boolean and met <> itself as by_root
        from material_search
        cross join lateral (select E'\\n' || names || E'\\n' as lines) named_as
        cross join lateral (
          select bit_or(1 << (place - 1)::int) as met, string_agg(word, ' ' order by place) as text,
            coalesce(bit_or(1 << (place - 1)::int) filter (where terms @@ itself), 0) as itself
          from unnest(${words.map(({ word }) => word)}::text[], ${words.map((word) => lexemes(word, labels))}::tsquery[],
            ${words.map((word) => withoutRoots(word, 'ABC'))}::tsquery[])
            with ordinality asked (word, query, itself, place)
          where terms @@ query) asked
        where terms @@ ${anyOfThem(words, labels)}::tsquery) found
      cross join lateral (
        select named + case when named < 6 then 3 * partly::int when partly then 1 else 2 * by_root::int end as tier) ranked
      order by tier, borne desc, beyond, begun, round(score::numeric, 1) desc, featured_rank, names, material_id`
  },
)

/** How many offers each of these materials has. */
export const offersOfMaterials = statement(
  'how much is offered of materials',
  { id: 'integer', offers: 'integer' },
  (ids: readonly number[]) =>
    sql`select id, ${offersOf(sql`asked.id`)} as offers from unnest(${ids}::int[]) asked (id)`,
)

/** The materials with names similar to a text, nearest first. */
export const materialsLike = statement(
  'materials with similar names',
  { id: 'integer' },
  (text: string) => sql`
    select material_id as id from material_search
    where ${text} <% names
    order by word_similarity(${text}, names) desc, featured_rank, names, material_id`,
)

/** The names of the `limit` materials that somebody offers and whose names are nearest to a text [MAT-4]. */
export const nearestNames = statement(
  'the nearest names',
  { name: 'text' },
  (text: string, limit: number) => sql`
    select material.name
    from materials_near(${text}) near
    join ${materialFacts} material on material.id = near.material_id
    where exists (
      select from products p where p.material_id = near.material_id and p.status = 'published')
    order by near.similarity desc, near.featured_rank, material.name, material.id
    limit ${limit}`,
)

/** Words that the offers of some materials have to bear themselves; `met` 0 for all other materials. */
export interface OwnWords {
  met: number
  /** A tsquery. */
  own: string
}

/** Searched words with a tsquery whose index matches include all of theirs and may include more. */
interface SoughtWords extends OwnWords {
  soughtBy: string
}

// more than a list shows; a search with so many is read in the order of lists instead
export const MOST_HITS = MOST_COUNTED + 1

const hitColumns = { id: 'integer', material_id: 'integer', met: 'integer' } as const

/** The published offers that bear such words themselves, at most `MOST_HITS` of each. */
export const offersWithWords = statement(
  'offers with own words',
  hitColumns,
  (termOf: readonly SoughtWords[], materials: readonly { id: number; met: number }[]) => sql`
    with ranked as (
      select * from unnest(${materials.map(({ id }) => id)}::int[], ${materials.map(({ met }) => met)}::int[])
        ranked (material_id, met))
    select hit.id, hit.material_id, asked.met
    from unnest(
      ${termOf.map(({ met }) => met)}::int[], ${termOf.map(({ own }) => own)}::tsquery[],
      ${termOf.map(({ soughtBy }) => soughtBy)}::tsquery[]) asked (met, own, sought_by)
    cross join lateral (
      select p.id, p.material_id
      from product_search search
      join products p on p.id = search.product_id
      left join ranked on ranked.material_id = p.material_id
      -- 'is true' keeps the second from the index
      where search.terms @@ asked.sought_by and (search.terms @@ asked.own) is true and p.status = 'published' and coalesce(ranked.met, 0) = asked.met
      limit ${MOST_HITS}) hit`,
)

/** The words that many offers bear, each with the number of those that do, as the database last estimated. */
export const commonWords = statement(
  'words that many offers bear',
  { word: 'text', bearing: 'integer' },
  () => sql`
    select common.word, (common.share * greatest(search.reltuples, 0))::int as bearing
    from pg_stats,
      unnest(most_common_elems::text::text[], most_common_elem_freqs) common (word, share),
      pg_class search
    where schemaname = current_schema() and tablename = 'product_search' and attname = 'terms'
      and search.oid = 'product_search'::regclass and common.share is not null and common.word is not null`,
)

/** How many materials a search looks into, as the database last estimated. */
export const materialsSearched = statement(
  'how many materials there are',
  { materials: 'integer' },
  () => sql`
    select greatest(reltuples, 0)::int as materials from pg_class where oid = 'material_search'::regclass`,
)

// tsquery texts; words consist of letters and digits, so nothing in them can act as an operator

/** The lexeme of an offer's material, distinguished by an '@' from its words. */
export function lexemeOfMaterial(materialId: number): string {
  return `'@${materialId}'`
}

/** The tsquery for offers of one of these materials that meet a tsquery besides. */
export function ofMaterials(own: string | null, materialIds: readonly number[]): string {
  const any = materialIds.map(lexemeOfMaterial).join('|')
  return own === null ? any : `(${own})&(${any})`
}

/** The tsquery for offers that meet all these words. */
export function allOf(words: readonly SearchedWord[], labels: Labels): string {
  return words.map((word) => `(${lexemes(word, labels)})`).join('&')
}

function anyOfThem(words: readonly SearchedWord[], labels: Labels): string {
  return words.map((word) => lexemes(word, labels)).join('|')
}

// ts_rank divides by the number of alternatives: of a word with many synonyms a name would count as little as running text
function rank(anyOf: string) {
  return sql`${anyOf.split('|').length}::int * ts_rank(${WEIGHTS}, terms, ${anyOf}::tsquery)`
}

function lexemes(word: SearchedWord, labels: Labels): string {
  const where = word.inName ? 'AB' : labels
  return [withoutRoots(word, labels), ...word.roots.map((root) => lexeme(root, where))].join('|')
}

function withoutRoots(word: SearchedWord, labels: Labels): string {
  const where = word.inName ? 'AB' : labels
  return [
    termOf(word, where),
    ...word.synonyms.map((other) => lexeme(other, where)),
    ...word.joined.map((one) => lexeme(one, `*${where}`)),
    // as a name writes it that has two words for it
    ...[word.word, ...word.joined].map((one) => lexeme(JOINED + one, where)),
  ].join('|')
}

function termOf({ word, asPrefix }: SearchedWord, labels: string): string {
  return lexeme(word, `${asPrefix ? '*' : ''}${labels}`)
}

function lexeme(word: string, labels: string): string {
  return labels ? `'${word}':${labels}` : `'${word}'`
}

/** Which of these words occur nowhere, not even as the prefix of a word. */
export async function unknownWords(db: Db, words: readonly string[]): Promise<string[]> {
  const found = await unknownAmong.rows(db, words)
  return found.map(({ word }) => word)
}

export const unknownAmong = statement(
  'words nothing is described with',
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
