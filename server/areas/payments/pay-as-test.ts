import type { FastifyInstance } from 'fastify'
import type { Buyer } from '#domain/accounts/actor.ts'
import { type Outcome, outcome } from '#domain/payments/outcome.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { findShown } from './queries.ts'
import { TEST_PROVIDER, testDelivery } from './test-provider.ts'
import { webhookPath } from './webhook.ts'

/**
 * The test provider says that an account of the buyer's was paid: signed, and by the webhook that any provider posts to.
 * Pressed again it says the same again. @returns what the webhook answered
 * @throws Refusal not_found without that provider | va_not_found | va_provider_silent where the webhook refuses it
 */
export async function payAsTest(deps: Deps, http: FastifyInstance, buyer: Buyer, id: string): Promise<Outcome> {
  // in a transaction, which is begun for members alone; the webhook has its own
  const account = await deps.db.transaction().execute(async (tx) => {
    if (!deps.config.paymentTest) throw new Refusal('not_found')
    return findShown(tx, buyer.companyId, id)
  })
  if (!account?.number) throw new Refusal('va_not_found', { field: 'id' })
  const told = {
    id: `bayar-${id}`,
    type: 'va.paid',
    reference: id,
    at: deps.now().toISOString(),
    payment: { id: `uji-${id}`, amount: account.amount },
  } as const
  const { body, headers } = testDelivery(deps.config, told, deps.now())
  const answer = await http.inject({
    method: 'POST',
    url: webhookPath(TEST_PROVIDER),
    headers: { ...headers, host: new URL(deps.config.publicUrl).host, 'content-type': 'application/json' },
    payload: body,
  })
  if (answer.statusCode !== 200) throw Object.assign(new Refusal('va_provider_silent'), { cause: answer.body })
  return outcome.decode(answer.json().data.hasil)
}
