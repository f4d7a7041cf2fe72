import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { openAccount } from './open-account.ts'
import { showAtTest, showOfOrder, showWaiting } from './show-accounts.ts'
import { payAsTest } from './webhook.ts'

const calls = contract.payments

/** Virtual accounts of a payment provider [PAY-3]. */
export const paymentRoutes: Route[] = [
  route(calls.open, async (deps, buyer, input) => ({ data: await openAccount(deps, buyer, input) })),
  route(calls.ofOrder, async (deps, buyer, { orderId }) => ({
    data: await showOfOrder(deps, buyer, orderId),
  })),
  route(calls.waiting, async (deps, buyer) => ({ data: await showWaiting(deps, buyer) })),
  route(calls.testAccounts, async (deps, buyer) => ({ data: await showAtTest(deps, buyer) })),
  route(calls.payAsTest, async (deps, buyer, { id }, { request }) => ({
    data: { outcome: await payAsTest(deps, request.server, buyer, id) },
  })),
]
