import type { FastifyRequest } from 'fastify'
import { isLoopback, networkOf } from '#server/platform/network.ts'
import { refreshSecretOf } from './refresh-cookie.ts'
import type { Device } from './start-session.ts'

/** The network and user agent of a request, and the session it already has. */
export function deviceOf(request: FastifyRequest): Device {
  return {
    network: networkOf(request.ip),
    isLocal: isLoopback(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
    refreshSecret: refreshSecretOf(request),
  }
}
