import type { FastifyInstance } from 'fastify'
import { Refusal } from '#domain/refusal.ts'
import { isThisMachine } from '../network.ts'

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

/** Names and values alternate. */
function hostsIn(headers: readonly string[]): number {
  return headers.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
}

/**
 * The address with a path that can be decoded: where an escape is broken all of them are taken literally, so that a mistyped
 * page is one that is not there [ROUTE-4]. A call's is left to be refused.
 */
export function readableAddress(address: string): string {
  const [path = ''] = address.split('?', 1)
  if (path.startsWith('/api/') || isDecodable(path)) return address
  return path.replaceAll('%', '%25') + address.slice(path.length)
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}

/**
 * The path and query that a request asks for, which may name scheme and host before them (RFC 9112, 3.2.2); whatever is
 * no such address stays as it is.
 */
export function originForm(target: string): string {
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return target
  const { pathname, search } = new URL(target)
  return pathname + search
}

/**
 * Refuses requests for another host than this machine, such as a proxy passes on: everybody knows the passwords of the
 * demo, and may read mail that was not sent.
 */
export function keepDemoHere(http: FastifyInstance): void {
  http.addHook('onRequest', async ({ hostname }) => {
    if (!isThisMachine(hostname)) throw new Refusal('demo_elsewhere')
  })
}
