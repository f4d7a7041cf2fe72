import { sql } from 'kysely'
import pLimit from 'p-limit'
import { checkStocks } from '#server/areas/orders/public.ts'
import { checkOwed } from '#server/check-owed.ts'
import { checkChain } from '#server/platform/audit/check-chain.ts'
import { type Db, openDatabase } from '#server/platform/database.ts'
import { type Act, ask, namedIn } from './act.ts'
import type { ChaosSite } from './chaos-site.ts'
import { UNITS } from './load.ts'
import { STOCK } from './market.ts'

/** The discrepancies after a fault, in sentences; empty lists are expected. */
export interface Discrepancies {
  lost: string[]
  doubled: string[]
  ledgers: string[]
}

// of those that were answered at once; whatever had to be sent again is sent once more in any case
const LAST = 150
const AT_ONCE = 6

/**
 * Compares what was answered with what the database holds, after everything was sent once more: each act happened once,
 * stock and orders make up what there was, and all ledgers agree.
 */
export async function reconcile({ app, database, market }: ChaosSite, acts: readonly Act[]): Promise<Discrepancies> {
  const changed = await sendAgain(app.url, acts)
  const db = openDatabase({ url: database.url(), connections: 1, patient: true })
  try {
    const found: Discrepancies = { lost: [], doubled: changed, ledgers: [] }
    compare(found, acts, 'order', await ordersByKey(db))
    compare(found, acts, 'payment', await paymentsByKey(db))
    compare(found, acts, 'cart', await additionsByKey(db))
    await compareCarts(found, db, acts, market.reserved)
    await addLedgers(found.ledgers, db)
    return found
  } finally {
    await db.destroy()
  }
}

/** @returns those that were answered otherwise than the first time */
async function sendAgain(url: string, acts: readonly Act[]): Promise<string[]> {
  const answered = acts.filter((act) => act.answered !== undefined)
  const chosen = new Set([...answered.slice(-LAST), ...answered.filter(({ sent }) => sent > 1)])
  const limit = pLimit(AT_ONCE)
  const complaints = await Promise.all(
    [...chosen].map((act) =>
      limit(async () => {
        const answer = await ask(url, act.by, act.path, act.body)
        if (answer.status === 200 && namedIn(answer) === act.answered) return []
        return [`${named(act)} was answered ${answer.status} ${namedIn(answer)} when it was sent again`]
      }),
    ),
  )
  return complaints.flat()
}

interface StoredRow {
  key: string
  /** The ids in the rows of this key, as answers name them. */
  ids: string[]
  isWhole: boolean
}

function compare(
  { lost, doubled }: Discrepancies,
  all: readonly Act[],
  kind: Act['kind'],
  rows: readonly StoredRow[],
): void {
  const acts = all.filter((act) => act.kind === kind)
  const kept = new Map(rows.map((row) => [row.key, row]))
  for (const act of acts) {
    const row = kept.get(act.body.kunci)
    if (act.refused && row) doubled.push(`${named(act)} was refused and is there`)
    if (act.answered === undefined && !act.refused) lost.push(`${named(act)} was never answered`)
    if (act.answered === undefined) continue
    if (!row) lost.push(`${named(act)} was answered and is not there`)
    else if (!row.isWhole) lost.push(`${named(act)} is there in part`)
    else if (row.ids.length > 1) doubled.push(`${named(act)} is there ${row.ids.length} times`)
    else if (row.ids[0] !== act.answered)
      lost.push(`${named(act)} was answered as ${act.answered} and is ${row.ids[0]}`)
  }
  const known = new Set(acts.map((act) => act.body.kunci))
  for (const { key } of rows) if (!known.has(key)) doubled.push(`${kind} ${key} is there and was never sent`)
}

function named({ kind, body }: Act): string {
  return `${kind} ${body.kunci}`
}

async function ordersByKey(db: Db): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select o.checkout_key::text as key, array_agg(o.id::text) as ids, bool_and(
      o.goods_amount = (select sum(amount) from order_lines l where l.order_id = o.id)
      and o.total_amount = o.goods_amount + o.shipping_amount + o.tax_amount
      and exists (select from order_events e where e.order_id = o.id and e.event = 'place')
      and exists (select from notifications n where n.company_id = o.seller_id and n.link like '%' || o.id)) as "isWhole"
    from orders o group by 1`.execute(db)
  return rows
}

async function paymentsByKey(db: Db): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select key::text, array_agg(id::text) as ids,
      bool_and(exists (select from receivable_lines l where l.act_id = a.id)) as "isWhole"
    from receivable_acts a where key is not null group by 1`.execute(db)
  return rows
}

async function additionsByKey(db: Db): Promise<StoredRow[]> {
  // an addition has no name of its own
  const { rows } = await sql<StoredRow>`
    select key::text, array_agg(''::text) as ids, true as "isWhole" from cart_additions group by 1`.execute(db)
  return rows
}

/** Compares the units in carts of the unordered product with the sum of what was added. */
async function compareCarts(found: Discrepancies, db: Db, acts: readonly Act[], kept: number): Promise<void> {
  const lines = await db
    .selectFrom('cart_lines')
    .select(['company_id', 'units'])
    .where('product_id', '=', kept)
    .execute()
  const added = acts.filter((act) => act.body.produk_id === kept && act.answered !== undefined)
  for (const companyId of new Set(added.map(({ by }) => by.companyId))) {
    const expected = added.filter(({ by }) => by.companyId === companyId).length * UNITS
    const units = Number(lines.find(({ company_id }) => company_id === companyId)?.units ?? 0)
    const sentence = `${units} units in the cart of ${companyId} instead of ${expected}`
    if (units < expected) found.lost.push(sentence)
    if (units > expected) found.doubled.push(sentence)
  }
}

async function addLedgers(ledgers: string[], db: Db): Promise<void> {
  const { unequal, unheld } = await checkStocks(db)
  if (unequal.length > 0) ledgers.push(`stocks are not the sum of their movements: ${unequal}`)
  if (unheld.length > 0) ledgers.push(`reserved otherwise than open orders hold: ${unheld}`)
  const { rows: unbalanced } = await sql<{ id: number; kept: string }>`
    select s.product_id as id, s.units + coalesce(sum(l.units), 0) as kept
    from product_stocks s left join order_lines l using (product_id)
    group by s.product_id, s.units having s.units + coalesce(sum(l.units), 0) <> ${STOCK}`.execute(db)
  for (const { id, kept } of unbalanced) ledgers.push(`in stock and ordered of ${id}: ${kept} instead of ${STOCK}`)
  for (const [what, ids] of Object.entries((await checkOwed(db)).wrong))
    if (ids.length > 0) ledgers.push(`what is owed disagrees (${what}): ${ids}`)
  const { broken } = await checkChain(db)
  if (broken) ledgers.push(`the audit log is broken at ${broken.position}: ${broken.why}`)
}
