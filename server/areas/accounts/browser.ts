import type { FastifyReply, FastifyRequest } from 'fastify'
import { LEFT } from '#domain/accounts/left.ts'
import { SESSION_MAX_MS } from '#domain/accounts/session.ts'
import { isLoopback, networkOf } from '#server/platform/network.ts'
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

const NAME = 'sb_refresh'

/** The refresh secret in a request's cookie; none for a browser that has signed out [SESS-4]. */
export function refreshSecretOf(request: FastifyRequest): string | undefined {
  return hasLeft(request) ? undefined : carriedSecretOf(request)
}

/** The refresh secret in a request's cookie, also for a browser that has signed out: its session is to be revoked. */
export function carriedSecretOf(request: FastifyRequest): string | undefined {
  return request.cookies[NAME]
}

/** Lasts as long as a session can [SESS-6]. */
export function setRefreshCookie(reply: FastifyReply, secret: string): void {
  reply.setCookie(NAME, secret, { path: '/', maxAge: SESSION_MAX_MS / 1000 })
  welcomeBack(reply)
}

export function clearRefreshCookie(reply: FastifyReply): void {
  reply.clearCookie(NAME, { path: '/' })
  welcomeBack(reply)
}

/** Clears the sign-out mark: the browser carries a new session. */
function welcomeBack(reply: FastifyReply): void {
  if (hasLeft(reply.request)) reply.clearCookie(LEFT.name, { path: '/' })
}

function hasLeft({ cookies }: FastifyRequest): boolean {
  return cookies[LEFT.name] === LEFT.value
}
