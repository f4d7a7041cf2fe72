import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendDrawing } from '#server/platform/pictures/send-drawing.ts'
import { drawPackShot, type PackShot } from '../pack-shot/pack-shot.ts'

/** Answers with a drawn picture; the caller sets how long it may be cached. */
export function sendPackShot(request: FastifyRequest, reply: FastifyReply, shot: PackShot) {
  return sendDrawing(request, reply, drawPackShot(shot))
}
