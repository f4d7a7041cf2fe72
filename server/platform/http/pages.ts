import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { type Viewer, visitor } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import { bearsSecret } from '#domain/secret-address.ts'
import type { Web, WebSource } from '../web/web-source.ts'
import { encodePage, encodingOf } from './encode-page.ts'
import { answerInOneSentence } from './errors.ts'
import type { KeptPages } from './kept-pages.ts'
import { answerForAll, answerOnce, sendPage } from './page-answer.ts'
import { guardPages } from './page-guards.ts'
import { pageRenderer, type RenderOptions } from './render-page.ts'

export interface PageOptions extends Omit<RenderOptions, 'development'> {
  web: WebSource
  keptPages: KeptPages
  viewerOf: (request: FastifyRequest) => Promise<Viewer>
  /** Whether a visitor still carries the secret of a session. */
  isSessionOver: (request: FastifyRequest, viewer: Viewer) => boolean
  secure: boolean
}

/** Pages rendered at once, beyond which this process cannot keep up and refuses others. */
const MOST_AT_ONCE = 200

/** Answers every address that is neither the API nor a file, for the viewer of its cookie. */
export async function mountPages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const pages: FastifyPluginAsync = async (scope) => {
    scope.setErrorHandler(answerInOneSentence)
    await guardPages(scope)
    servePages(scope, options)
  }
  await app.register(pages)
}

function servePages(app: FastifyInstance, { web, keptPages, ...options }: PageOptions): void {
  const { development } = web
  const { secure } = options
  const render = pageRenderer(app, { ...options, development })
  let underWay = 0

  app.get('/*', async (request, reply) => {
    const built = await web.read()
    const address = development ? null : addressForAll(request, built)
    return address === null ? sendOwn(request, reply, built) : sendShared(request, reply, built, address)
  })

  async function sendOwn(request: FastifyRequest, reply: FastifyReply, built: Web) {
    const page = await inTurn(async () => {
      const viewer = await options.viewerOf(request)
      const rendered = await render(built, {
        request: webRequest(request),
        viewer,
        sessionOver: options.isSessionOver(request, viewer),
        from: request.ip,
        log: request.log,
      })
      return answerOnce(rendered, {
        personal: viewer.kind === 'member',
        secret: bearsSecret(request.url),
        secure,
      })
    })
    return sendPage(request, reply, page)
  }

  async function sendShared(request: FastifyRequest, reply: FastifyReply, built: Web, address: string) {
    const encoding = encodingOf(request)
    // made of its address alone: nothing of this request, or of whoever asks, can get into it
    const make = async () => {
      const wanted = { request: new Request(options.site.publicUrl + address), viewer: visitor, sessionOver: false }
      const rendered = await render(built, { ...wanted, log: request.log })
      return encodePage(await answerForAll(rendered, { personal: false, secret: false, secure }), encoding)
    }
    const { page, source } = await keptPages.read(`${encoding} ${address}`, () => inTurn(make))
    reply.header('cache-status', `sentra-bahan; ${source === 'kept' ? 'hit' : 'fwd=miss'}`)
    return sendPage(request, reply, page)
  }

  async function inTurn<Made>(make: () => Promise<Made>): Promise<Made> {
    if (underWay >= MOST_AT_ONCE) throw new Refusal('busy', { retryAfterSeconds: 5 })
    underWay += 1
    try {
      return await make()
    } finally {
      underWay -= 1
    }
  }
}

/** The address of a page that is the same for all visitors; null for whoever may be somebody, by any cookie at all. */
function addressForAll({ headers, url }: FastifyRequest, { entry }: Web): string | null {
  if (headers.cookie !== undefined || headers.authorization !== undefined) return null
  return entry.isSameForVisitors(url) ? url : null
}

function webRequest(request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  const address = `${request.protocol}://${request.host}${request.url}`
  return new Request(address, { headers })
}
