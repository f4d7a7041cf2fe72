import type { Readable } from 'node:stream'
import { create as dispositionOf } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import { type AnyFileKind, mimeTypes } from '#domain/files/file.ts'

/** A file as a call's answer. */
export interface FileAnswer {
  name: string
  kind: AnyFileKind
  /** Unknown where it is made while it is sent. */
  size?: number
  content: Readable
  /** Whether pages of this site may show it within themselves. */
  framed?: true
}

// opened on its own it may do nothing: no script, no requests, no framing; only a browser's PDF viewer is not sandboxed
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Sends a private file: browsers show it as its own kind only, and no proxy may cache it. */
export function sendFile(reply: FastifyReply, { name, kind, size, content, framed }: FileAnswer): FastifyReply {
  const policy = framed ? POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'") : POLICY
  return reply
    .headers({
      'content-type': mimeTypes[kind],
      ...(size !== undefined && { 'content-length': size }),
      // tables and archives are for saving, not for viewing
      'content-disposition': dispositionOf(name, { type: isDownload(kind) ? 'attachment' : 'inline' }),
      'cache-control': 'private, no-store',
      'content-security-policy': kind === 'pdf' ? policy : `${policy}; sandbox`,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    })
    .send(content)
}

function isDownload(kind: AnyFileKind): boolean {
  return kind === 'csv' || kind === 'xlsx' || kind === 'zip' || kind === 'xml'
}
