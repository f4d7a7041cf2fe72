import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { tagOf } from '../http/tag.ts'
import { networkOf } from '../network.ts'
import { countHits, ofNetwork } from '../rate-limit.ts'
import { leading, type Setting, setLine, setText } from './lettering.ts'
import { EM, outlineOf } from './outline.ts'

// some 500 pictures
const MOST_BYTES = 16 * 1024 * 1024
// one takes about a tenth of a second of a processor
const MOST_WAITING = 20
const NEW_ONES = { max: 60, seconds: 60 }

/**
 * The PNG pictures of links to pages. They are cached by a hash of their content, so that a changed one is made anew
 * and an old one is never sent; one is made at a time.
 */
export class SharePictures {
  readonly #deps: Deps
  readonly #inTurn = pLimit(1)
  readonly #cached = new LRUCache<string, Buffer, string>({
    maxSize: MOST_BYTES,
    sizeCalculation: (png) => png.length,
    fetchMethod: (_tag, _stale, { context: svg }) => this.#inTurn(() => rasterised(svg)),
  })

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Sends the picture, 1200 x 630, or 304 to a client that has it. @throws Refusal too_often | busy */
  async send(request: FastifyRequest, reply: FastifyReply, card: ShareCard): Promise<FastifyReply> {
    const svg = drawShareCard(card)
    const tag = tagOf(svg)
    const isThere = request.headers['if-none-match'] === tag
    // before the headers: a refusal must not be cached as the picture
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
    const cached = this.#cached.get(tag)
    if (cached) return cached
    await countHits(this.#deps, ofNetwork('share picture', networkOf(request.ip), NEW_ONES))
    if (this.#inTurn.pendingCount >= MOST_WAITING) throw new Refusal('busy', { retryAfterSeconds: 5 })
    return this.#cached.fetch(tag, { context: svg })
  }
}

/** At most 128 colours: enough for flat drawings, and a third of the size. */
async function rasterised(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 128, effort: 7 }).toBuffer()
}

/** The text of a picture beside a link in messages and social networks. Never a price [ROLE-4]. */
interface ShareCard {
  /** The kind of thing: 'Food and Beverages', 'Seller', 'Artikel'. */
  kind: string
  title: string
  /** Short lines below the title; at most three are drawn. */
  facts: readonly string[]
  /** The colour of the kind, '#RRGGBB'; the house's own if none. */
  accent?: string | undefined
  /** An SVG of the thing itself, drawn beside the words; of one that is no square, the middle. */
  picture?: string | undefined
}

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 72
const PICTURE = 400
const FACTS = 3

const INK = '#10231F'
const MUTED = '#5B6B66'
const PRIMARY = '#0E6B5E'

/** Draws the card, 1200 x 630, as an SVG without fonts; the same input gives the same bytes. */
export function drawShareCard({ kind, title, facts, accent = PRIMARY, picture }: ShareCard): string {
  const width = WIDTH - 2 * MARGIN - (picture === undefined ? 0 : PICTURE + 56)
  const heading = setText(known(title), { width, height: 236, lines: 3, largest: 68, smallest: 44 })
  const end = 200 + heading.lines.length * heading.size * leading
  const shown = facts.map(known).filter(Boolean).slice(0, FACTS)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<path d="M0 0h1200v630H0z" fill="#fff"/><path d="M0 0h1200v12H0z" fill="${accent}"/>`,
    picture === undefined ? '' : framed(picture),
    `<g transform="translate(${MARGIN} 52)scale(1.5)">${LOGO}</g>`,
    written(setLine('Sentra Bahan', 400, 32, 32), { x: MARGIN + 64, y: 88, weight: 700, fill: INK }),
    written(setLine(known(kind), width, 26, 26), { x: MARGIN, y: 180, weight: 700, fill: accent }),
    written(heading, { x: MARGIN, y: 200 + heading.size, weight: 700, fill: INK }),
    ...shown.map((fact, position) =>
      written(setLine(fact, width, 30, 24), { x: MARGIN, y: end + 48 + position * 44, weight: 500, fill: MUTED }),
    ),
    '<path d="M0 560h1200v70H0z" fill="#0A544A"/>',
    written(setLine('Bahan baku industri untuk perusahaan Indonesia', 900, 24, 24), {
      x: MARGIN,
      y: 604,
      weight: 500,
      fill: '#fff',
    }),
    '</svg>',
  ].join('')
}

const LOGO = `<path d="M17 2l13 7.5v15L17 32 4 24.5v-15z" fill="${PRIMARY}"/><path d="M17 9l7 4v8l-7 4-7-4v-8z" fill="none" stroke="#fff" stroke-width="2.4"/>`

function framed(picture: string): string {
  const position = `x="${WIDTH - MARGIN - PICTURE}" y="92" width="${PICTURE}" height="${PICTURE}"`
  const clip = `<clipPath id="frame"><rect ${position} rx="20"/></clipPath>`
  const [, field = '0 0 400 400'] = /^<svg[^>]* viewBox="([^"]*)"/.exec(picture) ?? []
  const root = `<svg ${position} viewBox="${field}" preserveAspectRatio="xMidYMid slice">`
  const within = `<g clip-path="url(#frame)">${picture.replace(/^<svg[^>]*>/, root)}</g>`
  return `${clip}${within}<rect ${position} rx="20" fill="none" stroke="#E1E6E2" stroke-width="2"/>`
}

interface TextLayout {
  x: number
  /** Of the first baseline. */
  y: number
  weight: 500 | 700
  fill: string
}

function written({ size, lines }: Setting, { x, y, weight, fill }: TextLayout): string {
  const scale = size / EM
  return lines
    .map((line, row) => {
      const baseline = Math.round(y + row * size * leading)
      const outline = outlineOf(line, weight)?.path ?? ''
      return `<path transform="matrix(${scale} 0 0 -${scale} ${x} ${baseline})" fill="${fill}" d="${outline}"/>`
    })
    .join('')
}

/** The text without what the product's font has no letters for: it would be drawn as nothing, or as boxes. */
function known(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ')].filter((letter) => outlineOf(letter, 700) !== null)
  return letters.join('').trim()
}
