import { sql } from 'kysely'
import { foldName, type MaterialFacts } from '#domain/materials/facts.ts'
import type { Tx } from '#server/platform/database.ts'
import { anyOf, unnestRows } from '#server/platform/sql-input.ts'
import { statement } from '#server/platform/statement.ts'
import { materialsAdded } from './events.ts'

/** A material with its names [MAT-1]. */
export interface NewMaterial extends MaterialFacts {
  /** Of its address, /bahan/{slug}. */
  slug: string
  createdAt: Date
}

/** Writes materials with their names. @returns ids by slug */
export async function insertMaterials(
  tx: Tx,
  materials: readonly NewMaterial[],
  now: Date,
): Promise<Map<string, number>> {
  const written = await newMaterials.rows(tx, JSON.stringify(materials))
  const ids = new Map(written.map(({ slug, id }) => [slug, id]))
  await insertNames(
    tx,
    materials.flatMap(({ slug, ...facts }) => namesOf(idOf(ids, slug), facts)),
  )
  await materialsAdded.emit(tx, [...ids.values()], now)
  return ids
}

function idOf(ids: Map<string, number>, slug: string): number {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`no material was written for ${slug}`)
  return id
}

export const newMaterials = statement(
  'new materials',
  { id: 'integer', slug: 'text' },
  (materials: string) => sql`
    insert into materials (
      slug, category_id, cas_number, e_number, inci, hs_code, functions, halal_critical, hazard,
      description, created_at)
    select
      slug, "categoryId", "casNumber", "eNumber", inci, "hsCode", functions, "halalCritical", hazard,
      description, "createdAt"
    from jsonb_to_recordset(${materials}::jsonb) as given (
      slug text, "categoryId" smallint, "casNumber" text, "eNumber" text, inci text, "hsCode" text, functions text[],
      "halalCritical" boolean, hazard text, description text, "createdAt" timestamptz)
    returning id, slug`,
)

/** Writes a material's facts anew, with one version more. */
export async function saveFacts(tx: Tx, id: number, facts: MaterialFacts): Promise<void> {
  await tx
    .updateTable('materials')
    .set((eb) => ({
      category_id: facts.categoryId,
      cas_number: facts.casNumber,
      e_number: facts.eNumber,
      inci: facts.inci,
      hs_code: facts.hsCode,
      functions: facts.functions,
      halal_critical: facts.halalCritical,
      hazard: facts.hazard,
      description: facts.description,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('material_names').where('material_id', '=', id).execute()
  await insertNames(tx, namesOf(id, facts))
}

interface Name {
  id: number
  position: number
  name: string
  kind: string
  language: string | null
  folded: string
}

function namesOf(id: number, { name, nameEnglish, otherNames }: Omit<MaterialFacts, 'createdAt'>): Name[] {
  const called = [
    { name, kind: 'name', language: 'id' },
    { name: nameEnglish, kind: 'name', language: 'en' },
    ...otherNames.map((other) => ({ name: other, kind: 'other', language: null })),
  ]
  return called.map((one, position) => ({ id, position, ...one, folded: foldName(one.name) }))
}

const nameColumns = {
  id: 'integer',
  position: 'smallint',
  name: 'text',
  kind: 'text',
  language: 'text?',
  folded: 'text',
} as const

async function insertNames(tx: Tx, names: readonly Name[]): Promise<void> {
  await tx
    .insertInto('material_names')
    .columns(['material_id', 'position', 'name', 'kind', 'language', 'folded'])
    .expression((eb) => eb.selectFrom(unnestRows('called', nameColumns, names)).selectAll())
    .execute()
}

/** Whether an address is free: that of a merged material never is again. */
export async function isSlugFree(tx: Tx, slug: string): Promise<boolean> {
  const taken = await tx.selectFrom('materials').select('id').where('slug', '=', slug).executeTakeFirst()
  return taken === undefined
}

/** Locks materials for a change: waits for offers of them in progress, and makes later ones wait. */
export async function lockMaterials(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.selectFrom('materials').select('id').where('id', '=', anyOf(ids)).orderBy('id').forUpdate().execute()
}

/**
 * Share-locks materials until commit against corrections and merges, before they are offered. Taken before stocks and
 * products, in one order.
 */
export function holdMaterials(tx: Tx, ids: readonly number[]): Promise<{ id: number; mergedInto: number | null }[]> {
  return tx
    .selectFrom('materials')
    .select(['id', 'merged_into as mergedInto'])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forShare()
    .execute()
}

/** Lets a material, and all that were merged into it, lead to another one. */
export async function saveMerge(tx: Tx, id: number, into: number): Promise<void> {
  await tx
    .updateTable('materials')
    .set((eb) => ({ merged_into: into, version: eb('version', '+', 1) }))
    .where((eb) => eb.or([eb('id', '=', id), eb('merged_into', '=', id)]))
    .execute()
}
