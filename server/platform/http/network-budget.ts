import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AnyCall } from '#domain/call.ts'
import { Refusal } from '#domain/refusal.ts'
import { type CountedNetwork, isLoopback, networkOf, networksAround } from '../network.ts'

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
  const budgets = [1, 4, 16].map((times) =>
    scope.createRateLimit({
      max: max * times,
      timeWindow,
      keyGenerator: (request) => aroundOf(request, times)?.network ?? '',
      allowList: (request) => isLoopback(request.ip) || !aroundOf(request, times),
    }),
  )
  return async (request) => {
    for (const budget of budgets) {
      const spent = await budget(request)
      if (!spent.isAllowed && spent.isExceeded)
        throw new Refusal('too_often', { retryAfterSeconds: spent.ttlInSeconds })
    }
  }
}

/** The network of a request that may ask so many times as much, if it has one. */
function aroundOf(request: FastifyRequest, times: number): CountedNetwork | undefined {
  return networksAround(networkOf(request.ip)).find((one) => one.times === times)
}

/** Calls that need no account, for one network: many people may share one, and each of their pages makes a few. */
const OPEN_CALLS = { max: 2400, timeWindow: '1 minute' }

/**
 * Counts the calls that anybody may make: a search by the API costs as much as the page that shows it, which has a budget
 * of its own.
 * @returns a function that counts one. @throws Refusal too_often
 */
export async function guardCalls(
  http: FastifyInstance,
): Promise<(call: AnyCall, request: FastifyRequest) => Promise<void>> {
  const count = await networkBudget(http, OPEN_CALLS)
  return async ({ access }, request) => {
    if (access === 'open' || access === 'visitor') await count(request)
  }
}
