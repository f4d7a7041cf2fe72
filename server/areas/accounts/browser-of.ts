import type { FastifyRequest } from 'fastify'
import { isLoopback, networkOf } from '#server/platform/network.ts'
import { carriedSecretOf } from './refresh-cookie.ts'
import type { Browser } from './start-session.ts'

/** The network and user agent of a request, and the session it already has. */
export function browserOf(request: FastifyRequest): Browser {
  return {
    network: networkOf(request.ip),
    isLocal: isLoopback(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
    refreshSecret: carriedSecretOf(request),
  }
}
