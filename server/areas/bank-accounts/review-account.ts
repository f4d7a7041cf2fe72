import type { Administrator } from '#domain/accounts/actor.ts'
import { accounts } from '#domain/bank-accounts/account.ts'
import { accountText } from '#domain/bank-accounts/account-number.ts'
import { Refusal } from '#domain/refusal.ts'
import { withSince } from '#server/areas/accounts/public.ts'
import { companyName, lockCompany } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { notifyReviewers, notifyShop } from './notify-account.ts'
import { findAccount, findInForce, insertEvent, lockAccount, type StoredAccount, saveAccount } from './queries.ts'

/** An account as an administrator was shown it. */
export interface ExpectedAccount {
  id: string
  version: number
}

type ReviewDecision = { act: 'check' | 'confirm' } | { act: 'refuse'; reason: string }

/**
 * Reviews a bank account: the first administrator checks it, another one confirms it, which replaces the one in force;
 * either may refuse it. Of two concurrent reviews the later is refused [SHOP-8].
 * @throws Refusal bank_account_not_found | bank_account_moved_on | bank_account_act_not_allowed |
 * bank_account_reason_needed
 */
export async function reviewAccount(
  deps: Deps,
  administrator: Administrator,
  expected: ExpectedAccount,
  decision: ReviewDecision,
) {
  await deps.db.transaction().execute((tx) => reviewIn(tx, administrator, expected, decision, deps.now()))
}

async function reviewIn(
  tx: Tx,
  administrator: Administrator,
  { id, version }: ExpectedAccount,
  decision: ReviewDecision,
  now: Date,
) {
  const account = await lockWithShop(tx, id)
  const reason = decision.act === 'refuse' ? decision.reason : null
  const party = await withSince(tx, administrator)
  const taken = accounts.take(account, decision.act, { party, expectedVersion: version, reason })
  const { userId } = administrator

  const replaced = decision.act === 'confirm' ? await replaceCurrent(tx, account.sellerId, userId, now) : null
  const after = {
    ...taken,
    reason,
    ...(decision.act === 'check' && { checkedBy: userId }),
    ...(decision.act === 'confirm' && { inForceAt: now }),
  }
  await saveAccount(tx, after)
  await insertEvent(tx, { accountId: id, event: decision.act, userId, ...(reason && { note: reason }) }, now)
  const before = replaced ? { account: accountText(replaced) } : null
  const facts = { account: accountText(account), ...(reason && { reason }) }
  const thing = { id, name: await companyName(tx, account.sellerId) }
  await audit(tx, administrator, { act: `account.${decision.act}`, thing, before, after: facts }, now)
  await notifyShop(tx, after, decision.act, now)
  if (decision.act === 'check') await notifyReviewers(tx, after, 'second', now)
}

/** The account in force is so no longer; null where there is none. */
async function replaceCurrent(tx: Tx, sellerId: string, userId: string, now: Date): Promise<StoredAccount | null> {
  const current = await findInForce(tx, sellerId)
  if (!current) return null
  await saveAccount(tx, accounts.advance(current, 'replace', 'system'))
  await insertEvent(tx, { accountId: current.id, event: 'replace', userId }, now)
  return current
}

/** Locks the shop first, as proposing does; an account never changes its shop. */
async function lockWithShop(tx: Tx, id: string): Promise<StoredAccount> {
  const known = await findAccount(tx, id)
  if (known) await lockCompany(tx, known.sellerId)
  const account = known && (await lockAccount(tx, id))
  if (!account) throw new Refusal('bank_account_not_found', { field: 'id' })
  return account
}
