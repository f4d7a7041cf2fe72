import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#domain/refusal.ts'
import { isLoopback, networkOf } from '../network.ts'

/**
 * How much one network may ask of this process, counted in its memory: what it protects is the process's own time. The
 * machine itself, or a proxy on it, has no budget.
 * @returns a function that counts a request. @throws Refusal too_often
 */
export async function networkBudget(
  scope: FastifyInstance,
  { max, timeWindow }: { max: number; timeWindow: string },
): Promise<(request: FastifyRequest) => Promise<void>> {
  await scope.register(rateLimit, { global: false })
  const budget = scope.createRateLimit({
    max,
    timeWindow,
    keyGenerator: (request) => networkOf(request.ip),
    allowList: (request) => isLoopback(request.ip),
  })
  return async (request) => {
    const spent = await budget(request)
    if (!spent.isAllowed && spent.isExceeded) throw new Refusal('too_often', { retryAfterSeconds: spent.ttlInSeconds })
  }
}
