import type { FastifyInstance } from 'fastify'
import { Refusal } from '#domain/refusal.ts'
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
    if (request.url.length > LONGEST_ADDRESS || path.split('/').length - 1 > DEEPEST_PATH)
      throw new Refusal('address_long')
    await count(request)
  })
}
