import type { FastifyRequest } from 'fastify'
import { networkOf } from '#server/platform/network.ts'
import type { Device } from './start-session.ts'

/** The network and user agent of a request. */
export function deviceOf(request: FastifyRequest): Device {
  return { network: networkOf(request.ip), userAgent: request.headers['user-agent'] ?? '' }
}
