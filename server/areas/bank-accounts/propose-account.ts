import type { Seller } from '#domain/accounts/actor.ts'
import { accounts, MOST_PROPOSALS, proposalsCountFrom } from '#domain/bank-accounts/account.ts'
import { accountText, numberFault } from '#domain/bank-accounts/account-number.ts'
import { Refusal } from '#domain/refusal.ts'
import { findDeadline } from '#server/areas/calendar/public.ts'
import { companyName, lockCompany } from '#server/areas/companies/public.ts'
import type { ShopOpened } from '#server/areas/onboarding/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import {
  forgetFile,
  type ReceivedFile,
  recordFile,
  storeAndRecord,
  type UnrecordedFile,
} from '#server/platform/files/store-file.ts'
import { notifyReviewers, notifyShop } from './notify-account.ts'
import {
  countProposed,
  findInForce,
  hasWaiting,
  insertAccount,
  insertEvent,
  lockAccount,
  type StoredAccount,
  saveAccount,
  type TypedAccount,
} from './queries.ts'

/**
 * Proposes a seller bank account, with a document that proves it. The account in force stays so until two
 * administrators have reviewed this one; one waits at a time [SHOP-8].
 * @throws FilesLost, Refusal bank_account_number | bank_account_waiting | bank_account_same | bank_account_often
 */
export async function proposeAccount(
  deps: Deps,
  owner: Seller,
  typed: TypedAccount,
  received: ReceivedFile,
): Promise<void> {
  const sentence = numberFault(typed.bank, typed.number)
  if (sentence) throw new Refusal('bank_account_number', { field: 'number', words: { sentence } })
  await storeAndRecord(deps, received, (file) =>
    deps.db.transaction().execute((tx) => proposeIn(tx, owner, typed, file, deps.now())),
  )
}

/**
 * Withdraws the account in review, with its document [SHOP-8].
 * @throws Refusal bank_account_not_found | bank_account_moved_on | bank_account_act_not_allowed
 */
export async function withdrawAccount(deps: Deps, owner: Seller, id: string, expectedVersion: number): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    await lockCompany(tx, owner.companyId)
    const account = await lockAccount(tx, id)
    if (account?.sellerId !== owner.companyId) {
      throw new Refusal('bank_account_not_found', { field: 'id' })
    }
    const after = { ...accounts.take(account, 'withdraw', { party: owner, expectedVersion }), fileId: null }
    await saveAccount(tx, after)
    // it is not reviewed any more
    if (account.fileId !== null) await forgetFile(tx, account.fileId)
    await insertEvent(tx, { accountId: id, event: 'withdraw', userId: owner.userId }, now)
    const thing = { id, name: await companyName(tx, owner.companyId) }
    await audit(tx, owner, { act: 'account.withdraw', thing, before: { account: accountText(account) } }, now)
    await notifyShop(tx, after, 'withdraw', now)
  })
}

async function proposeIn(tx: Tx, owner: Seller, typed: TypedAccount, stored: UnrecordedFile, now: Date): Promise<void> {
  const { companyId: sellerId, userId } = owner
  await lockCompany(tx, sellerId)
  const current = await findInForce(tx, sellerId)
  if (current && isSame(current, typed)) throw new Refusal('bank_account_same', { field: 'number' })
  if (await hasWaiting(tx, sellerId)) throw new Refusal('bank_account_waiting')
  if ((await countProposed(tx, sellerId, proposalsCountFrom(now))) >= MOST_PROPOSALS)
    throw new Refusal('bank_account_often')

  const proposed: Omit<StoredAccount, 'id'> = {
    ...typed,
    sellerId,
    state: accounts.start,
    version: 1,
    proposedBy: userId,
    proposedAt: now,
    dueAt: await findDeadline(tx, now),
    checkedBy: null,
    inForceAt: null,
    reason: null,
    fileId: await recordFile(tx, owner, stored, now),
  }
  const account = { ...proposed, id: await insertAccount(tx, proposed) }
  await insertEvent(tx, { accountId: account.id, event: 'propose', userId }, now)
  const thing = { id: account.id, name: await companyName(tx, sellerId) }
  const before = current ? { account: accountText(current) } : null
  await audit(tx, owner, { act: 'account.propose', thing, before, after: { account: accountText(account) } }, now)
  await notifyShop(tx, account, 'propose', now)
  await notifyReviewers(tx, account, 'first', now)
}

function isSame(one: TypedAccount, other: TypedAccount): boolean {
  return one.bank === other.bank && one.number === other.number && one.holder === other.holder
}

/**
 * The account of an approved application is the shop's first: the approval was its first review, and as with every
 * later one another administrator confirms it before it is in force [SHOP-8].
 */
export async function openAccount(tx: Tx, { shopId, name, administrator, ...account }: ShopOpened, now: Date) {
  const checked = {
    ...account,
    sellerId: shopId,
    state: 'checked' as const,
    version: 1,
    proposedBy: null,
    proposedAt: now,
    dueAt: await findDeadline(tx, now),
    checkedBy: administrator.userId,
    inForceAt: null,
    reason: null,
    fileId: null,
  }
  const id = await insertAccount(tx, checked)
  await insertEvent(tx, { accountId: id, event: 'check', userId: administrator.userId }, now)
  const after = { account: accountText(account) }
  await audit(tx, administrator, { act: 'account.precheck', thing: { id, name }, after }, now)
  await notifyShop(tx, { id, ...checked }, 'check', now)
  await notifyReviewers(tx, { id, ...checked }, 'second', now)
}
