import type { AccountEvent } from '#domain/bank-accounts/events.ts'
import type { AccountState } from '#domain/bank-accounts/state.ts'
import type { FileKind } from '#domain/files/file.ts'
import { people } from '#server/areas/accounts/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import type { FileKey } from '#server/platform/files/file-store.ts'
import { storedFiles } from '#server/platform/files/queries.ts'

/** Where a shop is paid, as somebody typed it. */
export interface TypedAccount {
  bank: string
  number: string
  holder: string
}

export interface StoredAccount extends TypedAccount {
  id: string
  sellerId: string
  state: AccountState
  version: number
  proposedBy: string | null
  proposedAt: Date
  dueAt: Date | null
  checkedBy: string | null
  inForceAt: Date | null
  reason: string | null
  fileId: string | null
}

const columns = [
  'id',
  'seller_id as sellerId',
  'bank',
  'number',
  'holder',
  'state',
  'version',
  'proposed_by as proposedBy',
  'proposed_at as proposedAt',
  'due_at as dueAt',
  'checked_by as checkedBy',
  'in_force_at as inForceAt',
  'reason',
  'file_id as fileId',
] as const

function accounts(db: Db | Tx) {
  return db.selectFrom('shop_accounts').select(columns).$narrowType<{ state: AccountState }>()
}

const MOST_SHOWN = 30

/** The accounts of a shop, the one in force first, then the latest. */
export async function findAccounts(db: Db | Tx, sellerId: string): Promise<StoredAccount[]> {
  return accounts(db)
    .where('seller_id', '=', sellerId)
    .orderBy((eb) => eb('state', '=', 'in_force' satisfies AccountState), 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
}

/** The account that a shop is paid at. */
export async function findInForce(db: Db | Tx, sellerId: string): Promise<StoredAccount | undefined> {
  return accounts(db).where('seller_id', '=', sellerId).where('state', '=', 'in_force').executeTakeFirst()
}

/** Any shop's account; the caller checks who may see it. */
export async function findAccount(db: Db | Tx, id: string): Promise<StoredAccount | undefined> {
  return accounts(db).where('id', '=', id).executeTakeFirst()
}

/** Any seller's bank account, locked for one act; the caller has locked the seller. */
export async function lockAccount(tx: Tx, id: string): Promise<StoredAccount | undefined> {
  return accounts(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Whether one of the shop's accounts awaits review. */
export async function hasWaiting(tx: Tx, sellerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('shop_accounts')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('state', 'in', ['proposed', 'checked'])
    .executeTakeFirst()
  return row !== undefined
}

/** How many accounts the shop has proposed since. */
export async function countProposed(db: Db | Tx, sellerId: string, since: Date): Promise<number> {
  const { proposed } = await db
    .selectFrom('shop_accounts')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('proposed'))
    .where('seller_id', '=', sellerId)
    .where('proposed_by', 'is not', null)
    .where('proposed_at', '>', since)
    .executeTakeFirstOrThrow()
  return proposed
}

/** @returns its id */
export async function insertAccount(tx: Tx, { sellerId, ...account }: Omit<StoredAccount, 'id'>): Promise<string> {
  const { id } = await tx
    .insertInto('shop_accounts')
    .values({
      seller_id: sellerId,
      bank: account.bank,
      number: account.number,
      holder: account.holder,
      state: account.state,
      version: account.version,
      proposed_by: account.proposedBy,
      proposed_at: account.proposedAt,
      due_at: account.dueAt,
      checked_by: account.checkedBy,
      in_force_at: account.inForceAt,
      file_id: account.fileId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes state and version, and what comes with them; what was typed never changes, and its document may go. */
export async function saveAccount(tx: Tx, account: StoredAccount): Promise<void> {
  const { id, state, version, checkedBy, inForceAt, reason, fileId } = account
  await tx
    .updateTable('shop_accounts')
    .set({ state, version, checked_by: checkedBy, in_force_at: inForceAt, reason, file_id: fileId })
    .where('id', '=', id)
    .execute()
}

/** Writes down for good what happened to an account. */
export async function insertEvent(
  tx: Tx,
  { accountId, event, userId, note }: { accountId: string; event: AccountEvent; userId: string; note?: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('shop_account_events')
    .values({ account_id: accountId, event, user_id: userId, note: note ?? null, at: now })
    .execute()
}

export interface AccountHappening {
  event: AccountEvent
  at: Date
  by: string
  note: string | null
}

/** The events of an account, the latest first. */
export async function findEvents(db: Db, accountId: string): Promise<AccountHappening[]> {
  return db
    .selectFrom('shop_account_events as e')
    .innerJoin(people.as('doer'), 'doer.id', 'e.user_id')
    .select(['e.event', 'e.at', 'e.note', 'doer.name as by'])
    .$narrowType<{ event: AccountEvent }>()
    .where('e.account_id', '=', accountId)
    .orderBy('e.id', 'desc')
    .execute()
}

export interface AccountFile {
  name: string
  kind: FileKind
  size: number
  key: FileKey
}

/** The document that proves an account. */
export async function findFile(db: Db | Tx, fileId: string): Promise<AccountFile | undefined> {
  return db
    .selectFrom(storedFiles.as('file'))
    .select(['file.name', 'file.kind', 'file.size', 'file.storage_key as key'])
    .where('file.id', '=', fileId)
    .executeTakeFirst()
}
