import type { Administrator } from '#domain/accounts/actor.ts'
import type { AdminQuestion } from '#domain/content/contract-entries.ts'
import { MOST } from '#domain/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import { slugOf } from '#domain/slug.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { checkPictures, checkText } from './check-text.ts'
import { checkOrder } from './keep-banners.ts'
import {
  findQuestions,
  insertQuestion,
  lockEntryOrder,
  lockQuestion,
  saveOrder,
  updateQuestion,
  type WrittenQuestion,
} from './queries-entries.ts'
import { holdPictures } from './queries-pictures.ts'

/** An entry as somebody was shown it. */
export interface ExpectedEntry {
  id: number
  revision: number
}

/**
 * Writes a question and its answer; a new one without an expected version, unpublished. A link to it stays good: what
 * it is named by in addresses is made once, of its first words [ADM-4].
 * @throws Refusal question_not_found | question_moved_on | entries_full | text_*
 */
export async function writeQuestion(
  deps: Deps,
  administrator: Administrator,
  expected: ExpectedEntry | null,
  written: WrittenQuestion,
): Promise<AdminQuestion[]> {
  await checkText(written.answer, 'answer')
  return deps.db.transaction().execute(async (tx) => {
    await checkPictures((hashes) => holdPictures(tx, hashes), written.answer, 'answer')
    const before = expected && (await lockExpected(tx, expected))
    const id = before ? before.id : await addIn(tx, written)
    if (before) await updateQuestion(tx, id, written)
    const thing = { id, name: written.question }
    await audit(
      tx,
      administrator,
      { act: 'question.write', thing, before: before && textOf(before), after: written },
      deps.now(),
    )
    return findQuestions(tx)
  })
}

async function addIn(tx: Tx, written: WrittenQuestion): Promise<number> {
  await lockEntryOrder(tx, 'faq_entries')
  const there = await findQuestions(tx)
  if (there.length >= MOST.entries) throw new Refusal('entries_full')
  const taken = new Set(there.map(({ anchor }) => anchor))
  return insertQuestion(tx, { ...written, anchor: freeAnchor(written.question, taken) })
}

// room for a suffix that makes it unique
const LONGEST_ANCHOR = 50

function freeAnchor(question: string, taken: ReadonlySet<string>): string {
  const words = slugOf(question).slice(0, LONGEST_ANCHOR).replace(/-$/, '') || 'pertanyaan'
  for (let number = 1; ; number += 1) {
    const anchor = number === 1 ? words : `${words}-${number}`
    if (!taken.has(anchor)) return anchor
  }
}

/** Shows a question to members, or withdraws it [ADM-4]. @throws Refusal question_not_found | question_moved_on */
export function showQuestion(
  deps: Deps,
  administrator: Administrator,
  expected: ExpectedEntry,
  isShown: boolean,
): Promise<AdminQuestion[]> {
  return deps.db.transaction().execute(async (tx) => {
    const before = await lockExpected(tx, expected)
    await updateQuestion(tx, before.id, { isShown })
    const thing = { id: before.id, name: before.question }
    const facts = { before: { isShown: before.isShown }, after: { isShown } }
    await audit(tx, administrator, { act: 'question.show', thing, ...facts }, deps.now())
    return findQuestions(tx)
  })
}

/**
 * Puts all questions in another order; refused when the list has changed meanwhile [ADM-4]. @throws Refusal
 * list_moved_on
 */
export function arrangeQuestions(
  deps: Deps,
  administrator: Administrator,
  ids: readonly number[],
): Promise<AdminQuestion[]> {
  return deps.db.transaction().execute(async (tx) => {
    await lockEntryOrder(tx, 'faq_entries')
    const there = await findQuestions(tx)
    checkOrder(there, ids, 'faq_id')
    await saveOrder(tx, 'faq_entries', ids)
    const facts = { before: { order: there.map(({ id }) => id) }, after: { order: ids } }
    await audit(tx, administrator, { act: 'question.arrange', thing: { id: 'faq' }, ...facts }, deps.now())
    return findQuestions(tx)
  })
}

async function lockExpected(tx: Tx, { id, revision }: ExpectedEntry): Promise<AdminQuestion> {
  const question = await lockQuestion(tx, id)
  if (!question) throw new Refusal('question_not_found', { field: 'id' })
  if (question.revision !== revision) throw new Refusal('question_moved_on', { field: 'revision' })
  return question
}

function textOf({ section, question, answer }: AdminQuestion): WrittenQuestion {
  return { section, question, answer }
}
