import type { FastifyInstance } from 'fastify'
import type { RateLimit } from '#domain/call.ts'
import { outcome } from '#domain/payments/outcome.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { networkOf } from '#server/platform/network.ts'
import { countHits, ofNetwork } from '#server/platform/rate-limit.ts'
import { workingFor } from '#server/platform/working-for.ts'
import { providersOf } from './provider.ts'
import { takeNews } from './take-news.ts'

/** Where a provider posts to. */
export function webhookPath(provider: string): string {
  return `/api/webhook/pembayaran/${provider}`
}

// a provider that catches up after a night sends many; whoever guesses at signatures gets no further
const LIMIT: RateLimit = { max: 1200, seconds: 60 }
// far more than any provider tells at once
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
      const came = await workingFor({ name: 'webhook/pembayaran', request: request.id }, () =>
        takeNews(deps, provider.name, news),
      )
      return { status: 'success', data: { hasil: outcome.encode(came) } }
    })
    done()
  })
}
