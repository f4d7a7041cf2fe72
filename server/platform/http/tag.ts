import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The ETag of a text; weak, since the same text has one tag in every encoding. */
export function tagOf(text: string): string {
  return `W/"${createHash('sha1').update(text).digest('base64url')}"`
}

/** Sends a text with its ETag, or 304 to a client that has it. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const tag = tagOf(text)
  reply.header('etag', tag)
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  return reply.send(text)
}
