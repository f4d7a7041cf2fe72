import { list } from '#domain/codec.ts'
import { contract } from '#domain/contract.ts'
import { account, accountsOfOrder, waitingAccounts } from '#domain/payments/codec.ts'
import { outcome } from '#domain/payments/outcome.ts'
import { accountScope } from '#domain/payments/virtual-account.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { openAccount } from './open-account.ts'
import { payAsTest } from './pay-as-test.ts'
import { showAtTest, showOfOrder, showWaiting } from './show-accounts.ts'

const calls = contract.payments

/** Virtual accounts of a payment provider [PAY-3]. */
export const paymentRoutes: Route[] = [
  route(calls.open, async (deps, buyer, { transaksi_id: orderIds, cakupan, jumlah: amount }) => ({
    data: account.encode(await openAccount(deps, buyer, { orderIds, scope: accountScope.decode(cakupan), amount })),
  })),
  route(calls.ofOrder, async (deps, buyer, { transaksi_id }) => ({
    data: accountsOfOrder.encode(await showOfOrder(deps, buyer, transaksi_id)),
  })),
  route(calls.waiting, async (deps, buyer) => ({ data: waitingAccounts.encode(await showWaiting(deps, buyer)) })),
  route(calls.testAccounts, async (deps, buyer) => ({ data: list(account).encode(await showAtTest(deps, buyer)) })),
  route(calls.payAsTest, async (deps, buyer, { va_id: id }, { request }) => ({
    data: { hasil: outcome.encode(await payAsTest(deps, request.server, buyer, id)) },
  })),
]
