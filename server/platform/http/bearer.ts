import type { FastifyRequest } from 'fastify'

/** The bearer of a request; its scheme may be written in any case (RFC 9110). */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
}
