import { type ExpressionBuilder, sql } from 'kysely'
import type { BusinessDay } from '#domain/business-day.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, dateOf, unnestRows } from '#server/platform/sql-input.ts'

/** A list, without its lines. */
export interface List {
  id: string
  name: string
  version: number
  repeatDay: number | null
  paused: boolean
  nextDay: BusinessDay | null
  changedBy: UserId
  changedAt: Date
}

/** A product of a list with the usual quantity in units. */
export interface Line {
  productId: number
  units: DecimalText
}

/** A list as it is shown among others. */
export interface ListedList extends List {
  products: number
  draftId: string | null
  draftDay: BusinessDay | null
}

const columns = [
  'list.id',
  'list.name',
  'list.version',
  'list.repeat_day as repeatDay',
  'list.paused',
  sql<BusinessDay | null>`to_char(list.next_day, 'YYYY-MM-DD')`.as('nextDay'),
  'list.changed_by as changedBy',
  'list.changed_at as changedAt',
] as const

function listed(db: Db | Tx, companyId: CompanyId) {
  return db
    .selectFrom('shopping_lists as list')
    .leftJoinLateral(
      (eb) => waitingDraft(eb).as('draft'),
      (join) => join.onTrue(),
    )
    .select(columns)
    .select((eb) => [
      eb
        .selectFrom('shopping_list_lines as line')
        .select(eb.cast<number>(eb.fn.countAll(), 'integer').as('products'))
        .whereRef('line.list_id', '=', 'list.id')
        .$asScalar()
        .$notNull()
        .as('products'),
      'draft.id as draftId',
      'draft.day as draftDay',
    ])
    .where('list.company_id', '=', companyId)
    .$narrowType<{ changedBy: UserId }>()
}

/** The newest draft of a list that waits: two that were left waiting are one wish. */
function waitingDraft(eb: ExpressionBuilder<DB & { list: DB['shopping_lists'] }, 'list'>) {
  return eb
    .selectFrom('order_drafts as waiting')
    .select(['waiting.id', sql<BusinessDay>`to_char(waiting.day, 'YYYY-MM-DD')`.as('day')])
    .whereRef('waiting.list_id', '=', 'list.id')
    .where('waiting.closed_at', 'is', null)
    .orderBy('waiting.day', 'desc')
    .limit(1)
}

/** The company's lists by name. */
export function findLists(db: Db | Tx, companyId: CompanyId): Promise<ListedList[]> {
  return listed(db, companyId).orderBy(sql`lower(list.name)`).execute()
}

export function findList(db: Db | Tx, companyId: CompanyId, id: string): Promise<ListedList | undefined> {
  return listed(db, companyId).where('list.id', '=', id).executeTakeFirst()
}

/** The company's list, locked until commit. */
export function lockList(tx: Tx, companyId: CompanyId, id: string): Promise<List | undefined> {
  return tx
    .selectFrom('shopping_lists as list')
    .select(columns)
    .where('list.company_id', '=', companyId)
    .where('list.id', '=', id)
    .$narrowType<{ changedBy: UserId }>()
    .forUpdate()
    .executeTakeFirst()
}

/** A line at its place among those of its list, which may have gaps. */
export interface PlacedLine extends Line {
  position: number
}

/** The lines of a list of the company, in their order. */
export function findLines(db: Db | Tx, listId: string): Promise<PlacedLine[]> {
  return db
    .selectFrom('shopping_list_lines')
    .select(['product_id as productId', 'units', 'position'])
    .where('list_id', '=', listId)
    .orderBy('position')
    .orderBy('product_id')
    .execute()
}

/** Whether the company has another list of this name, in upper or lower case; and how many it has. */
export async function countLists(
  tx: Tx,
  companyId: CompanyId,
  { name, except }: { name: string; except: string | null },
): Promise<{ all: number; named: number }> {
  return tx
    .selectFrom('shopping_lists')
    .select((eb) => {
      const isNamed = eb(eb.fn<string>('lower', ['name']), '=', eb.fn<string>('lower', [eb.val(name)]))
      return [
        eb.cast<number>(eb.fn.countAll(), 'integer').as('all'),
        eb
          .cast<number>(eb.fn.countAll().filterWhere(isNamed.and('id', 'is distinct from', except)), 'integer')
          .as('named'),
      ]
    })
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
}

interface Written {
  userId: UserId
  companyId: CompanyId
}

export async function insertList(tx: Tx, { companyId, userId }: Written, name: string, now: Date): Promise<string> {
  const { id } = await tx
    .insertInto('shopping_lists')
    .values({ company_id: companyId, name, changed_by: userId, changed_at: now, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes what was changed of a list; its version grows. */
export async function updateList(
  tx: Tx,
  { companyId, userId }: Written,
  id: string,
  changed: { name?: string; repeatDay?: number | null; paused?: boolean; nextDay?: BusinessDay | null },
  now: Date,
): Promise<void> {
  const { name, repeatDay, paused, nextDay } = changed
  await tx
    .updateTable('shopping_lists')
    .set((eb) => ({ version: eb('version', '+', 1), changed_by: userId, changed_at: now }))
    .$if(name !== undefined, (update) => update.set({ name: name as string })) // as just asked
    .$if(repeatDay !== undefined, (update) => update.set({ repeat_day: repeatDay ?? null }))
    .$if(paused !== undefined, (update) => update.set({ paused: paused === true }))
    .$if(nextDay !== undefined, (update) => update.set({ next_day: nextDay ? dateOf(nextDay) : null }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

const lineColumns = { list: 'uuid', product: 'integer', units: 'numeric', position: 'integer' } as const

/** Puts these lines into a list; of products that are there already the quantity is replaced, and they keep their place. */
export async function putLines(tx: Tx, listId: string, lines: readonly Line[], from: number): Promise<void> {
  const rows = lines.map(({ productId, units }, index) => {
    return { list: listId, product: productId, units, position: from + index }
  })
  await tx
    .insertInto('shopping_list_lines')
    .columns(['list_id', 'product_id', 'units', 'position'])
    .expression((eb) => eb.selectFrom(unnestRows('put', lineColumns, rows)).selectAll())
    .onConflict((conflict) =>
      conflict.columns(['list_id', 'product_id']).doUpdateSet((eb) => ({ units: eb.ref('excluded.units') })),
    )
    .execute()
}

export async function deleteLines(tx: Tx, listId: string, productIds: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('shopping_list_lines')
    .where('list_id', '=', listId)
    .where('product_id', '=', anyOf(productIds))
    .execute()
}

export async function deleteList(tx: Tx, companyId: CompanyId, id: string): Promise<void> {
  await tx.deleteFrom('shopping_lists').where('company_id', '=', companyId).where('id', '=', id).execute()
}
