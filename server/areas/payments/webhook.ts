import type { FastifyInstance } from 'fastify'
import type { Buyer } from '#domain/accounts/actor.ts'
import type { RateLimit } from '#domain/call.ts'
import { type Outcome, outcome } from '#domain/payments/outcome.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { withRequestContext } from '#server/platform/database/statement-times.ts'
import { networkOf } from '#server/platform/network.ts'
import { countHits, ofNetwork } from '#server/platform/rate-limit.ts'
import { providersOf } from './provider.ts'
import { findShown } from './queries.ts'
import { takeNews } from './take-news.ts'
import { TEST_PROVIDER, testDelivery } from './test-provider.ts'

/** Where a provider posts to. */
function webhookPath(provider: string): string {
  return `/api/webhook/pembayaran/${provider}`
}

// a provider that catches up after a night sends many; guessing signatures gets no further
const LIMIT: RateLimit = { max: 1200, seconds: 60 }
// far more than any provider sends at once
const LARGEST_BODY = 64 * 1024

/** POST webhookPath: signed by the provider over the bytes that came, and over when they were sent [PAY-3]. */
export function mountPaymentWebhook(app: FastifyInstance, deps: Deps): void {
  app.register((scope, _options, done) => {
    // the signature is over the bytes, so that nothing reads them before it is proven
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_BODY }, (_request, body, parsed) => {
      parsed(null, body)
    })
    scope.post<{ Params: { provider: string } }>(webhookPath(':provider'), async (request) => {
      await countHits(deps, ofNetwork('webhook', networkOf(request.ip), LIMIT))
      const provider = providersOf(deps.config).find(({ name }) => name === request.params.provider)
      if (!provider) throw new Refusal('not_found')
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const news = provider.read({ headers: request.headers, body }, deps.now())
      const came = await withRequestContext({ name: 'webhook/pembayaran', request: request.id }, () =>
        takeNews(deps, provider.name, news),
      )
      return { status: 'success', data: { hasil: outcome.encode(came) } }
    })
    done()
  })
}

/**
 * Reports an account of the buyer's as paid by the test provider: signed, and by the webhook that any provider posts
 * to. A repeated press repeats the event. @returns what the webhook answered
 * @throws Refusal not_found without that provider | va_not_found | va_provider_silent where the webhook refuses it
 */
export async function payAsTest(deps: Deps, http: FastifyInstance, buyer: Buyer, id: string): Promise<Outcome> {
  // in a transaction, which is begun for members alone; the webhook has its own
  const account = await deps.db.transaction().execute(async (tx) => {
    if (!deps.config.paymentTest) throw new Refusal('not_found')
    return findShown(tx, buyer.companyId, id)
  })
  if (!account?.number) throw new Refusal('va_not_found', { field: 'id' })
  const paid = {
    id: `bayar-${id}`,
    type: 'va.paid',
    reference: id,
    at: deps.now().toISOString(),
    payment: { id: `uji-${id}`, amount: account.amount },
  } as const
  const { body, headers } = testDelivery(deps.config, paid, deps.now())
  const answer = await http.inject({
    method: 'POST',
    url: webhookPath(TEST_PROVIDER),
    headers: { ...headers, host: new URL(deps.config.publicUrl).host, 'content-type': 'application/json' },
    payload: body,
  })
  if (answer.statusCode !== 200) throw Object.assign(new Refusal('va_provider_silent'), { cause: answer.body })
  return outcome.decode(answer.json().data.hasil)
}
