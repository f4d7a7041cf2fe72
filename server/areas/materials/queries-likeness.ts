import { sql } from 'kysely'
import type { FoundMaterial, SimilarMaterial } from '#domain/materials/contract.ts'
import type { Likeness } from '#domain/materials/state.ts'
import type { Db } from '#server/platform/database.ts'
import { statement } from '#server/platform/statement.ts'
import { findFoundMaterials } from './queries-names.ts'

// how much of their letters two names share, from 0 to 1: 'asam sitrat' and 'asam sitrat anhidrat' 0.55
const NEAR_ONE = 0.5
const NEAR_PAIR = 0.65

const likenesses: readonly Likeness[] = ['number', 'name', 'near']
const likeColumns = { id: 'integer', likeness: { oneOf: likenesses } } as const

interface Looked {
  /** As foldName gives them. */
  names: readonly string[]
  casNumber: string | null
  /** The material itself. */
  except: number | null
}

/** At most `most` materials that may be this one: by number first, by a name, by names written nearly alike [ADM-3]. */
export async function findSimilar(db: Db, looked: Looked, most: number): Promise<SimilarMaterial[]> {
  const found = await similarMaterials.rows(db, looked, most)
  const materials = await findFoundMaterials(
    db,
    found.map(({ id }) => id),
  )
  return found.flatMap(({ id, likeness }) => {
    const material = materials.get(id)
    return material ? [{ ...material, likeness }] : []
  })
}

export const similarMaterials = statement(
  'materials like one',
  likeColumns,
  ({ names, casNumber, except }: Looked, most: number) => sql`
    select id, (array['number', 'name', 'near'])[min(place)] as likeness
    from (
      select id, 1 as place, 1::real as near from materials where cas_number = ${casNumber}
      union all
      select named.material_id, case when named.folded = looked.name then 2 else 3 end,
        similarity(named.folded, looked.name)
      from unnest(${[...names]}::text[]) looked (name)
      join material_names named on named.folded % looked.name
      where similarity(named.folded, looked.name) >= ${NEAR_ONE}::real) alike
    join materials using (id)
    where merged_into is null and id is distinct from ${except}::integer
    group by id
    order by min(place), max(near) desc, id
    limit ${most}`,
)

export interface PairOfMaterials {
  one: FoundMaterial
  other: FoundMaterial
  likeness: Likeness
}

/** At most `most` pairs of materials that may be one; two with different CAS numbers never are [ADM-3]. */
export async function findDoubles(db: Db, most: number): Promise<PairOfMaterials[]> {
  const pairs = await db.transaction().execute(async (tx) => {
    // the index then skips everything less alike
    await tx
      .selectNoFrom(sql`set_config('pg_trgm.similarity_threshold', ${String(NEAR_PAIR)}, true)`.as('set'))
      .execute()
    return doubleMaterials.rows(tx, most)
  })
  const materials = await findFoundMaterials(
    db,
    pairs.flatMap(({ one, other }) => [one, other]),
  )
  return pairs.flatMap((pair) => {
    const [one, other] = [materials.get(pair.one), materials.get(pair.other)]
    return one && other ? [{ one, other, likeness: pair.likeness }] : []
  })
}

const pairColumns = { one: 'integer', other: 'integer', likeness: { oneOf: likenesses } } as const

export const doubleMaterials = statement(
  'pairs of materials that may be one',
  pairColumns,
  (most: number) => sql`
    select one, other, (array['number', 'name', 'near'])[min(place)] as likeness
    from (
      select one.id as one, other.id as other, 1 as place, 1::real as near
      from materials one join materials other on other.cas_number = one.cas_number and other.id > one.id
      union all
      select one.material_id, other.material_id, case when other.folded = one.folded then 2 else 3 end,
        similarity(one.folded, other.folded)
      from material_names one
      join material_names other on other.folded % one.folded and other.material_id > one.material_id
      where one.kind = 'name' and other.kind = 'name'
        and similarity(one.folded, other.folded) >= ${NEAR_PAIR}::real) alike
    join materials a on a.id = one
    join materials b on b.id = other
    where a.merged_into is null and b.merged_into is null
      and (a.cas_number = b.cas_number or a.cas_number is null or b.cas_number is null)
    group by one, other
    order by min(place), max(near) desc, one, other
    limit ${most}`,
)
