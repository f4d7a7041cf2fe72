import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#domain/refusal.ts'

/** Whether a request comes from a page of this site; programs outside a browser send no origin. */
export function isSameOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined || origin === publicUrl) return true
  return URL.parse(origin)?.host === host
}

/**
 * Refuses a GET that a link on another site caused, where the call is an act: the cookie comes with it.
 * @throws Refusal foreign_page
 */
export function refuseForeignLink({ headers }: { headers: IncomingHttpHeaders }): void {
  if (headers['sec-fetch-site'] === 'cross-site') throw new Refusal('foreign_page')
}

/**
 * Refuses calls from pages of other sites, whatever cookie comes with them: browsers send it to a neighbouring subdomain's
 * requests too (SESS-6; decision 0003).
 */
export function refuseForeignPages(http: FastifyInstance, publicUrl: string): void {
  http.addHook('onRequest', async (request) => {
    if (isCall(request) && !isSameOrigin(request.headers, publicUrl)) throw new Refusal('foreign_page')
  })
}

/** Whether a call of the API is requested: by the route, since an address can be written in many ways (`/%61pi/`). */
export function isCall({ url, routeOptions }: FastifyRequest): boolean {
  return (routeOptions.url ?? url).startsWith('/api/')
}
