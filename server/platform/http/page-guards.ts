import type { FastifyInstance } from 'fastify'
import { Refusal } from '#domain/refusal.ts'
import { type AnyError, told } from './errors.ts'
import { networkBudget } from './network-budget.ts'

/** Characters of a page's address; a list with every filter set has a few hundred. */
const LONGEST_ADDRESS = 2048
/** Segments of a page's path; the deepest page has four, and the router compares every ancestor of a path. */
const DEEPEST_PATH = 12
/** Pages rendered for one network: many people may share one, and pointing at a link counts. */
const RENDERINGS = { max: 1200, timeWindow: '1 minute' }

/** Refuses what would cost much to render: long addresses, and too many pages for one network. */
export async function guardPages(pages: FastifyInstance): Promise<void> {
  const count = await networkBudget(pages, RENDERINGS)
  pages.addHook('onRequest', async (request) => {
    const [path = ''] = request.url.split('?', 1)
    if (request.url.length > LONGEST_ADDRESS || path.split('/').length > DEEPEST_PATH) throw new Refusal('address_long')
    await count(request)
  })
}

/** Answers what cannot be rendered by a page of one sentence, which needs neither the router nor the database. */
export function answerInOneSentence(pages: FastifyInstance): void {
  pages.setErrorHandler((error: AnyError, request, reply) => {
    const { sentence } = told(error, request, reply)
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .header('x-content-type-options', 'nosniff')
      .type('text/html; charset=utf-8')
      .send(pageOf(sentence))
  })
}

function pageOf(sentence: string): string {
  return [
    '<!doctype html><html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<title>Sentra Bahan</title><body style="font:16px/1.5 system-ui;max-width:36rem;margin:20vh auto;padding:0 1rem">',
    `<p>${sentence}</p><p><a href="/">Ke beranda</a></p></body></html>`,
  ].join('')
}
