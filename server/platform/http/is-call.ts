import type { FastifyRequest } from 'fastify'

/** Whether a call of the API is asked for: by the route, since an address can be written in many ways (`/%61pi/`). */
export function isCall({ url, routeOptions }: FastifyRequest): boolean {
  return (routeOptions.url ?? url).startsWith('/api/')
}
