import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { sendTagged } from '#server/platform/http/tag.ts'
import { escapeXml } from './escape-xml.ts'
import { listFiles, listPages } from './sitemap-files.ts'

/** GET /sitemap.xml, the index of the files at /sitemap/, which name all public pages [ROUTE-9, MAT-2]. */
export function mountSitemap(app: FastifyInstance, deps: Deps): void {
  const { publicUrl } = deps.config
  app.get('/sitemap.xml', async (request, reply) => {
    const entries = (await listFiles(deps)).map((file) => location(`${publicUrl}/sitemap/${file}`))
    return sendXml(request, reply, written('sitemapindex', 'sitemap', entries))
  })

  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const pages = await listPages(deps, request.params.file)
    if (pages.length === 0) throw new Refusal('not_found')
    const entries = pages.map(({ path, photos }) => location(publicUrl + path) + pictures(publicUrl, photos))
    return sendXml(request, reply, written('urlset', 'url', entries))
  })
}

// without lastmod: a page changes with its offers, sellers and prices, and no date of that is kept
function written(list: 'urlset' | 'sitemapindex', entry: string, entries: readonly string[]): string {
  const images = list === 'urlset' ? ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"' : ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${images}>`,
    ...entries.map((one) => `<${entry}>${one}</${entry}>`),
    `</${list}>`,
    '',
  ].join('\n')
}

function location(address: string): string {
  return `<loc>${escapeXml(address)}</loc>`
}

function pictures(publicUrl: string, paths: readonly string[]): string {
  const each = paths.map((path) => `<image:image><image:loc>${escapeXml(publicUrl + path)}</image:loc></image:image>`)
  return each.join('')
}

function sendXml(request: FastifyRequest, reply: FastifyReply, xml: string): FastifyReply {
  reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8')
  return sendTagged(request, reply, xml)
}
