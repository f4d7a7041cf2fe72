import type { Buyer } from '#domain/accounts/actor.ts'
import { MOST } from '#domain/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { type AddressFacts, type CompanyAddress, findAddresses, insertAddress, lockCompany } from './queries.ts'

/** Adds a delivery address; a company's first one becomes its default. @throws Refusal addresses_full */
export function addAddress(deps: Deps, buyer: Buyer, address: AddressFacts): Promise<CompanyAddress> {
  return deps.db.transaction().execute((tx) => addIn(tx, buyer, address, deps.now()))
}

async function addIn(tx: Tx, buyer: Buyer, address: AddressFacts, now: Date): Promise<CompanyAddress> {
  // if two first addresses come at once, the second waits and finds that there is a default
  await lockCompany(tx, buyer.companyId)
  const others = await findAddresses(tx, buyer.companyId)
  if (others.length >= MOST.addresses) throw new Refusal('addresses_full')
  return insertAddress(tx, buyer.companyId, { ...address, isDefault: others.length === 0 }, now)
}
