import type { FastifyInstance } from 'fastify'
import { Refusal } from '#domain/refusal.ts'

const ANSWERED = new Set(['/healthz', '/readyz', '/metrics'])

/** For a process that runs jobs: nobody who finds its port gets a page or a call from it. */
export function answerHealthAlone(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!ANSWERED.has(request.url.split('?', 1)[0] ?? '')) throw new Refusal('not_found')
  })
}
