import { LRUCache } from 'lru-cache'
import type { SearchedWord } from '#domain/catalogue/search/search-query.ts'
import { MOST_COUNTED } from '#domain/format.ts'
import type { Db } from '#server/platform/database.ts'
import { cacheFor } from '../list/cache-for.ts'
import { fewOfFound, type SearchBucket, type SearchBuckets } from '../list/queries-found.ts'
import {
  allOf,
  commonWords,
  type Labels,
  MOST_HITS,
  materialsLike,
  materialsSearched,
  materialsWithWords,
  type OwnWords,
  offersOfMaterials,
  offersWithWords,
  ofMaterials,
} from './queries-search.ts'

// with fewer results than this, descriptions are searched too
const FEW = 5
// tiers of offers that meet all words themselves, of running text, and of similar names
const OWN_TIER = 9
const TEXT_TIER = 10
const SIMILAR_TIER = 20
// materials whose offers are looked up together with their words; the words of more lead to them as well
const MOST_NAMED = 100
// the tier of materials that are not called by any of the words, and do not bear all of them either
const PARTLY_ELSEWHERE = 7
// offers bearing a word, above which those of many materials are not looked up by the index of words
const MANY = 20_000
// offers with words of a prefix, above which the index, which would put all of them together, is queried for
// the other words alone
const MANY_WITH_PREFIX = 5000
// as many as that, or their materials', are filtered row by row
const LOOKED_AT = 1000

/** Where the offers stand that meet all these words, together with their materials, and whether there are any [MAT-3]. */
export async function bucketsWith(
  db: Db,
  words: readonly SearchedWord[],
): Promise<{ buckets: SearchBuckets; isEmpty: boolean }> {
  const precise = await bucketsIn(db, words, 'ABC')
  const few = await fewOfFound.rows(db, { buckets: precise, except: [] }, FEW)
  if (few.length >= FEW) return { buckets: { buckets: precise, except: [] }, isEmpty: false }

  const except = few.map(({ id }) => id)
  const shown = [...Map.groupBy(few, ({ place }) => place).values()].map((offers) =>
    bucketOfIds(
      offers[0]?.tier ?? 0,
      offers.map(({ id }) => id),
    ),
  )
  const wide = await bucketsIn(db, words, '')
  const others = wide.map((bucket) => ({
    ...bucket,
    tier: bucket.tier + TEXT_TIER,
    ids: bucket.ids?.filter((id) => !except.includes(id)) ?? null,
  }))
  const isEmpty = few.length === 0 && (await fewOfFound.rows(db, { buckets: others, except }, 1)).length === 0
  return { buckets: { buckets: [...shown, ...others], except }, isEmpty }
}

/** The search buckets of offers whose names contain all these words; descriptions are not searched. */
export function bucketsWithNames(db: Db, words: readonly SearchedWord[]): Promise<SearchBucket[]> {
  return bucketsIn(db, words, 'ABC')
}

/** Materials with names similar to a text. */
export async function bucketsLike(db: Db, text: string): Promise<SearchBucket[]> {
  const found = await materialsLike.rows(db, text)
  return found.map(({ id }) => ({ tier: SIMILAR_TIER, materialId: id, own: null, ids: null, isMany: false }))
}

/** The materials that the words name, best first; not those that only bear some of them elsewhere [MAT-3]. */
export function materialsNamed({ buckets }: SearchBuckets): number[] {
  const named = buckets.filter(({ tier }) => tier % TEXT_TIER !== PARTLY_ELSEWHERE)
  return [...new Set(named.flatMap(({ materialId }) => materialId ?? []))]
}

async function bucketsIn(db: Db, words: readonly SearchedWord[], labels: Labels): Promise<SearchBucket[]> {
  const [materials, common] = await Promise.all([materialsCalled(db, words, labels), commonnessOf(db)])
  const left = leftToOffers(words, labels, { materials, common })
  const picked = await pick(
    db,
    left.filter((one) => isLookedUp(one, words, common)),
    materials,
  )
  const ofMaterials = materials.flatMap(({ id, met, tier }): SearchBucket[] => {
    const own = left.find((one) => one.met === met)?.own ?? null
    const ids = picked.get(met)
    if (!ids) return [{ tier, materialId: id, own, ids: null, isMany: false }]
    const found = ids.get(id)
    return found ? [{ tier, materialId: id, own: null, ids: found, isMany: false }] : []
  })
  const byThemselves = picked.get(0)
  if (!byThemselves) {
    const anywhere = { tier: OWN_TIER, materialId: null, own: allOf(words, labels), ids: null, isMany: true }
    return [...ofMaterials, anywhere]
  }
  const ids = [...byThemselves.values()].flat()
  return ids.length === 0 ? ofMaterials : [...ofMaterials, bucketOfIds(OWN_TIER, ids)]
}

/** The materials that bear any of the words, best first; of several that bear the very name, the one that most is offered of. */
async function materialsCalled(db: Db, words: readonly SearchedWord[], labels: Labels) {
  const found = await materialsWithWords.rows(db, words, labels)
  const namesakes = [...Map.groupBy(found, ({ tier, borne, is_name }) => is_name && `${tier} ${borne}`)]
    .filter(([group, { length }]) => group !== false && length > 1)
    .flatMap(([, materials]) => materials.map(({ id }) => id))
  if (namesakes.length === 0) return found
  const offered = new Map((await offersOfMaterials.rows(db, namesakes)).map(({ id, offers }) => [id, offers]))
  // what else orders them stays as it is
  return found.toSorted(
    (one, other) =>
      one.tier - other.tier ||
      other.borne - one.borne ||
      Number(other.is_name) - Number(one.is_name) ||
      (offered.get(other.id) ?? 0) - (offered.get(one.id) ?? 0),
  )
}

