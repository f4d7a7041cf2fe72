import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { type Viewer, visitor } from '#domain/accounts/actor.ts'
import type { Profile } from '#domain/accounts/contract.ts'
import type { Failure } from '#domain/call.ts'
import { allCalls } from '#domain/contract.ts'
import { englishNames } from '#domain/field-names.ts'
import type { Caller, Site } from '#domain/page.ts'
import { bearsSecret } from '#domain/protected-paths.ts'
import { Refusal } from '#domain/refusal.ts'
import { answerInOneSentence } from '../http/errors.ts'
import { networkBudget } from '../http/network-budget.ts'
import { answerForAll, answerOnce, type Rendered, sendPage } from './page-answer.ts'
import { encodePage, encodingOf, type PageCache } from './page-cache.ts'
import type { Renderings } from './renderings.ts'
import type { Web, WebSource } from './web-source.ts'

export interface PageOptions extends Omit<RenderOptions, 'development'> {
  web: WebSource
  pageCache: PageCache
  viewerOf: (request: FastifyRequest) => Promise<Viewer>
  /** Whether a visitor still carries the secret of a session. */
  isSessionExpired: (request: FastifyRequest, viewer: Viewer) => boolean
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

function servePages(app: FastifyInstance, { web, pageCache, ...options }: PageOptions): void {
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
    const page = await limited(async () => {
      const viewer = await options.viewerOf(request)
      const rendered = await render(built, {
        request: webRequest(request),
        viewer,
        sessionExpired: options.isSessionExpired(request, viewer),
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
    // made of its address alone: nothing of this request, or of its sender, can get into it
    const make = async () => {
      const input = { request: new Request(options.site.publicUrl + address), viewer: visitor, sessionExpired: false }
      const rendered = await render(built, { ...input, log: request.log })
      return encodePage(await answerForAll(rendered, { personal: false, secret: false, secure }), encoding)
    }
    const { page, source } = await pageCache.read(`${encoding} ${address}`, () => limited(make))
    reply.header('cache-status', `sentra-bahan; ${source === 'kept' ? 'hit' : 'fwd=miss'}`)
    return sendPage(request, reply, page)
  }

  async function limited<Made>(make: () => Promise<Made>): Promise<Made> {
    if (underWay >= MOST_AT_ONCE) throw new Refusal('busy', { retryAfterSeconds: 5 })
    underWay += 1
    try {
      return await make()
    } finally {
      underWay -= 1
    }
  }
}

/** The address of a page that is identical for all visitors; null for a request with any cookie, perhaps a member's. */
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

interface RenderOptions {
  development: boolean
  renderings: Renderings
  profileOf: (viewer: Viewer) => Promise<Profile>
  now: () => Date
  site: Site
}

/** A page and for whom it is rendered. */
export interface RenderInput {
  request: Request
  viewer: Viewer
  /** The viewer still carries the secret of a session that has ended. */
  sessionExpired: boolean
  /** Address from which its calls to the API are made; this machine's where the page is for all visitors. */
  from?: string
  log: FastifyBaseLogger
}

/** Renders pages of the web application, whose loaders call the API of `app` as the viewer. */
function pageRenderer(app: FastifyInstance, options: RenderOptions) {
  const handlers = new WeakMap<Web['build'], ReturnType<typeof createRequestHandler>>()
  const handlerOf = ({ build }: Web) => {
    const handler =
      handlers.get(build) ?? createRequestHandler(build, options.development ? 'development' : 'production')
    handlers.set(build, handler)
    return handler
  }

  return async function render(built: Web, input: RenderInput): Promise<Rendered> {
    const { viewer, sessionExpired } = input
    const profile = await options.profileOf(viewer)
    // the development server sends no policy, so it needs no nonce
    const nonce = options.development ? '' : randomBytes(16).toString('base64')
    let notReady = false
    const response = await options.renderings.with(viewer, async (headers) => {
      const call = caller(app, built, { headers, from: input.from, log: input.log }, () => {
        notReady = true
      })
      const context = new RouterContextProvider()
      built.entry.begin(context, {
        page: { ...options.site, call, viewer: profile, sessionExpired, madeAt: options.now() },
        nonce,
        report: onceEach((fault) => input.log.error({ err: fault }, 'page failed')),
      })
      return handlerOf(built)(input.request, context)
    })
    return { response, nonce, notReady }
  }
}

/** Router and React report the same fault one after the other. */
function onceEach(report: (fault: unknown) => void): (fault: unknown) => void {
  const reported = new Set<unknown>()
  return (fault) => {
    if (reported.has(fault)) return
    reported.add(fault)
    report(fault)
  }
}

const readPaths = new Set(allCalls.filter(({ byGet }) => byGet).map(({ path }) => path))

interface Asker {
  headers: Record<string, string>
  from: string | undefined
  log: FastifyBaseLogger
}

function caller(app: FastifyInstance, { entry }: Web, { headers, from, log }: Asker, onNotReady: () => void): Caller {
  return async (path, body) => {
    const injected = { url: `/api/${path}`, ...(from !== undefined && { remoteAddress: from }) }
    const sent = { ...headers, ...englishNames, 'accept-encoding': 'identity' }
    const answer = await app.inject(
      readPaths.has(path)
        ? { ...injected, method: 'GET', headers: sent }
        : {
            ...injected,
            method: 'POST',
            headers: { ...sent, 'content-type': 'application/json' },
            payload: JSON.stringify(body),
          },
    )
    if (answer.statusCode === 200) return answer.json()
    if (answer.statusCode === 503) onNotReady()
    const { status_detail } = answer.json<Failure>()
    // shown as a missing page where the address was mangled; where a page of ours sent a bad call, only this shows it
    if (answer.statusCode === 400)
      log.info({ call: path, refusal: status_detail }, 'a page sent a call that cannot be read')
    throw entry.refusedCall(answer.statusCode, status_detail)
  }
}
