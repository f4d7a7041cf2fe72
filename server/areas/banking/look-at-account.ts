import type { Administrator } from '#domain/accounts/actor.ts'
import { accounts } from '#domain/banking/account.ts'
import { accountText } from '#domain/banking/account-number.ts'
import { Refusal } from '#domain/refusal.ts'
import { withSince } from '#server/areas/accounts/public.ts'
import { companyName, lockCompany } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { findAccount, findInForce, insertEvent, lockAccount, type StoredAccount, saveAccount } from './queries.ts'
import { tellDesk, tellShop } from './tell-account.ts'

/** An account as an administrator was shown it. */
export interface SeenAccount {
  id: string
  version: number
}

type Look = { act: 'check' | 'confirm' } | { act: 'refuse'; reason: string }

/**
 * An administrator looks at an account: the first checks it, another one confirms it, which puts it in the place of the one
 * in force; either may refuse it. Of two at once the later is told what it has become [SHOP-8].
 * @throws Refusal bank_account_not_found | bank_account_moved_on | bank_account_act_not_allowed | bank_account_reason_needed
 */
export async function lookAtAccount(deps: Deps, administrator: Administrator, seen: SeenAccount, look: Look) {
  await deps.db.transaction().execute((tx) => lookIn(tx, administrator, seen, look, deps.now()))
}

async function lookIn(tx: Tx, administrator: Administrator, { id, version }: SeenAccount, look: Look, now: Date) {
  const account = await lockWithShop(tx, id)
  const reason = look.act === 'refuse' ? look.reason : null
  const party = await withSince(tx, administrator)
  const taken = accounts.take(account, look.act, { party, seenVersion: version, reason })
  const { userId } = administrator

  const replaced = look.act === 'confirm' ? await replaceCurrent(tx, account.sellerId, userId, now) : null
  const after = {
    ...taken,
    reason,
    ...(look.act === 'check' && { checkedBy: userId }),
    ...(look.act === 'confirm' && { inForceAt: now }),
  }
  await saveAccount(tx, after)
  await insertEvent(tx, { accountId: id, event: look.act, userId, ...(reason && { note: reason }) }, now)
  const before = replaced ? { account: accountText(replaced) } : null
  const facts = { account: accountText(account), ...(reason && { reason }) }
  const thing = { id, name: await companyName(tx, account.sellerId) }
  await audit(tx, administrator, { act: `account.${look.act}`, thing, before, after: facts }, now)
  await tellShop(tx, after, look.act, now)
  if (look.act === 'check') await tellDesk(tx, after, 'second', now)
}

/** The account in force is so no longer; null where there is none. */
async function replaceCurrent(tx: Tx, sellerId: string, userId: string, now: Date): Promise<StoredAccount | null> {
  const current = await findInForce(tx, sellerId)
  if (!current) return null
  await saveAccount(tx, accounts.advance(current, 'replace', 'system'))
  await insertEvent(tx, { accountId: current.id, event: 'replace', userId }, now)
  return current
}

/** The shop first, as whoever proposes does; an account never changes its shop. */
async function lockWithShop(tx: Tx, id: string): Promise<StoredAccount> {
  const known = await findAccount(tx, id)
  if (known) await lockCompany(tx, known.sellerId)
  const account = known && (await lockAccount(tx, id))
  if (!account) throw new Refusal('bank_account_not_found', { field: 'id' })
  return account
}