interface LeftToOffers extends OwnWords {
  /** Places of the words, from 0. */
  unmet: number[]
  /** Those of them by which the offers of these materials are looked up, as a tsquery; null where none lends itself to it. */
  soughtBy: string | null
  /** Whether these lead to few offers of all materials. */
  leadsToFew: boolean
  /** Of these materials; none for those that bear no word. */
  materialIds: number[]
}

/** The words that materials leave to their offers, for each group of materials with equal words. */
function leftToOffers(
  words: readonly SearchedWord[],
  labels: Labels,
  { materials, common }: { materials: readonly { id: number; met: number }[]; common: Commonness },
): LeftToOffers[] {
  const groups = Map.groupBy(materials, ({ met }) => met)
  return [0, ...groups.keys()]
    .map((met) => ({ met, unmet: [...words.keys()].filter((index) => !(met & (1 << index))) }))
    .filter(({ unmet }) => unmet.length > 0)
    .map(({ met, unmet }) => ({ met, unmet, searched: words.filter((_, index) => unmet.includes(index)) }))
    .map(({ met, unmet, searched }) => ({
      met,
      unmet,
      own: allOf(searched, labels),
      ...soughtBy(searched, labels, common),
      materialIds: groups.get(met)?.map(({ id }) => id) ?? [],
    }))
}

function soughtBy(words: readonly SearchedWord[], labels: Labels, { bearing }: Commonness) {
  const lent = words.filter((word) => !word.asPrefix || bearing(word) <= MANY_WITH_PREFIX)
  return {
    soughtBy: lent.length === 0 ? null : allOf(lent, labels),
    leadsToFew: lent.length === words.length || Math.min(...lent.map(bearing)) <= LOOKED_AT,
  }
}

/**
 * Whether to look the offers up by their words; otherwise those of the materials are read in their order until enough bear
 * these. Offers by themselves always are: reading all offers for words that exclude each other would never end.
 */
function isLookedUp(group: LeftToOffers, words: readonly SearchedWord[], common: Commonness): boolean {
  if (group.met === 0) return true
  const bearing = words.filter((_, index) => group.unmet.includes(index)).map(common.bearing)
  const fewest = Math.min(...bearing)
  if (!isNamed(group) && fewest > MANY) return false
  // statistics do not show what several words have in common: 'India' and 'Tiongkok' exclude each other
  if (bearing.length > 1) return true
  return (fewest * group.materialIds.length) / Math.max(common.materials, 1) <= MOST_COUNTED
}

function isNamed({ materialIds }: LeftToOffers): boolean {
  return materialIds.length > 0 && materialIds.length <= MOST_NAMED
}

/** Offers by material, for each group that has not more of them than a list shows. */
async function pick(
  db: Db,
  groups: readonly LeftToOffers[],
  materials: readonly { id: number; met: number }[],
): Promise<Map<number, Map<number, number[]>>> {
  const many = knownToBeMany(db)
  const sought = groups.filter(({ met, own }) => met !== 0 || !many.has(own))
  const searched = sought.map((group) => ({
    met: group.met,
    own: group.own,
    soughtBy: soughtAmong(group),
  }))
  const hits = searched.length === 0 ? [] : await offersWithWords.rows(db, searched, materials)
  const picked = new Map<number, Map<number, number[]>>()
  for (const { met, own } of sought) {
    const ofGroup = hits.filter((hit) => hit.met === met)
    // more than a list shows: they are read in its order
    if (ofGroup.length === MOST_HITS) {
      if (met === 0) many.set(own, true)
      continue
    }
    const byMaterial = Map.groupBy(ofGroup, ({ material_id }) => material_id)
    picked.set(met, new Map([...byMaterial].map(([material, offers]) => [material, offers.map(({ id }) => id)])))
  }
  return picked
}

function soughtAmong(group: LeftToOffers): string {
  if (isNamed(group)) return ofMaterials(group.soughtBy, group.materialIds)
  return group.leadsToFew ? (group.soughtBy ?? group.own) : group.own
}

function bucketOfIds(tier: number, ids: readonly number[]): SearchBucket {
  return { tier, materialId: null, own: null, ids, isMany: false }
}

const REMEMBERED = 200
const FRESH_MS = 10_000

const known = new WeakMap<Db, LRUCache<string, true>>()

/** Words, as a tsquery, that more offers were seen to bear some seconds ago than a list shows: most of them still do. */
function knownToBeMany(db: Db): LRUCache<string, true> {
  const many = known.get(db) ?? new LRUCache({ max: REMEMBERED, ttl: FRESH_MS })
  known.set(db, many)
  return many
}

/** How common words are in offers. */
export interface Commonness {
  /** How many offers bear a word, one of its synonyms or of its roots; 0 where these are few. */
  bearing(word: SearchedWord): number
  materials: number
}

/** As the database last estimated. */
const commonnessOf = cacheFor(readCommonness)

async function readCommonness(db: Db): Promise<Commonness> {
  const common = new Map((await commonWords.rows(db)).map(({ word, bearing }) => [word, bearing]))
  const [searched] = await materialsSearched.rows(db)
  return {
    materials: searched?.materials ?? 0,
    bearing({ word, asPrefix, synonyms, roots }) {
      const others = new Set([word, ...synonyms, ...roots])
      let bearing = 0
      for (const [known, offers] of common)
        if (others.has(known) || (asPrefix && known.startsWith(word))) bearing += offers
      return bearing
    },
  }
}
