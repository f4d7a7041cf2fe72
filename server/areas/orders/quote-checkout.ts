import type { Buyer } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import { findSomeLines } from '#server/areas/cart/public.ts'
import { findAddress, findAddresses } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { type Quote, quoteLines } from './quote.ts'

interface Selection {
  lineIds: readonly string[]
  /** None: the company's default address. */
  addressId: string | undefined
}

/**
 * What the ticked lines cost now [ORDER-1]. Lines that are gone are left out: ticks are kept in the browser and may be
 * older than the cart.
 * @throws Refusal nothing_to_order | address_not_found
 */
export async function quoteCheckout(
  deps: Deps,
  buyer: Buyer,
  { lineIds, addressId }: Selection,
): Promise<Quote & { addressId: string | null }> {
  const lines = await findSomeLines(deps.db, buyer.companyId, lineIds)
  if (lines.length === 0) throw new Refusal('nothing_to_order', { field: 'cart_id' })
  const address = await chosenAddress(deps, buyer, addressId)
  const quote = await quoteLines(deps.db, buyer.companyId, lines, address, deps.now())
  return { ...quote, addressId: address?.id ?? null }
}

async function chosenAddress(deps: Deps, buyer: Buyer, addressId: string | undefined) {
  if (addressId === undefined) return (await findAddresses(deps.db, buyer.companyId))[0]
  const address = await findAddress(deps.db, buyer.companyId, addressId)
  if (!address) throw new Refusal('address_not_found', { field: 'alamat_id' })
  return address
}
