import { expressionBuilder } from 'kysely'
import { type AccountState, accountStates } from '#domain/bank-accounts/state.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'

export interface QueueWish {
  state: AccountState
  limit: number
  offset: number
}

export type QueuedRow = Awaited<ReturnType<typeof findQueue>>[number]

/** The review queue: pending accounts by deadline, all others the latest first [SHOP-8]. */
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

/** The id of the account that a shop is paid at now, to be stored with a document; null where there is none. */
export function accountToPayId(sellerId: string) {
  return expressionBuilder<DB>()
    .selectFrom('shop_accounts')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('state', '=', 'in_force')
    .$asScalar()
}

/** Where a buyer transfers to. */
export interface AccountToPay {
  bank: string
  number: string
  holder: string
  inForceSince: Date
  /** The account shown before, where it was another one. */
  before: { bank: string; number: string } | null
}

/** The account of a shop in force, with the previously shown one; null where there is none [SHOP-8]. */
export async function findAccountToPay(
  db: Db | Tx,
  sellerId: string,
  shownId: string | null,
): Promise<AccountToPay | null> {
  const rows = await db
    .selectFrom('shop_accounts')
    .select(['id', 'bank', 'number', 'holder', 'state', 'in_force_at as inForceAt'])
    .where('seller_id', '=', sellerId)
    .where((eb) => eb.or([eb('state', '=', 'in_force'), ...(shownId ? [eb('id', '=', shownId)] : [])]))
    .execute()
  const current = rows.find(({ state }) => state === 'in_force')
  if (!current?.inForceAt) return null
  const shown = rows.find(({ id }) => id === shownId && id !== current.id)
  const { bank, number, holder, inForceAt: inForceSince } = current
  return { bank, number, holder, inForceSince, before: shown ? { bank: shown.bank, number: shown.number } : null }
}
