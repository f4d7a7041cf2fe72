import type { Buyer } from '#domain/accounts/actor.ts'
import { MOST } from '#domain/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { type AddressFacts, type CompanyAddress, findAddresses, insertAddress, lockCompany } from './queries.ts'
import { deleteAddress, saveDefaultAddress, updateAddress } from './queries-addresses.ts'

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

/** Changes a delivery address; placed orders keep their copy. @throws Refusal not_found */
export async function changeAddress(deps: Deps, buyer: Buyer, id: string, address: AddressFacts): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    if (!(await updateAddress(tx, buyer.companyId, id, address))) throw new Refusal('not_found')
  })
}

/** Deletes a delivery address; the oldest of the rest replaces a deleted default. @throws Refusal not_found */
export function removeAddress(deps: Deps, buyer: Buyer, id: string): Promise<void> {
  return deps.db.transaction().execute((tx) => removeIn(tx, buyer, id))
}

/** Makes an address the company's default. @throws Refusal not_found */
export async function preferAddress(deps: Deps, buyer: Buyer, id: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await lockAddress(tx, buyer, id)
    await saveDefaultAddress(tx, buyer.companyId, id)
  })
}

async function removeIn(tx: Tx, buyer: Buyer, id: string): Promise<void> {
  const { address, others } = await lockAddress(tx, buyer, id)
  await deleteAddress(tx, buyer.companyId, id)
  const [oldest] = others
  if (address.isDefault && oldest) await saveDefaultAddress(tx, buyer.companyId, oldest.id)
}

/** Serializes changes to which address is the default. @throws Refusal not_found */
async function lockAddress(tx: Tx, buyer: Buyer, id: string) {
  await lockCompany(tx, buyer.companyId)
  const all = await findAddresses(tx, buyer.companyId)
  const address = all.find((one) => one.id === id)
  if (!address) throw new Refusal('not_found')
  return { address, others: all.filter((one: CompanyAddress) => one.id !== id) }
}
