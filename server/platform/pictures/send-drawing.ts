import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendTagged } from '../http/tag.ts'

// a picture opened on its own may do nothing: no script, no requests, no framing
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** Answers with a drawn picture, an SVG; the caller sets how long it may be cached. */
export function sendDrawing(request: FastifyRequest, reply: FastifyReply, svg: string) {
  reply
    .header('content-security-policy', POLICY)
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
    .type('image/svg+xml; charset=utf-8')
  return sendTagged(request, reply, svg)
}
