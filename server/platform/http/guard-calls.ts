import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AnyCall } from '#domain/call.ts'
import { networkBudget } from './network-budget.ts'

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
