import { type AccountState, accountStates } from '#domain/banking/state.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { Db } from '#server/platform/database.ts'

export interface QueueWish {
  state: AccountState
  limit: number
  offset: number
}

export type QueuedRow = Awaited<ReturnType<typeof findQueue>>[number]

/** What waits by its deadline, all others the latest first [SHOP-8]. */
export async function findQueue(db: Db, { state, limit, offset }: QueueWish) {
  const waits = state === 'proposed' || state === 'checked'
  return db
    .selectFrom('shop_accounts as a')
    .innerJoin(companyFacts.as('shop'), 'shop.id', 'a.seller_id')
    .select(['a.id', 'shop.name as shopName', 'a.state', 'a.bank', 'a.number'])
    .select(['a.proposed_at as proposedAt', 'a.due_at as dueAt'])
    .$narrowType<{ state: AccountState }>()
    .where('a.state', '=', state)
    .orderBy((eb) => (waits ? eb.ref('a.due_at') : eb.ref('a.id')), waits ? 'asc' : 'desc')
    .orderBy('a.id', waits ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** How many there are in each state. */
export async function countQueue(db: Db): Promise<Record<AccountState, number>> {
  const rows = await db
    .selectFrom('shop_accounts')
    .select(({ fn, cast }) => ['state', cast<number>(fn.countAll(), 'integer').as('count')])
    .groupBy('state')
    .execute()
  const found = new Map(rows.map(({ state, count }) => [state, count]))
  const counts = accountStates.map((state) => [state, found.get(state) ?? 0])
  return Object.fromEntries(counts) as Record<AccountState, number> // every state is a key
}

/** Names of other shops that have, had or propose an account with this number. */
export async function findShopsByNumber(db: Db, number: string, but: string): Promise<string[]> {
  const rows = await db
    .selectFrom('shop_accounts as a')
    .innerJoin(companyFacts.as('shop'), 'shop.id', 'a.seller_id')
    .select('shop.name')
    .distinct()
    .where('a.number', '=', number)
    .where('a.seller_id', '<>', but)
    .orderBy('shop.name')
    .limit(5)
    .execute()
  return rows.map(({ name }) => name)
}
