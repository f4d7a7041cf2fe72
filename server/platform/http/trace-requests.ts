import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LIVE_PATH } from '#domain/live.ts'
import { beginSpan, isTraced, type Span, within } from '../traces/span.ts'

// called all the time by supervisors; live connections have spans of their own
const untraced = new Set(['/healthz', '/readyz', '/metrics', LIVE_PATH])

/** Makes each request a span, named by its route; nothing where nothing is traced. */
export function traceRequests(app: FastifyInstance): void {
  if (!isTraced()) return
  const spans = new WeakMap<FastifyRequest, Span>()

  app.addHook('onRequest', (request, _reply, done) => {
    // the pattern, never the address: ids and what somebody searches stand in it
    const route = request.routeOptions.url ?? 'none'
    if (untraced.has(route)) return done()
    const { method } = request
    const traceparent = request.headers.traceparent
    const span = beginSpan({
      name: `${method} ${route}`,
      kind: 'server',
      attributes: { 'http.request.method': method, 'http.route': route },
      traceparent: typeof traceparent === 'string' ? traceparent : undefined,
    })
    if (span) spans.set(request, span)
    within(span, done)
  })
  // a body is read by events of the connection, which are part of nothing
  app.addHook('preValidation', (request, _reply, done) => within(spans.get(request), done))
  app.addHook('onResponse', async (request, reply) => {
    const status = reply.statusCode
    const attributes = { 'http.response.status_code': status }
    spans.get(request)?.end(status < 500 ? { attributes } : { attributes, error: String(status) })
  })
}
