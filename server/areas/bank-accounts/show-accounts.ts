import type { Seller } from '#domain/accounts/actor.ts'
import { type AccountParty, accounts, MOST_PROPOSALS, proposalsCountFrom } from '#domain/bank-accounts/account.ts'
import { maskedNumber } from '#domain/bank-accounts/account-number.ts'
import type { OwnAccount, OwnAccounts } from '#domain/bank-accounts/contract.ts'
import type { AccountDetail, QueuedAccount } from '#domain/bank-accounts/contract-admin.ts'
import { mayDo, ROLE_FORBIDS } from '#domain/companies/permissions.ts'
import { type Allowed, no, yes } from '#domain/machine.ts'
import { Refusal } from '#domain/refusal.ts'
import { findUserNames } from '#server/areas/accounts/public.ts'
import { companyName } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { countProposed, findAccount, findAccounts, findFile, type StoredAccount } from './queries.ts'
import type { QueuedRow } from './queries-queue.ts'
import type { ShownAccount } from './show-review.ts'

type ShownAccounts = Awaited<ReturnType<typeof showAccounts>>

/** The accounts of the shop with who proposed them [SHOP-8]. */
export async function showAccounts({ db, now }: Deps, { companyId }: Seller) {
  const found = await findAccounts(db, companyId)
  const proposers = found.flatMap(({ proposedBy }) => proposedBy ?? [])
  return {
    accounts: found,
    proposed: await countProposed(db, companyId, proposalsCountFrom(now())),
    names: await findUserNames(db, [...new Set(proposers)]),
    companyName: await companyName(db, companyId),
  }
}

/** The document of one of the shop's accounts. @throws Refusal bank_account_not_found | document_not_found, FilesLost */
export async function readOwnFile(deps: Deps, { companyId }: Seller, id: string): Promise<FileAnswer> {
  const account = await findAccount(deps.db, id)
  if (account?.sellerId !== companyId) throw new Refusal('bank_account_not_found', { field: 'id' })
  const file = account.fileId === null ? undefined : await findFile(deps.db, account.fileId)
  if (!file) throw new Refusal('document_not_found', { field: 'id' })
  const { key, ...facts } = file
  return { ...facts, content: await deps.files.open(key) }
}

export function ownAccountsView(
  { accounts: found, proposed, names, companyName }: ShownAccounts,
  member: Seller,
): OwnAccounts {
  const own = found.map((account): OwnAccount => {
    const { id, version, state, bank, holder, reason } = account
    return {
      id,
      version,
      state,
      bank,
      number: maskedNumber(account.number),
      holder,
      proposer: account.proposedBy && (names.get(account.proposedBy) ?? null),
      proposedAt: account.proposedAt.toISOString(),
      dueAt: account.dueAt?.toISOString() ?? null,
      inForceSince: account.inForceAt?.toISOString() ?? null,
      reason,
      hasFile: account.fileId !== null,
      can: { withdraw: accounts.may(account, 'withdraw', member) },
    }
  })
  return {
    accounts: [...own].sort((one, other) => rank(one) - rank(other)),
    companyName,
    propose: mayPropose(found, proposed, member),
  }
}

const order = ['proposed', 'checked', 'in_force']

function rank({ state }: OwnAccount): number {
  const found = order.indexOf(state)
  return found === -1 ? order.length : found
}

function mayPropose(found: readonly StoredAccount[], proposed: number, member: Seller): Allowed {
  if (!mayDo(member, 'bank.change')) return no(ROLE_FORBIDS)
  const waits = found.some(({ state }) => state === 'proposed' || state === 'checked')
  if (waits) return no('Satu rekening sedang menunggu diperiksa. Tarik pengajuan itu untuk mengajukan yang lain.')
  return proposed < MOST_PROPOSALS ? yes : no(new Refusal('bank_account_often').sentence)
}

export function queuedView({ number, proposedAt, dueAt, ...row }: QueuedRow): QueuedAccount {
  return {
    ...row,
    number: maskedNumber(number),
    proposedAt: proposedAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
  }
}

export function accountView(shown: ShownAccount, administrator: AccountParty): AccountDetail {
  const { account, shop, checks, current, file, events } = shown
  const { id, version, state, bank, number, holder } = account
  const { check, confirm, refuse } = accounts.can(account, administrator)
  return {
    id,
    version,
    state,
    companyName: shop.name,
    shop: shop.username,
    bank,
    number,
    holder,
    current,
    proposedAt: account.proposedAt.toISOString(),
    dueAt: account.dueAt?.toISOString() ?? null,
    checks: checks.map(({ differing, ...one }) => ({ ...one, differing: [...differing] })),
    file: file && { name: file.name, kind: file.kind, size: file.size },
    history: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    can: { check, confirm, refuse },
  }
}
