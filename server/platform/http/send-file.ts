import type { Readable } from 'node:stream'
import { create as dispositionOf } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import { type FileKind, mimeTypes } from '#domain/file.ts'

/** A file as a call answers it. */
export interface FileAnswer {
  name: string
  kind: FileKind
  size: number
  content: Readable
}

// opened by itself it may do nothing: no script, no load, no frame; the browser's own PDF reader is let be
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Sends a private file: shown by browsers as what it is and nothing else, kept by nobody on the way. */
export function sendFile(reply: FastifyReply, { name, kind, size, content }: FileAnswer): FastifyReply {
  return reply
    .headers({
      'content-type': mimeTypes[kind],
      'content-length': size,
      'content-disposition': dispositionOf(name, { type: 'inline' }),
      'cache-control': 'private, no-store',
      'content-security-policy': kind === 'pdf' ? POLICY : `${POLICY}; sandbox`,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    })
    .send(content)
}
