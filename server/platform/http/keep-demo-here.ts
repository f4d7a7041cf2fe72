import type { FastifyInstance } from 'fastify'
import { Refusal } from '#domain/refusal.ts'
import { isThisMachine } from '../network.ts'

/**
 * Refuses requests for another host than this machine, such as a proxy passes on: everybody knows the passwords of the
 * demo, and may read mail that was not sent.
 */
export function keepDemoHere(http: FastifyInstance): void {
  http.addHook('onRequest', async ({ hostname }) => {
    if (!isThisMachine(hostname)) throw new Refusal('demo_elsewhere')
  })
}
