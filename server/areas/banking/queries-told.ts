import { expressionBuilder } from 'kysely'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** The id of the account that a shop is paid at now, to be kept with what is written; null where there is none. */
export function accountToTell(sellerId: string) {
  return expressionBuilder<DB>()
    .selectFrom('shop_accounts')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('state', '=', 'in_force')
    .$asScalar()
}

/** Where a buyer transfers to. */
export interface ToldAccount {
  bank: string
  number: string
  holder: string
  inForceSince: Date
  /** The account that was told before, where it was another one. */
  before: { bank: string; number: string } | null
}

/** The account of a shop in force, beside the one that was told before; null where there is none [SHOP-8]. */
export async function findToldAccount(
  db: Db | Tx,
  sellerId: string,
  toldId: string | null,
): Promise<ToldAccount | null> {
  const rows = await db
    .selectFrom('shop_accounts')
    .select(['id', 'bank', 'number', 'holder', 'state', 'in_force_at as inForceAt'])
    .where('seller_id', '=', sellerId)
    .where((eb) => eb.or([eb('state', '=', 'in_force'), ...(toldId ? [eb('id', '=', toldId)] : [])]))
    .execute()
  const current = rows.find(({ state }) => state === 'in_force')
  if (!current?.inForceAt) return null
  const told = rows.find(({ id }) => id === toldId && id !== current.id)
  const { bank, number, holder, inForceAt: inForceSince } = current
  return { bank, number, holder, inForceSince, before: told ? { bank: told.bank, number: told.number } : null }
}
