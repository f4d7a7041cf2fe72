import { sql } from 'kysely'
import { paymentsByAct } from '#server/areas/receivables/public.ts'
import type { Db } from '#server/platform/database.ts'

/** Payments by virtual account that do not stand in the ledger once with their amount, or stand there without having come. */
export async function findUnequalPayments(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('virtual_account_payments as p')
    .innerJoin('virtual_accounts as a', 'a.id', 'p.account_id')
    .fullJoin(paymentsByAct('virtual_account').as('act'), 'act.id', 'p.act_id')
    .select(({ fn, ref }) => fn.coalesce(ref('p.act_id'), ref('act.id')).$notNull().as('id'))
    .where(sql<boolean>`(act.amount, act.seller_id, act.buyer_id) is distinct from (p.amount, a.seller_id, a.buyer_id)`)
    .execute()
  return rows.map(({ id }) => id)
}

/** Accounts that were told to be paid and have no payment, or have one and are not paid. */
export async function findUnpaidAccounts(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('virtual_accounts as a')
    .select('a.id')
    .where(
      sql<boolean>`(a.state = 'paid') <> exists (select from virtual_account_payments p where p.account_id = a.id)
        or (a.state <> 'paid' and exists (select from payment_events e where e.account_id = a.id and e.kind = 'paid'))`,
    )
    .execute()
  return rows.map(({ id }) => id)
}
