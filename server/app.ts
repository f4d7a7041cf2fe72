import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { Viewer } from '#domain/accounts/actor.ts'
import { demoAccounts } from '#domain/accounts/demo-account.ts'
import { refreshSecretOf, viewerOfBearer, viewerOfRefreshSecret } from './areas/accounts/public.ts'
import { accountRoutes } from './areas/accounts/routes.ts'
import { cartRoutes } from './areas/cart/routes.ts'
import { companyRoutes } from './areas/companies/routes.ts'
import { notificationRoutes } from './areas/notifications/routes.ts'
import { orderRoutes } from './areas/orders/routes.ts'
import { salesRoutes } from './areas/orders/routes-sales.ts'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import { answerErrors } from './platform/http/errors.ts'
import { mountHealth } from './platform/http/health.ts'
import { mountMetrics } from './platform/http/metrics.ts'
import { mountRoutes } from './platform/http/mount.ts'
import { mountOpenApi } from './platform/http/openapi.ts'
import { mountPages } from './platform/http/pages.ts'
import { Renderings } from './platform/http/renderings.ts'
import type { Route } from './platform/http/route.ts'
import { countHit } from './platform/rate-limit.ts'
import type { WebSource } from './platform/web/web-source.ts'

export interface App {
  http: FastifyInstance
  /** Lets pages rendered in this process call the API as their viewer (design rule 9). */
  renderings: Renderings
}

const routes: readonly Route[] = [
  ...accountRoutes,
  ...companyRoutes,
  ...cartRoutes,
  ...orderRoutes,
  ...salesRoutes,
  ...notificationRoutes,
]

// A product import is the largest body this platform takes; calls are far smaller
const BODY_LIMIT = 256 * 1024
const REQUEST_TIMEOUT_MS = 20_000

/** The only composition root: every part of the server meets here. Without `web` it is the API alone. */
export async function buildApp(deps: Deps, web?: WebSource): Promise<App> {
  const http = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: trustedHops(deps.config.trustProxy),
    logger: { level: deps.config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
  })
  answerErrors(http)
  await http.register(cookie)
  await http.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // answers are made for one reader each: past this the processor works longer than the wire saves
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
  })

  const renderings = new Renderings()
  mountMetrics(http)
  mountHealth(http, deps)
  await mountOpenApi(http, deps.config.publicUrl)
  mountRoutes(http, routes, {
    deps,
    viewerOf: (request) => viewerOf(deps, renderings, request),
    limit: async (call, request) => {
      if (call.limit && !renderings.viewerOf(request))
        await countHit(deps.db, `${call.path}\n${request.ip}`, call.limit)
    },
  })
  if (web) await mountWeb(http, deps, renderings, web)
  return { http, renderings }
}

async function mountWeb(http: FastifyInstance, deps: Deps, renderings: Renderings, web: WebSource): Promise<void> {
  await web.mountFiles(http)
  mountPages(http, {
    build: web.build,
    renderings,
    viewerOf: (request) => viewerOfRefreshSecret(deps, refreshSecretOf(request)),
    secure: deps.config.secureCookies,
    development: web.development,
    site: { publicUrl: deps.config.publicUrl, demoAccounts: deps.config.demo ? demoAccounts : [] },
  })
}

async function viewerOf(deps: Deps, renderings: Renderings, request: FastifyRequest): Promise<Viewer> {
  const rendered = renderings.viewerOf(request)
  if (rendered) return rendered
  const [scheme, bearer] = (request.headers.authorization ?? '').split(' ')
  return viewerOfBearer(deps, scheme === 'Bearer' ? bearer : undefined)
}

function trustedHops(trusted: Config['trustProxy']): boolean | string[] | ((address: string, hop: number) => boolean) {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted
}
