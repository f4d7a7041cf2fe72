import { sql } from 'kysely'
import type { AdminQuestion, AdminTestimonial } from '#domain/content/contract-entries.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** The tables whose rows stand in an order that administrators choose. */
export type EntryTable = 'banners' | 'faq_entries' | 'testimonials'

/** Those who add to a table or put its entries in order wait for one another until commit. */
export async function lockEntryOrder(tx: Tx, table: EntryTable | 'page_versions'): Promise<void> {
  const lock = sql`pg_advisory_xact_lock(hashtextextended(${`order of ${table}`}, 0))`
  await tx.selectNoFrom(lock.as('turn')).execute()
}

/** All questions in their order, withdrawn ones too. */
export function findQuestions(db: Db | Tx): Promise<AdminQuestion[]> {
  return db
    .selectFrom('faq_entries')
    .select(['id', 'revision', 'is_shown as isShown', 'anchor', 'section', 'question', 'answer'])
    .orderBy('place')
    .orderBy('id')
    .execute()
}

/** All testimonials in their order, withdrawn ones too. */
export function findEditableTestimonials(db: Db | Tx): Promise<AdminTestimonial[]> {
  return db
    .selectFrom('testimonials')
    .select(['id', 'revision', 'is_shown as isShown', 'words', 'company_name as companyName'])
    .orderBy('place')
    .orderBy('id')
    .execute()
}

/** A question, locked until commit. */
export function lockQuestion(tx: Tx, id: number): Promise<AdminQuestion | undefined> {
  return tx
    .selectFrom('faq_entries')
    .select(['id', 'revision', 'is_shown as isShown', 'anchor', 'section', 'question', 'answer'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** A testimonial, locked until commit. */
export function lockTestimonial(tx: Tx, id: number): Promise<AdminTestimonial | undefined> {
  return tx
    .selectFrom('testimonials')
    .select(['id', 'revision', 'is_shown as isShown', 'words', 'company_name as companyName'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export type WrittenQuestion = Pick<AdminQuestion, 'section' | 'question' | 'answer'>
export type WrittenTestimonial = Pick<AdminTestimonial, 'words' | 'companyName'>

/** Inserts an unpublished question after all others. @returns its id */
export async function insertQuestion(tx: Tx, written: WrittenQuestion & { anchor: string }): Promise<number> {
  const { id } = await tx
    .insertInto('faq_entries')
    .values(({ selectFrom }) => ({
      ...written,
      is_shown: false,
      place: selectFrom('faq_entries').select(({ fn }) => sql<number>`coalesce(${fn.max('place')}, 0) + 10`.as('last')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Inserts an unpublished testimonial after all others. @returns its id */
export async function insertTestimonial(tx: Tx, { words, companyName }: WrittenTestimonial): Promise<number> {
  const { id } = await tx
    .insertInto('testimonials')
    .values(({ selectFrom }) => ({
      words,
      company_name: companyName,
      is_shown: false,
      place: selectFrom('testimonials').select(({ fn }) =>
        sql<number>`coalesce(${fn.max('place')}, 0) + 10`.as('last'),
      ),
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Moves the revision. */
export async function updateQuestion(
  tx: Tx,
  id: number,
  changed: Partial<WrittenQuestion & { isShown: boolean }>,
): Promise<void> {
  const { isShown, ...written } = changed
  await tx
    .updateTable('faq_entries')
    .set({ ...written, ...(isShown !== undefined && { is_shown: isShown }) })
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Moves the revision. */
export async function updateTestimonial(
  tx: Tx,
  id: number,
  changed: Partial<WrittenTestimonial & { isShown: boolean }>,
): Promise<void> {
  const { isShown, words, companyName } = changed
  await tx
    .updateTable('testimonials')
    .set({
      ...(words !== undefined && { words }),
      ...(companyName !== undefined && { company_name: companyName }),
      ...(isShown !== undefined && { is_shown: isShown }),
    })
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Gives entries their places in the order of their ids; their revisions stay. */
export async function saveOrder(tx: Tx, table: EntryTable, ids: readonly number[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    const place = (index + 1) * 10
    await tx.updateTable(table).set({ place }).where('id', '=', id).where('place', '!=', place).execute()
  }
}
