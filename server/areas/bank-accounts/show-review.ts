import type { Administrator } from '#domain/accounts/actor.ts'
import { accountText } from '#domain/bank-accounts/account-number.ts'
import { accountChecks } from '#domain/bank-accounts/checks.ts'
import type { AccountState } from '#domain/bank-accounts/state.ts'
import { Refusal } from '#domain/refusal.ts'
import { findReaders } from '#server/areas/accounts/public.ts'
import { findCompanies } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { findAccount, findEvents, findFile, findInForce } from './queries.ts'
import { countQueue, findQueue, findShopsByNumber } from './queries-queue.ts'

interface Wish {
  state: AccountState | undefined
  page: number
  perPage: number
}

/** A page of the review queue of seller bank accounts, and its length [SHOP-8]. */
export async function showQueue({ db }: Deps, { companyId }: Administrator, { state, page, perPage }: Wish) {
  const counts = await countQueue(db)
  const shown = state ?? 'proposed'
  return {
    accounts: await findQueue(db, { state: shown, limit: perPage, offset: (page - 1) * perPage }),
    total: counts[shown],
    counts,
    administrators: (await findReaders(db, [companyId])).length,
  }
}

export type ShownAccount = Awaited<ReturnType<typeof showAccount>>

/** An account with what can be checked, its document and its history [SHOP-8]. @throws Refusal bank_account_not_found */
export async function showAccount({ db }: Deps, id: string) {
  const account = await findAccount(db, id)
  const shop = account && (await findCompanies(db, [account.sellerId])).get(account.sellerId)
  if (!account || !shop) throw new Refusal('bank_account_not_found', { field: 'id' })
  const sameNumber = await findShopsByNumber(db, account.number, account.sellerId)
  const current = await findInForce(db, account.sellerId)
  return {
    account,
    shop,
    checks: accountChecks(account, { companyName: shop.name, sameNumber }),
    current: current && current.id !== id ? `${accountText(current)}, a.n. ${current.holder}` : null,
    file: account.fileId === null ? null : ((await findFile(db, account.fileId)) ?? null),
    events: await findEvents(db, id),
  }
}

/** The document of any account; that it was opened is audited [SHOP-8]. @throws Refusal document_not_found, FilesLost */
export async function openProof(deps: Deps, administrator: Administrator, id: string): Promise<FileAnswer> {
  const file = await deps.db.transaction().execute(async (tx) => {
    const account = await findAccount(tx, id)
    const found = account?.fileId ? await findFile(tx, account.fileId) : undefined
    if (!found) throw new Refusal('document_not_found', { field: 'id' })
    await audit(tx, administrator, { act: 'document.open', thing: { id, name: found.name } }, deps.now())
    return found
  })
  const { key, ...facts } = file
  return { ...facts, content: await deps.files.open(key), framed: true }
}
