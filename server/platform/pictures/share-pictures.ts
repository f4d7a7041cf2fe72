import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { tagOf } from '../http/tag.ts'
import { networkOf } from '../network.ts'
import { countHits, ofNetwork } from '../rate-limit.ts'
import { drawShareCard, type ShareCard } from './share-card.ts'

// some 500 pictures
const MOST_BYTES = 16 * 1024 * 1024
// one takes about a tenth of a second of a processor
const MOST_WAITING = 20
const NEW_ONES = { max: 60, seconds: 60 }

/**
 * The PNG pictures of links to pages. They are kept by what they show, so that a changed one is made anew and an old one is
 * never sent; one is made at a time.
 */
export class SharePictures {
  readonly #deps: Deps
  readonly #inTurn = pLimit(1)
  readonly #kept = new LRUCache<string, Buffer, string>({
    maxSize: MOST_BYTES,
    sizeCalculation: (png) => png.length,
    fetchMethod: (_tag, _stale, { context: svg }) => this.#inTurn(() => rasterised(svg)),
  })

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Sends the picture, 1200 x 630, or 304 to whoever has it. @throws Refusal too_often | busy */
  async send(request: FastifyRequest, reply: FastifyReply, card: ShareCard): Promise<FastifyReply> {
    const svg = drawShareCard(card)
    const tag = tagOf(svg)
    const isThere = request.headers['if-none-match'] === tag
    // before the headers: a refusal must not be kept as the picture
    const png = isThere ? undefined : await this.#read(request, tag, svg)
    reply.header('etag', tag).header('cache-control', 'public, max-age=3600')
    if (isThere) return reply.code(304).send()
    return reply
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .type('image/png')
      .send(png)
  }

  async #read(request: FastifyRequest, tag: string, svg: string): Promise<Buffer | undefined> {
    const kept = this.#kept.get(tag)
    if (kept) return kept
    await countHits(this.#deps, ofNetwork('share picture', networkOf(request.ip), NEW_ONES))
    if (this.#inTurn.pendingCount >= MOST_WAITING) throw new Refusal('busy', { retryAfterSeconds: 5 })
    return this.#kept.fetch(tag, { context: svg })
  }
}

/** At most 128 colours: enough for flat drawings, and a third of the size. */
async function rasterised(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 128, effort: 7 }).toBuffer()
}
