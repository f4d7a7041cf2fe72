import { sql } from 'kysely'
import type { Tx } from '#server/platform/database.ts'
import { given } from '#server/platform/given.ts'
import { statement } from '#server/platform/statement.ts'

/** A material with its names [MAT-1]. */
export interface NewMaterial {
  /** Of its address, /bahan/{slug}. */
  slug: string
  categoryId: number
  name: string
  nameEnglish: string
  /** Synonyms, abbreviations and trade names, in the order in which they are shown. */
  otherNames: readonly string[]
  casNumber: string | null
  eNumber: string | null
  inci: string | null
  hsCode: string | null
  functions: readonly string[]
  halalCritical: boolean
  hazard: string | null
  /** Sentences that are true of every offer. */
  description: string
  createdAt: Date
}

/** Writes materials with their names. @returns ids by slug */
export async function insertMaterials(tx: Tx, materials: readonly NewMaterial[]): Promise<Map<string, number>> {
  const written = await newMaterials.rows(tx, JSON.stringify(materials))
  const ids = new Map(written.map(({ slug, id }) => [slug, id]))
  await tx
    .insertInto('material_names')
    .columns(['material_id', 'position', 'name', 'kind', 'language'])
    .expression((eb) =>
      eb
        .selectFrom(
          given(
            'called',
            { slug: 'text', position: 'smallint', name: 'text', kind: 'text', language: 'text?' },
            materials.flatMap(namesOf),
          ),
        )
        .innerJoin('materials as material', 'material.slug', 'called.slug')
        .select(['material.id', 'called.position', 'called.name', 'called.kind', 'called.language']),
    )
    .execute()
  return ids
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

function namesOf({ slug, name, nameEnglish, otherNames }: NewMaterial) {
  const called = [
    { name, kind: 'name', language: 'id' },
    { name: nameEnglish, kind: 'name', language: 'en' },
    ...otherNames.map((other) => ({ name: other, kind: 'other', language: null })),
  ]
  return called.map((one, position) => ({ slug, position, ...one }))
}
