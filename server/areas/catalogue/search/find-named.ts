import { readSearch } from '#domain/catalogue/search/search-query.ts'
import { wordsOf } from '#domain/catalogue/search/words.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { mapInSlices } from '#server/platform/time-slices.ts'
import { materialsOfRows, offersBearing, offersCalled, offersOfRows, offersWithSku } from './queries-named.ts'
import { allOf } from './queries-search.ts'

/** An offer that a text may mean. */
export interface NamedOffer {
  productId: number
  /** Whether it bears every word of the text. */
  sure: boolean
  subscribed: boolean
}

// half of the words: less is chance
const LEAST_SHARE = 0.5
// a text is read for words in several languages
const WORK_OF_READING = 5

/**
 * The offers that texts mean, by what they and their materials are called and by CAS and E numbers, the best first; those of
 * sellers the buyer subscribes to alone where there are such, and of these the ones that are called just so. All texts at once, in a few statements for any number of them
 * [ORDER-7].
 */
export async function findNamed(
  db: Db | Tx,
  buyerId: CompanyId,
  texts: readonly string[],
): Promise<ReadonlyMap<string, NamedOffer[]>> {
  const whole = [...new Set(texts)].map((text) => ({ text, name: text.trim().toLowerCase() }))
  const named = await offersCalled.rows(
    db,
    buyerId,
    whole.map(({ name }) => name),
  )
  const called = Map.groupBy(named, ({ name }) => name)
  const unnamed = whole.filter(({ name }) => !called.has(name)).map(({ text }, row) => ({ row, text }))
  const searched = await mapInSlices(
    unnamed,
    ({ row, text }) => {
      const search = readSearch(text)
      const words = [...search.words.map(({ word }) => word), ...wordsOf(search.pack?.text ?? '')]
      return { row, text, search, words }
    },
    () => WORK_OF_READING,
  )
  const words = searched.flatMap(({ row, search }) =>
    search.words.map((word, index) => ({ row, index, query: allOf([{ ...word, asPrefix: false }], '') })),
  )
  const materials = await materialsOfRows.rows(
    db,
    words,
    searched.map(({ row, search }) => ({ row, text: search.text })),
  )
  const own = await offersOfRows.rows(db, buyerId, materials, false)
  const found = new Set(own.map(({ row }) => row))
  const others = await offersOfRows.rows(
    db,
    buyerId,
    materials.filter(({ row }) => !found.has(row)),
    true,
  )
  const bySelf = await offersBearing.rows(
    db,
    buyerId,
    searched
      .filter(({ row, search }) => search.words.length > 0 && !materials.some((one) => one.row === row))
      .map(({ row, search }) => ({ row, query: allOf(search.words, '') })),
  )
  const metOf = new Map(materials.map(({ row, met }) => [row, met]))
  const offers = Map.groupBy([...own, ...others, ...bySelf], ({ row }) => row)
  const exact = whole.map(({ text, name }): [string, NamedOffer[]] => [
    text,
    (called.get(name) ?? []).map(({ id }) => ({ productId: id, sure: true, subscribed: true })),
  ])
  const similar = await mapInSlices(
    searched,
    ({ row, text, search, words }): [string, NamedOffer[]] => {
      const met = new Set(
        search.words.flatMap(({ word }, index) => ((metOf.get(row) ?? 0) & (1 << index) ? [word] : [])),
      )
      return [text, ranked(offers.get(row) ?? [], { words, met })]
    },
    // an offer is compared word by word
    ({ row }) => offers.get(row)?.length ?? 0,
  )
  return new Map([...exact, ...similar])
}

/** Offers by the codes that their sellers know them by, of sellers the buyer subscribes to; codes in lower case [ORDER-7]. */
export async function findBySku(
  db: Db | Tx,
  buyerId: CompanyId,
  skus: readonly string[],
): Promise<ReadonlyMap<string, number[]>> {
  const found = Map.groupBy(await offersWithSku.rows(db, buyerId, skus), ({ sku }) => sku)
  return new Map([...found].map(([sku, offers]) => [sku, offers.map(({ id }) => id)]))
}

interface SearchedWords {
  words: readonly string[]
  /** Those that the material bears. */
  met: ReadonlySet<string>
}

function ranked(
  offers: readonly { id: number; name: string; words: string; subscribed: boolean }[],
  { words, met }: SearchedWords,
): NamedOffer[] {
  const scored = offers.map((offer) => {
    const borne = new Set(wordsOf(offer.words))
    const share = words.filter((word) => met.has(word) || borne.has(word)).length / Math.max(words.length, 1)
    return { ...offer, share }
  })
  const most = Math.max(0, ...scored.map(({ share }) => share))
  if (most < LEAST_SHARE) return []
  const best = scored.filter(({ share }) => share === most)
  return best.map(({ id, share, subscribed }) => ({ productId: id, sure: share === 1, subscribed }))
}
