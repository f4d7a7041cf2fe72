import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { mimeTypes } from '#domain/files/file.ts'
import type { PhotoFormat } from '#domain/files/photo.ts'

/** Sends a public photo; its address is its content hash, so copies may be cached for ever. */
export function sendPhoto(
  reply: FastifyReply,
  format: PhotoFormat,
  { size, content }: { size: number; content: Readable },
): FastifyReply {
  return reply
    .headers({
      'content-type': mimeTypes[format],
      'content-length': size,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .send(content)
}
