import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Viewer } from '#domain/accounts/actor.ts'
import type { Failure } from '#domain/call.ts'
import type { Renderings } from './renderings.ts'

/** What the built web application hands over beside React Router's own build (its entry.server exports). */
interface EntryExports {
  pageContext: Parameters<RouterContextProvider['set']>[0]
  nonceContext: Parameters<RouterContextProvider['set']>[0]
  /** What a loader throws for a refused call. */
  refusedCall: (status: number, detail: Failure['status_detail']) => unknown
}

export interface PageOptions {
  /** The web build; asked for each page, so that a development server may hand over a newer one. */
  build: () => Promise<ServerBuild>
  renderings: Renderings
  viewerOf: (request: FastifyRequest) => Promise<Viewer>
  secure: boolean
  development: boolean
  /** What every page is told beside its viewer: names of the web's PageContext. */
  site: object
}

/** Renders every address that is neither the API nor a file, as the viewer of its cookie (design rule 9). */
export function mountPages(app: FastifyInstance, options: PageOptions): void {
  let handler: { build: ServerBuild; handle: ReturnType<typeof createRequestHandler> } | undefined
  app.get('/*', async (request, reply) => {
    const build = await options.build()
    if (handler?.build !== build) {
      handler = { build, handle: createRequestHandler(build, options.development ? 'development' : 'production') }
    }
    const { handle } = handler
    const viewer = await options.viewerOf(request)
    // the development server sends no policy, so nothing needs the word
    const nonce = options.development ? '' : randomBytes(16).toString('base64')
    const response = await options.renderings.with(viewer, async (headers) => {
      const call = caller(app, entryOf(build).refusedCall, { ...headers, 'x-forwarded-for': request.ip })
      const { data: profile } = await call('session/profil', {})
      const context = new RouterContextProvider()
      context.set(entryOf(build).pageContext, { ...options.site, call, viewer: profile })
      context.set(entryOf(build).nonceContext, nonce)
      return handle(webRequest(request), context)
    })
    return sendPage(request, reply, response, {
      nonce,
      personal: viewer.kind === 'member',
      secure: options.secure,
      development: options.development,
    })
  })
}

function entryOf(build: ServerBuild): EntryExports {
  return build.entry.module as unknown as EntryExports
}

function caller(app: FastifyInstance, refusedCall: EntryExports['refusedCall'], headers: Record<string, string>) {
  return async (path: string, body: unknown) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: { ...headers, 'accept-encoding': 'identity' },
      payload: body as object,
    })
    const read = answer.json()
    if (answer.statusCode !== 200) throw refusedCall(answer.statusCode, (read as Failure).status_detail)
    return read
  }
}

function webRequest(request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  return new Request(`${request.protocol}://${request.host}${request.url}`, { headers })
}

interface Sending {
  nonce: string
  personal: boolean
  secure: boolean
  development: boolean
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, response: Response, sending: Sending) {
  const body = await response.text()
  reply.code(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  reply.header('vary', 'Cookie, Accept-Encoding')
  if (sending.personal) reply.header('cache-control', 'private, no-store')
  if (!sending.personal && response.status === 200) {
    // the nonce differs in each answer to the same page: it does not count for "has it changed"
    const tag = `W/"${createHash('sha1').update(body.replaceAll(sending.nonce, '')).digest('base64url')}"`
    reply.header('etag', tag).header('cache-control', 'public, max-age=0, must-revalidate')
    // without a policy header: the browser keeps the one that fits the nonce in its copy
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
