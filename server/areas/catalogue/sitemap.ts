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
    const addresses = (await listFiles(deps)).map((file) => `${publicUrl}/sitemap/${file}`)
    return sendXml(request, reply, written('sitemapindex', 'sitemap', addresses))
  })

  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const paths = await listPages(deps, request.params.file)
    if (paths.length === 0) throw new Refusal('not_found')
    const addresses = paths.map((path) => publicUrl + path)
    return sendXml(request, reply, written('urlset', 'url', addresses))
  })
}

// without lastmod: a page changes with its offers, sellers and prices, and no date of that is kept
function written(list: string, entry: string, addresses: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...addresses.map((address) => `<${entry}><loc>${escapeXml(address)}</loc></${entry}>`),
    `</${list}>`,
    '',
  ].join('\n')
}

function sendXml(request: FastifyRequest, reply: FastifyReply, xml: string): FastifyReply {
  reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8')
  return sendTagged(request, reply, xml)
}
