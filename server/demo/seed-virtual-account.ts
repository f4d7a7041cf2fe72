import { openAccount } from '#server/areas/payments/open-account.ts'
import { showBills } from '#server/areas/receivables/show-debts.ts'
import type { Config } from '#server/config.ts'
import type { Deps } from '#server/deps.ts'
import { buyerOfPembeli } from './accounts.ts'
import { buyerOf } from './demo-actors.ts'

/** A virtual account of the test provider over what pembeli@ has to pay, so that there is one to try out. */
export async function seedVirtualAccount(deps: Deps): Promise<void> {
  const owner = await buyerOf(deps, 'pembeli@contoh.id', buyerOfPembeli)
  const [seller] = await showBills(deps, owner)
  const bill = seller?.bills.find(({ due }) => due !== null)
  if (!bill) throw new Error('pembeli@ has nothing to pay')
  const config = { paymentTest: true } as Config // the test provider asks for nothing else to open one
  await openAccount({ ...deps, config }, owner, { scope: 'all', orderIds: [bill.orderId], amount: bill.toPay })
}
