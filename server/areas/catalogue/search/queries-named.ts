import { type RawBuilder, sql } from 'kysely'
import type { CompanyId } from '#domain/ids.ts'
import { subscribedSellers } from '#server/areas/subscriptions/public.ts'
import { statement } from '#server/platform/statement.ts'

/** One word of a row, as a tsquery of all that it may stand for. */
export interface WordOfRow {
  row: number
  index: number
  query: string
}

// enough to include the one intended where several have the same words
const MATERIALS_A_ROW = 6
const OFFERS_A_MATERIAL = 40
const OFFERS_A_ROW = 12
// of all rows of a call together: the more rows, the fewer offers of each material
const OFFERS_A_CALL = 24_000

/**
 * The materials that bear most words of each row, of all rows at once; `met` has a bit for each word that it bears, the first
 * word's the lowest [ORDER-7].
 */
export const materialsOfRows = statement(
  'materials that rows name',
  { row: 'integer', id: 'integer', met: 'integer' },
  (words: readonly WordOfRow[], texts: readonly { row: number; text: string }[]) => sql`
    with met as (
      select asked.row, search.material_id, search.names, search.featured_rank, bit_or(1 << asked.place) as met
      from unnest(${words.map(({ row }) => row)}::int[], ${words.map(({ index }) => index)}::int[],
        ${words.map(({ query }) => query)}::tsquery[]) asked (row, place, query)
      join material_search search on search.terms @@ asked.query
      group by asked.row, search.material_id),
    ranked as (
      select met.row, met.material_id, met.met,
        bit_count(met.met::bit(32)) as bits, max(bit_count(met.met::bit(32))) over (partition by met.row) as most,
        row_number() over (partition by met.row order by bit_count(met.met::bit(32)) desc,
          position(E'\\n' || asked.text || E'\\n' in E'\\n' || met.names || E'\\n') = 0,
          not starts_with(met.names, asked.text), met.featured_rank, met.material_id) as place
      from met join unnest(${texts.map(({ row }) => row)}::int[], ${texts.map(({ text }) => text)}::text[]) asked (row, text)
        on asked.row = met.row)
    select row, material_id as id, met from ranked
    where bits = most and place <= ${MATERIALS_A_ROW} order by row, place`,
)

const foundColumns = {
  row: 'integer',
  id: 'integer',
  name: 'text',
  words: 'text',
  subscribed: 'boolean',
} as const

// all that a row may name of an offer beside its material
const ownText = sql`concat_ws(' ', p.name, p.name_english, array_to_string(p.other_names, ' '), p.grade, p.maker, p.form, p.origin,
  p.pack_label, p.sku)`

/** Offers of materials that rows name, those of sellers the buyer subscribes to; `others`: those of all others instead. */
export const offersOfRows = statement(
  'offers that rows may mean',
  foundColumns,
  (buyerId: CompanyId, rows: readonly { row: number; id: number }[], others: boolean) => sql`
    select asked.row, p.id, p.name, ${ownText} as words, ${!others}::boolean as subscribed
    from unnest(${rows.map(({ row }) => row)}::int[], ${rows.map(({ id }) => id)}::int[]) asked (row, material_id)
    cross join lateral (
      select * from products p
      where p.material_id = asked.material_id and p.status = 'published' and ${ofSubscribed(buyerId, others)}
      order by p.standing, lower(p.name), p.id
      limit ${others ? Math.min(OFFERS_A_ROW, mostOffers(rows.length)) : mostOffers(rows.length)}) p
    order by asked.row`,
)

/** Offers that bear all words of a row themselves, whatever their material [ORDER-7]. */
export const offersBearing = statement(
  'offers with all words of rows',
  foundColumns,
  (buyerId: CompanyId, rows: readonly { row: number; query: string }[]) => sql`
    select asked.row, p.id, p.name, ${ownText} as words, (${ofSubscribed(buyerId, false)}) as subscribed
    from unnest(${rows.map(({ row }) => row)}::int[], ${rows.map(({ query }) => query)}::tsquery[]) asked (row, query)
    cross join lateral (
      select p.* from product_search search join products p on p.id = search.product_id
      where search.terms @@ asked.query and p.status = 'published'
      limit ${OFFERS_A_ROW}) p
    order by asked.row, subscribed desc, p.id`,
)

/** Offers with these codes of sellers that the buyer subscribes to; codes as they are compared. */
export const offersWithSku = statement(
  'offers by the codes of their sellers',
  { id: 'integer', sku: 'text' },
  (buyerId: CompanyId, skus: readonly string[]) => sql`
    select p.id, code_key(p.sku) as sku from products p
    where p.seller_id in ${subscribedSellers(buyerId)} and p.sku <> '' and code_key(p.sku) = any(${skus}::text[])
      and p.status = 'published'
    order by p.id`,
)

/** Offers that are called just so, of sellers that the buyer subscribes to; names in lower case. */
export const offersCalled = statement(
  'offers by their whole names',
  { id: 'integer', name: 'text' },
  (buyerId: CompanyId, names: readonly string[]) => sql`
    select p.id, lower(p.name) as name from products p
    where p.seller_id in ${subscribedSellers(buyerId)} and lower(p.name) = any(${names}::text[]) and p.status = 'published'
    order by p.id`,
)

/** How many offers of each of so many materials are read. */
function mostOffers(materials: number): number {
  return Math.min(OFFERS_A_MATERIAL, Math.floor(OFFERS_A_CALL / Math.max(materials, 1)))
}

function ofSubscribed(buyerId: CompanyId, others: boolean): RawBuilder<boolean> {
  const mine = sql<boolean>`p.seller_id in ${subscribedSellers(buyerId)}`
  return others ? sql<boolean>`not (${mine})` : mine
}
