import type { FastifyInstance } from 'fastify'
import { Refusal } from '#domain/refusal.ts'

// a name or an address, and a port; HTTP/1.0 may leave the header out
const HOST = /^(?:\[[\da-f:.]+\]|[\w.-]*)(?::\d{1,5})?$/i

/**
 * Refuses requests whose `Host` is none: '[', or 'localhost@evil.example', which begins like one host and is another. So it
 * does several of them, of which others on the way may read another one (RFC 9112, 3.2), and what names no path: '*'.
 */
export function checkHost(http: FastifyInstance): void {
  http.addHook('onRequest', async ({ host, protocol, raw, url }) => {
    const isOne = HOST.test(host) && URL.canParse(`${protocol}://${host || 'localhost'}`)
    if (!isOne || !url.startsWith('/') || hostsIn(raw.rawHeaders) > 1) throw new Refusal('malformed')
  })
}

/** Names and values stand in turn. */
function hostsIn(headers: readonly string[]): number {
  return headers.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length
}
