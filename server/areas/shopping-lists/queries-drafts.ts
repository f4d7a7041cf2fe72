import { sql } from 'kysely'
import type { BusinessDay } from '#domain/business-day.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { dateOf, unnestRows } from '#server/platform/sql-input.ts'

/** A list that is to make a draft. */
export interface DueList {
  id: string
  companyId: string
  name: string
  repeatDay: number
  products: number
}

/** At most `most` lists that are due on this day, locked; those another node has locked are skipped. */
export function takeDue(tx: Tx, today: BusinessDay, most: number): Promise<DueList[]> {
  return tx
    .selectFrom('shopping_lists as list')
    .select(['list.id', 'list.company_id as companyId', 'list.name', 'list.repeat_day as repeatDay'])
    .select((eb) =>
      eb
        .selectFrom('shopping_list_lines as line')
        .select(eb.cast<number>(eb.fn.countAll(), 'integer').as('products'))
        .whereRef('line.list_id', '=', 'list.id')
        .$asScalar()
        .$notNull()
        .as('products'),
    )
    .where('list.next_day', '<=', dateOf(today))
    .where('list.repeat_day', 'is not', null)
    .orderBy('list.next_day')
    .orderBy('list.id')
    .limit(most)
    .forUpdate('list')
    .skipLocked()
    .$narrowType<{ repeatDay: number }>() // as the `where` selects
    .execute()
}

/** Makes a draft of each list for this day. @returns the lists that had none of this month yet */
export async function insertDrafts(
  tx: Tx,
  lists: readonly Pick<DueList, 'id' | 'companyId'>[],
  today: BusinessDay,
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = lists.map(({ id, companyId }) => ({ list: id, company: companyId, day: today as string, at: now }))
  const made = await tx
    .insertInto('order_drafts')
    .columns(['list_id', 'company_id', 'day', 'made_at'])
    .expression((eb) =>
      eb
        .selectFrom(unnestRows('due', { list: 'uuid', company: 'uuid', day: 'text', at: 'timestamptz' }, rows))
        .select(['due.list', 'due.company', sql<Date>`due.day::date`.as('day'), 'due.at']),
    )
    .onConflict((conflict) => conflict.columns(['list_id', 'month']).doNothing())
    .returning('list_id as listId')
    .execute()
  return new Set(made.map(({ listId }) => listId))
}

/** Writes the next day of lists that were due. */
export async function planNext(tx: Tx, next: readonly { id: string; day: BusinessDay }[]): Promise<void> {
  await tx
    .updateTable('shopping_lists as list')
    .from(unnestRows('next', { id: 'uuid', day: 'text' }, next))
    .set({ next_day: sql<Date>`next.day::date` })
    .whereRef('list.id', '=', 'next.id')
    .execute()
}

/** The list of a draft of the company; it never changes. */
export function findDraft(tx: Tx, companyId: CompanyId, id: string): Promise<{ listId: string } | undefined> {
  return tx
    .selectFrom('order_drafts')
    .select('list_id as listId')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** A draft of the company, locked until commit; its list is locked before. */
export function lockDraft(
  tx: Tx,
  companyId: CompanyId,
  id: string,
): Promise<{ id: string; listId: string; closedAt: Date | null } | undefined> {
  return tx
    .selectFrom('order_drafts')
    .select(['id', 'list_id as listId', 'closed_at as closedAt'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Closes all drafts of a list that wait: an older one that was left waiting is the same wish. */
export async function closeDrafts(
  tx: Tx,
  listId: string,
  { userId, used }: { userId: UserId; used: boolean },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('order_drafts')
    .set({ closed_at: now, closed_by: userId, used })
    .where('list_id', '=', listId)
    .where('closed_at', 'is', null)
    .execute()
}

/** The lists of a company with a draft that waits for somebody to order it, the oldest first. */
export function findWaitingDrafts(
  db: Db,
  companyId: CompanyId,
  most: number,
): Promise<{ listId: string; name: string; madeAt: Date }[]> {
  return db
    .selectFrom('order_drafts as d')
    .innerJoin('shopping_lists as list', 'list.id', 'd.list_id')
    .select(({ ref, fn }) => ['d.list_id as listId', 'list.name', fn.min(ref('d.made_at')).as('madeAt')])
    .where('d.company_id', '=', companyId)
    .where('d.closed_at', 'is', null)
    .groupBy(['d.list_id', 'list.name'])
    .orderBy('madeAt')
    .limit(most)
    .execute()
}
