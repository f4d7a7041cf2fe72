import type { Seller } from '#domain/accounts/actor.ts'
import { proposalsCountFrom } from '#domain/banking/account.ts'
import { Refusal } from '#domain/refusal.ts'
import { findUserNames } from '#server/areas/accounts/public.ts'
import { companyName } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { countProposed, findAccount, findAccounts, findFile } from './queries.ts'

export type ShownAccounts = Awaited<ReturnType<typeof showAccounts>>

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
