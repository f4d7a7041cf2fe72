import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Viewer } from '#domain/accounts/actor.ts'
import type { Profile } from '#domain/accounts/codec.ts'
import type { Failure } from '#domain/call.ts'
import type { Caller, Site } from '#domain/page.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Web, WebSource } from '../web/web-source.ts'
import { answerInOneSentence } from './errors.ts'
import { guardPages } from './page-guards.ts'
import type { Renderings } from './renderings.ts'

export interface PageOptions {
  web: WebSource
  renderings: Renderings
  viewerOf: (request: FastifyRequest) => Promise<Viewer>
  /** Whether a visitor still carries the secret of a session. */
  isSessionOver: (request: FastifyRequest, viewer: Viewer) => boolean
  profileOf: (viewer: Viewer) => Promise<Profile>
  now: () => Date
  secure: boolean
  site: Site
}

/** Pages rendered at once, beyond which this process cannot keep up and refuses others. */
const MOST_AT_ONCE = 200

/** Renders every address that is neither the API nor a file, for the viewer of its cookie. */
export async function mountPages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const pages: FastifyPluginAsync = async (scope) => {
    scope.setErrorHandler(answerInOneSentence)
    await guardPages(scope)
    renderPages(scope, options)
  }
  await app.register(pages)
}

function renderPages(app: FastifyInstance, { web, ...options }: PageOptions): void {
  const handlers = new WeakMap<Web['build'], ReturnType<typeof createRequestHandler>>()
  const handlerOf = ({ build }: Web) => {
    const handler = handlers.get(build) ?? createRequestHandler(build, web.development ? 'development' : 'production')
    handlers.set(build, handler)
    return handler
  }
  let underWay = 0
  app.get('/*', async (request, reply) => {
    if (underWay >= MOST_AT_ONCE) throw new Refusal('busy', { retryAfterSeconds: 5 })
    underWay += 1
    try {
      return await render(request, reply)
    } finally {
      underWay -= 1
    }
  })

  async function render(request: FastifyRequest, reply: FastifyReply) {
    const built = await web.read()
    const viewer = await options.viewerOf(request)
    const profile = await options.profileOf(viewer)
    // the development server sends no policy, so it needs no nonce
    const nonce = web.development ? '' : randomBytes(16).toString('base64')
    let notReady = false
    const response = await options.renderings.with(viewer, async (headers) => {
      const call = caller(app, built, { ...headers, 'x-forwarded-for': request.ip }, () => {
        notReady = true
      })
      const context = new RouterContextProvider()
      built.entry.begin(context, {
        page: {
          ...options.site,
          call,
          viewer: profile,
          sessionOver: options.isSessionOver(request, viewer),
          madeAt: options.now(),
        },
        nonce,
        report: onceEach((fault) => request.log.error({ err: fault }, 'page failed')),
      })
      return handlerOf(built)(webRequest(request), context)
    })
    return sendPage(request, reply, response, {
      nonce,
      personal: viewer.kind === 'member',
      secure: options.secure,
      development: web.development,
      notReady,
    })
  }
}

/** Router and React report the same fault one after the other. */
function onceEach(tell: (fault: unknown) => void): (fault: unknown) => void {
  const told = new Set<unknown>()
  return (fault) => {
    if (told.has(fault)) return
    told.add(fault)
    tell(fault)
  }
}

function caller(app: FastifyInstance, { entry }: Web, headers: Record<string, string>, onNotReady: () => void): Caller {
  return async (path, body) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: { ...headers, 'accept-encoding': 'identity', 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    })
    if (answer.statusCode === 200) return answer.json()
    if (answer.statusCode === 503) onNotReady()
    throw entry.refusedCall(answer.statusCode, answer.json<Failure>().status_detail)
  }
}

function webRequest(request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  const address = `${request.protocol}://${request.host}${request.url}`
  return new Request(address, { headers })
}

interface Sending {
  nonce: string
  personal: boolean
  secure: boolean
  development: boolean
  /** A call of the page was answered 503. */
  notReady: boolean
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, response: Response, sending: Sending) {
  const body = await response.text()
  // the router answers 500 for whatever a page could not load
  if (response.status === 500 && sending.notReady) reply.code(503).header('retry-after', '1')
  else reply.code(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  reply.header('vary', 'Cookie, Accept-Encoding')
  if (sending.personal) reply.header('cache-control', 'private, no-store')
  if (!sending.personal && response.status === 200) {
    // the nonce differs in every answer, so it is left out of the comparison
    const tag = `W/"${createHash('sha1').update(body.replaceAll(sending.nonce, '')).digest('base64url')}"`
    reply.header('etag', tag).header('cache-control', 'public, max-age=0, must-revalidate')
    // without a policy header: the browser keeps the one that matches the nonce in its copy
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  }
  if (!sending.development) reply.header('content-security-policy', policy(sending))
  reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'strict-origin-when-cross-origin')
  return reply.send(body)
}

function policy({ nonce, secure }: Sending): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
