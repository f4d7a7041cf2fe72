import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_MAX_MS } from '#domain/accounts/session.ts'

const NAME = 'sb_refresh'

/** The refresh secret in a request's cookie. */
export function refreshSecretOf(request: FastifyRequest): string | undefined {
  return request.cookies[NAME]
}

/** Lasts as long as a session can [SESS-6]. */
export function setRefreshCookie(reply: FastifyReply, secret: string): void {
  reply.setCookie(NAME, secret, { path: '/', maxAge: SESSION_MAX_MS / 1000 })
}

export function clearRefreshCookie(reply: FastifyReply): void {
  reply.clearCookie(NAME, { path: '/' })
}
