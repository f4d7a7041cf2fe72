import Fastify, { type FastifyInstance } from 'fastify'
import { aside } from '../aside.ts'
import { memoizeAsync } from '../stored-once.ts'
import { hashOf, type PageAnswer, policyOf, sendPage } from '../web/page-answer.ts'
import { type CachedPage, type Encoding, encodePage, encodingOf } from '../web/page-cache.ts'
import type { describeApi } from './openapi.ts'
import { tagOf } from './tag.ts'

const PAGE = '/api/docs/'
const SCRIPT = `${PAGE}js/scalar.js`
// every schema of every call is written out: the thread that answers would stand still for it
const describeAside = aside<typeof describeApi>(new URL('./openapi.ts', import.meta.url), 'describeApi', {
  longestMs: 30_000,
  mostMemoryMb: 512,
})

/**
 * Serves the description of the API at /api/openapi.json, and a page to read and try it at /api/docs/ [API-3]. They have up
 * to several megabytes: each is compressed once, and those who read it slowly share the bytes.
 */
export function mountApiDocs(
  app: FastifyInstance,
  { publicUrl, secure }: { publicUrl: string; secure: boolean },
): void {
  // loaded on demand: the package takes as much memory as the rest of the API, and few people use it
  const reference = memoizeAsync(() => openReference(secure))
  const answers: Record<string, () => Promise<PageAnswer>> = {
    '/api/openapi.json': async () => {
      const described = await describeAside(publicUrl)
      if (described === undefined) throw new Error('the API could not be described')
      return answerOf(described, 'application/json', null)
    },
    [PAGE]: async () => (await reference()).page,
    [SCRIPT]: async () => (await reference()).script,
  }
  for (const [path, answer] of Object.entries(answers)) {
    const cached = new Map<Encoding, () => Promise<CachedPage>>()
    app.get(path, async (request, reply) => {
      const encoding = encodingOf(request)
      const page = cached.get(encoding) ?? memoizeAsync(async () => encodePage(await answer(), encoding))
      cached.set(encoding, page)
      return sendPage(request, reply, await page())
    })
  }
  app.get('/api/docs', async (_request, reply) => reply.redirect(PAGE))
}

/** The package's files, as answers of this server. */
async function openReference(secure: boolean): Promise<Record<'page' | 'script', PageAnswer>> {
  const { default: reference } = await import('@scalar/fastify-api-reference')
  const app = Fastify()
  await app.register(reference, {
    routePrefix: '/api/docs',
    configuration: {
      url: '/api/openapi.json',
      title: 'API Sentra Bahan',
      // nothing is fetched from another host
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
    },
  })
  const [page, script] = await Promise.all([app.inject(PAGE), app.inject(SCRIPT)])
  await app.close()
  return {
    page: answerOf(page.body, 'text/html', policyOf(hashesOf(page.body), { secure })),
    script: answerOf(script.body, 'text/javascript', null),
  }
}

function answerOf(body: string, type: string, policy: string | null): PageAnswer {
  const headers = [
    ['content-type', `${type}; charset=utf-8`],
    ['vary', 'Accept-Encoding'],
  ] as const
  return { status: 200, headers, tag: tagOf(body), policy, body }
}

/** Of the scripts that the package writes into its page. */
function hashesOf(html: string): string[] {
  return [...html.matchAll(/<script\b(?![^>]* src=)[^>]*>(.*?)<\/script>/gs)].map(([, script = '']) => hashOf(script))
}
