import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyRequest } from 'fastify'
import type { KeptPage } from './kept-pages.ts'
import type { PageAnswer } from './page-answer.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity']
// made once for many readers: more work than for an answer that is compressed for one
const BROTLI_QUALITY = 6
const GZIP_LEVEL = 7

const compressed = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** What this reader's program unpacks, the smallest first. */
export function encodingOf({ headers }: FastifyRequest): Encoding {
  const accepted = headers['accept-encoding']?.toLowerCase()
  return (accepted && negotiate(accepted, ENCODINGS)) || 'identity'
}

/** A page ready for the wire. */
export async function encodePage(page: PageAnswer, encoding: Encoding): Promise<KeptPage> {
  if (encoding === 'identity') return { ...page, body: Buffer.from(page.body) }
  const body =
    encoding === 'br'
      ? await compressed.br(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : await compressed.gzip(page.body, { level: GZIP_LEVEL })
  return { ...page, headers: [...page.headers, ['content-encoding', encoding]], body }
}
