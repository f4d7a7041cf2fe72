import type { FastifyRequest } from 'fastify'
import { networkOf } from '#server/platform/network.ts'
import type { Device } from './start-session.ts'

/** Where a request comes from. */
export function deviceOf(request: FastifyRequest): Device {
  return { network: networkOf(request.ip), userAgent: request.headers['user-agent'] ?? '' }
}
