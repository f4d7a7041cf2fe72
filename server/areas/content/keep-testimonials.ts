import type { Administrator } from '#domain/accounts/actor.ts'
import type { AdminTestimonial } from '#domain/content/contract-entries.ts'
import { MOST } from '#domain/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { checkOrder } from './keep-banners.ts'
import type { ExpectedEntry } from './keep-questions.ts'
import {
  findEditableTestimonials,
  insertTestimonial,
  lockEntryOrder,
  lockTestimonial,
  saveOrder,
  updateTestimonial,
  type WrittenTestimonial,
} from './queries-entries.ts'

/**
 * Writes a testimonial; a new one without an expected version, unpublished [ADM-4].
 * @throws Refusal testimonial_not_found | testimonial_moved_on | entries_full
 */
export function writeTestimonial(
  deps: Deps,
  administrator: Administrator,
  expected: ExpectedEntry | null,
  written: WrittenTestimonial,
): Promise<AdminTestimonial[]> {
  return deps.db.transaction().execute(async (tx) => {
    const before = expected && (await lockExpected(tx, expected))
    const id = before ? before.id : await addIn(tx, written)
    if (before) await updateTestimonial(tx, id, written)
    const thing = { id, name: written.companyName }
    const facts = { before: before && { words: before.words, companyName: before.companyName }, after: written }
    await audit(tx, administrator, { act: 'testimonial.write', thing, ...facts }, deps.now())
    return findEditableTestimonials(tx)
  })
}

async function addIn(tx: Tx, written: WrittenTestimonial): Promise<number> {
  await lockEntryOrder(tx, 'testimonials')
  if ((await findEditableTestimonials(tx)).length >= MOST.entries) throw new Refusal('entries_full')
  return insertTestimonial(tx, written)
}

/**
 * Shows a testimonial on the home page, or withdraws it [ADM-4, HOME-4].
 * @throws Refusal testimonial_not_found | testimonial_moved_on
 */
export function showTestimonial(
  deps: Deps,
  administrator: Administrator,
  expected: ExpectedEntry,
  isShown: boolean,
): Promise<AdminTestimonial[]> {
  return deps.db.transaction().execute(async (tx) => {
    const before = await lockExpected(tx, expected)
    await updateTestimonial(tx, before.id, { isShown })
    const thing = { id: before.id, name: before.companyName }
    const facts = { before: { isShown: before.isShown }, after: { isShown } }
    await audit(tx, administrator, { act: 'testimonial.show', thing, ...facts }, deps.now())
    return findEditableTestimonials(tx)
  })
}

/**
 * Puts all testimonials in another order; refused when the list has changed meanwhile [ADM-4]. @throws Refusal
 * list_moved_on
 */
export function arrangeTestimonials(
  deps: Deps,
  administrator: Administrator,
  ids: readonly number[],
): Promise<AdminTestimonial[]> {
  return deps.db.transaction().execute(async (tx) => {
    await lockEntryOrder(tx, 'testimonials')
    const there = await findEditableTestimonials(tx)
    checkOrder(there, ids, 'testimoni_id')
    await saveOrder(tx, 'testimonials', ids)
    const facts = { before: { order: there.map(({ id }) => id) }, after: { order: ids } }
    await audit(tx, administrator, { act: 'testimonial.arrange', thing: { id: 'testimonials' }, ...facts }, deps.now())
    return findEditableTestimonials(tx)
  })
}

async function lockExpected(tx: Tx, { id, revision }: ExpectedEntry): Promise<AdminTestimonial> {
  const testimonial = await lockTestimonial(tx, id)
  if (!testimonial) throw new Refusal('testimonial_not_found', { field: 'id' })
  if (testimonial.revision !== revision) throw new Refusal('testimonial_moved_on', { field: 'revision' })
  return testimonial
}
