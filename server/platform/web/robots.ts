import type { FastifyInstance } from 'fastify'
import { protectedPaths } from '#domain/protected-paths.ts'
import { sendTagged } from '../http/tag.ts'

/** GET /robots.txt: search engines leave out searches and what only members see [ROUTE-9]. */
export function mountRobots(app: FastifyInstance, publicUrl: string): void {
  const rules = [
    'User-agent: *',
    ...protectedPaths.map((path) => `Disallow: /${path}`),
    'Disallow: /*?keyword=',
    'Disallow: /*&keyword=',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

  app.get('/robots.txt', async (request, reply) => {
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8')
    return sendTagged(request, reply, rules)
  })
}
