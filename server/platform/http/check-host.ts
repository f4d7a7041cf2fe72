import type { FastifyInstance } from 'fastify'
import { Refusal } from '#domain/refusal.ts'

// a name or an address, and a port; HTTP/1.0 may leave the header out
const HOST = /^(?:\[[\da-f:.]+\]|[\w.-]*)(?::\d{1,5})?$/i

/** Refuses requests whose `Host` is none: '[', or 'localhost@evil.example', which begins like one host and is another. */
export function checkHost(http: FastifyInstance): void {
  http.addHook('onRequest', async ({ host, protocol }) => {
    if (!HOST.test(host) || !URL.canParse(`${protocol}://${host || 'localhost'}`)) throw new Refusal('malformed')
  })
}
