import type { FastifyRequest } from 'fastify'
import type { Device } from './start-session.ts'

/** Where a request comes from. */
export function deviceOf(request: FastifyRequest): Device {
  return { address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
}
