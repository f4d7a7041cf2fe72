import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendTagged } from '#server/platform/http/tag.ts'
import { drawPackShot, type PackShot } from './pack-shot/pack-shot.ts'

// a picture opened on its own may do nothing: no script, no requests, no framing
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** Answers with a drawn picture; how long it may be kept is up to the caller. */
export function sendPackShot(request: FastifyRequest, reply: FastifyReply, shot: PackShot) {
  reply
    .header('content-security-policy', POLICY)
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
    .type('image/svg+xml; charset=utf-8')
  return sendTagged(request, reply, drawPackShot(shot))
}
