import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { Counter, Gauge } from 'prom-client'
import { registry } from '../metrics.ts'
import type { PageAnswer } from './page-answer.ts'

/** A page as every visitor gets it, its body ready for the wire. */
export type CachedPage = Omit<PageAnswer, 'body'> & { body: Buffer }

/** Whether the page was cached, shared with a concurrent request, or made for this request. */
type Source = 'kept' | 'shared' | 'made'

// pages without and with a query: strangers can invent values of filters without end, and then drive out only such pages
const MOST_BYTES = 16 * 1024 * 1024
// address and headers, roughly
const OVERHEAD_BYTES = 1_500
// a day ends, and an announcement may be missed
const TTL_MS = 60_000

const answers = new Counter({
  name: 'visitor_pages_total',
  help: "Visitors' pages that may be kept, by where the answer came from",
  labelNames: ['source'],
  registers: [registry],
})
const size = new Gauge({ name: 'kept_pages_bytes', help: "Bytes of visitors' pages kept", registers: [registry] })

/**
 * Visitors' pages, cached only while this process listens to announcements of other nodes, until something that
 * visitors see has changed. It knows only keys: the content of a page is up to its maker.
 */
export class PageCache {
  readonly #cached: Record<'plain' | 'filtered', LRUCache<string, CachedPage>>
  readonly #underWay = new Map<string, Promise<CachedPage>>()
  #hears = false
  /** Raised with every change, so that a page begun before is not cached. */
  #version = 0

  constructor(now: () => Date) {
    this.#cached = { plain: pagesFor(now), filtered: pagesFor(now) }
  }

  /** Announcements are heard from now on. */
  hear(): void {
    this.drop()
    this.#hears = true
  }

  /** Announcements may be missed from now on. */
  lose(): void {
    this.#hears = false
    this.drop()
  }

  /** Something that visitors see has changed. */
  drop(): void {
    this.#version += 1
    for (const pages of this.#both) pages.clear()
    this.#underWay.clear()
    size.set(0)
  }

  /** The page cached under a key, or made: once for all concurrent requests. Only whole pages (200) are cached. */
  async read(key: string, make: () => Promise<CachedPage>): Promise<{ page: CachedPage; source: Source }> {
    const found = await this.#find(key, make)
    answers.inc({ source: found.source })
    return found
  }

  /** The pages cached at this moment. */
  get all(): CachedPage[] {
    return this.#both.flatMap((pages) => [...pages.values()])
  }

  /** How many are being made. */
  get underWay(): number {
    return this.#underWay.size
  }

  get #both() {
    return [this.#cached.plain, this.#cached.filtered]
  }

  #pagesOf(key: string) {
    return key.includes('?') ? this.#cached.filtered : this.#cached.plain
  }

  async #find(key: string, make: () => Promise<CachedPage>): Promise<{ page: CachedPage; source: Source }> {
    if (!this.#hears) return { page: await make(), source: 'made' }
    const cached = this.#pagesOf(key).get(key)
    if (cached) return { page: cached, source: 'kept' }
    const shared = this.#underWay.get(key)
    if (shared !== undefined) return { page: await shared, source: 'shared' }
    return { page: await this.#make(key, make), source: 'made' }
  }

  async #make(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const version = this.#version
    const making = make()
    this.#underWay.set(key, making)
    try {
      const page = await making
      if (page.status === 200 && version === this.#version) this.#pagesOf(key).set(key, page)
      size.set(this.#both.reduce((bytes, pages) => bytes + pages.calculatedSize, 0))
      return page
    } finally {
      if (this.#underWay.get(key) === making) this.#underWay.delete(key)
    }
  }
}

function pagesFor(now: () => Date): LRUCache<string, CachedPage> {
  return new LRUCache<string, CachedPage>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => body.length + OVERHEAD_BYTES,
    ttl: TTL_MS,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  })
}

export type Encoding = 'br' | 'gzip' | 'identity'

const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity']
// made once for many readers: more work than for an answer that is compressed for one
const BROTLI_QUALITY = 6
const GZIP_LEVEL = 7

const compressed = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** The encoding that this client unpacks, the smallest first. */
export function encodingOf({ headers }: FastifyRequest): Encoding {
  const accepted = headers['accept-encoding']?.toLowerCase()
  return (accepted && negotiate(accepted, ENCODINGS)) || 'identity'
}

/** A page ready for the wire. */
export async function encodePage(page: PageAnswer, encoding: Encoding): Promise<CachedPage> {
  if (encoding === 'identity') return { ...page, body: Buffer.from(page.body) }
  const body =
    encoding === 'br'
      ? await compressed.br(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : await compressed.gzip(page.body, { level: GZIP_LEVEL })
  return { ...page, headers: [...page.headers, ['content-encoding', encoding]], body }
}
