import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { Viewer } from '#domain/accounts/actor.ts'
import { demoAccounts } from '#domain/accounts/demo-account.ts'
import {
  actForCompany,
  expiredSessionsAmong,
  refreshSecretOf,
  sessionOfBearer,
  showProfile,
  viewerOfBearer,
  viewerOfRefreshSecret,
} from './areas/accounts/public.ts'
import { mountSitemap } from './areas/catalogue/pages/sitemap.ts'
import { mountPictures } from './areas/catalogue/pictures/pictures.ts'
import { mountPhotos } from './areas/catalogue/pictures/read-photo.ts'
import { mountSharePictures } from './areas/catalogue/pictures/share-pictures.ts'
import { mountShopPictures } from './areas/companies/shop-pictures.ts'
import { mountArticlePictures, mountCovers } from './areas/content/covers.ts'
import { mountContentPictures } from './areas/content/pictures.ts'
import { mountMailStop } from './areas/notifications/stop-mails.ts'
import { mountPaymentWebhook } from './areas/payments/webhook.ts'
import { mountSamplePictures } from './areas/sample/pictures.ts'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import { endAside } from './platform/aside.ts'
import { answerUnreadable } from './platform/http/answer-unreadable.ts'
import { mountApiDocs } from './platform/http/api-docs.ts'
import { checkHost, keepDemoHere, originForm, readableAddress } from './platform/http/check-address.ts'
import { Connections } from './platform/http/connections.ts'
import { answerBadAddress, answerErrors, guardAnswers } from './platform/http/errors.ts'
import { answerHealthAlone, mountHealth } from './platform/http/health.ts'
import { bearerOf, mountMetrics } from './platform/http/metrics.ts'
import { mountRoutes } from './platform/http/mount.ts'
import { guardCalls } from './platform/http/network-budget.ts'
import { refuseWhenLate } from './platform/http/refuse-when-late.ts'
import { refuseForeignPages } from './platform/http/same-origin.ts'
import { traceRequests } from './platform/http/trace-requests.ts'
import { type Live, mayUpgrade, mountLive } from './platform/live/mount-live.ts'
import { networkOf } from './platform/network.ts'
import { SharePictures } from './platform/pictures/share-pictures.ts'
import { countHits, ofNetwork } from './platform/rate-limit.ts'
import type { Replicas } from './platform/replicas/open-replicas.ts'
import { isTraced, presentSpan } from './platform/traces/span.ts'
import { PageCache } from './platform/web/page-cache.ts'
import { mountPages, type PageOptions } from './platform/web/pages.ts'
import { Renderings } from './platform/web/renderings.ts'
import { mountRobots } from './platform/web/robots.ts'
import type { WebSource } from './platform/web/web-source.ts'
import { registerReactions } from './reactions.ts'
import { routes } from './routes.ts'

export interface App {
  http: FastifyInstance
  /** Lets pages rendered in this process call the API as their viewer. */
  renderings: Renderings
  /** The browsers connected to this node. */
  live: Live
  connections: Connections
  /** Visitors' pages; none are cached before this node listens to announcements. */
  pageCache: PageCache
}

// far more than any JSON call needs; uploads have a limit of their own (receive-file.ts)
const BODY_LIMIT = 256 * 1024
const connectionLimits = {
  // 128 kbit/s: a file of 10 MB may take eleven minutes and a half
  arrival: { graceMs: 60_000, bytesPerSecond: 16 * 1024, checkMs: 5_000 },
  headersTimeout: 20_000,
  keepAliveTimeout: 72_000,
  standstillMs: 60_000,
}

/** The only composition root, where every part of the server meets. Without `web` it serves only the API. */
export async function buildApp(deps: Deps, web?: WebSource): Promise<App> {
  const connections = new Connections()
  const http = Fastify({
    bodyLimit: BODY_LIMIT,
    serverFactory: (handle) => connections.serve(handle, { ...connectionLimits, shouldUpgradeCallback: mayUpgrade }),
    trustProxy: trustedHops(deps.config.trustProxy),
    logger: {
      level: deps.config.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      ...tracedLines(),
    },
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerUnreadable,
    rewriteUrl: ({ url = '/' }) => readableAddress(originForm(url)),
    logController: new LogController({ disableRequestLogging: true }),
  })
  traceRequests(http)
  registerReactions()
  guardAnswers(http)
  answerErrors(http)
  checkHost(http)
  refuseForeignPages(http, deps.config.publicUrl)
  if (deps.config.demoHereOnly) keepDemoHere(http)
  if (deps.config.role === 'jobs') answerHealthAlone(http)
  const renderings = new Renderings()
  refuseWhenLate(http, {
    afterMs: deps.config.busyAfterMs,
    isUnderWay: (request) => renderings.viewerOf(request) !== undefined,
  })
  // of every cookie: scripts cannot read it and other sites' forms do not send it [SESS-6]
  await http.register(cookie, {
    parseOptions: { httpOnly: true, sameSite: 'lax', secure: deps.config.secureCookies },
  })
  await http.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // requests are small and come uncompressed; nothing from strangers is unpacked
    globalDecompression: false,
    // answers are compressed for one reader each: a higher level costs more time than the wire saves
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
  })

  const countCall = await guardCalls(http)
  mountMetrics(http, deps.config.metricsToken)
  mountHealth(http, deps)
  mountApiDocs(http, { publicUrl: deps.config.publicUrl, secure: deps.config.secureCookies })
  mountRoutes(http, routes, {
    depsFor: (viewer, call) =>
      call.fromReplica && deps.replicas ? readReplica(deps, deps.replicas, viewer) : actForCompany(deps, viewer, call),
    trackWrites: (viewer, work) => (deps.replicas ? deps.replicas.trackWrites(viewer, work) : work()),
    viewerOf: (request, call) =>
      // a link sends no header, so the cookie that pages are rendered for is enough to read a file
      call.answersFile && !request.headers.authorization
        ? viewerOfRefreshSecret(deps, refreshSecretOf(request))
        : viewerOf(deps, renderings, request),
    limit: async (call, request) => {
      // a page was counted before it was rendered; what a call may be asked for holds there as well
      if (!renderings.viewerOf(request)) await countCall(call, request)
      if (call.limit && !call.limitByPerson)
        await countHits(deps, ofNetwork(call.path, networkOf(request.ip), call.limit))
    },
    // in one statement with the network's, which otherwise counts before the session is looked up
    limitByPerson: async (call, request, { userId }) => {
      if (!call.limitByPerson) return
      const ofPerson = { key: `${call.path}\n${userId}`, limit: call.limitByPerson }
      const fromHere = call.limit ? ofNetwork(call.path, networkOf(request.ip), call.limit) : []
      await countHits(deps, [...fromHere, ofPerson])
    },
  })
  mountPictures(http, deps)
  mountPhotos(http, deps)
  mountShopPictures(http, deps)
  mountSamplePictures(http)
  const sharePictures = new SharePictures(deps)
  mountSharePictures(http, deps, sharePictures)
  mountArticlePictures(http, deps, sharePictures)
  mountCovers(http)
  mountContentPictures(http, deps)
  mountMailStop(http, deps)
  mountPaymentWebhook(http, deps)
  mountSitemap(http, deps)
  http.addHook('onClose', async () => endAside())
  mountRobots(http, deps.config.publicUrl)
  const live = mountLive(http, {
    publicUrl: deps.config.publicUrl,
    now: deps.now,
    sessionOf: (bearer) => sessionOfBearer(deps, bearer),
    revokedAmong: (sessionIds) => expiredSessionsAmong(deps, sessionIds),
    warn: (error) => http.log.warn(error),
  })
  const pageCache = new PageCache(deps.now)
  if (web) await mountWeb(http, deps, { renderings, pageCache, web })
  return { http, renderings, live, connections, pageCache }
}

async function mountWeb(
  http: FastifyInstance,
  deps: Deps,
  shared: Pick<PageOptions, 'renderings' | 'pageCache' | 'web'>,
): Promise<void> {
  await shared.web.mountFiles(http)
  await mountPages(http, {
    ...shared,
    viewerOf: (request) => viewerOfRefreshSecret(deps, refreshSecretOf(request)),
    isSessionExpired: (request, viewer) => viewer.kind === 'visitor' && refreshSecretOf(request) !== undefined,
    profileOf: (viewer) => showProfile(deps, viewer),
    now: deps.now,
    secure: deps.config.secureCookies,
    site: {
      publicUrl: deps.config.publicUrl,
      demoAccounts: deps.config.demo ? demoAccounts : [],
      outboxOpen: deps.config.outboxOpen,
      privacyPolicyUrl: deps.config.privacyPolicyUrl ?? null,
      contact: deps.config.contact,
    },
  })
}

async function readReplica(deps: Deps, replicas: Replicas, viewer: Viewer): Promise<Deps> {
  return { ...deps, db: await replicas.readingFor(viewer) }
}

async function viewerOf(deps: Deps, renderings: Renderings, request: FastifyRequest): Promise<Viewer> {
  const rendered = renderings.viewerOf(request)
  if (rendered) return rendered
  return viewerOfBearer(deps, bearerOf(request))
}

/** Lines of the log name the trace that they are part of. */
function tracedLines(): { mixin?: () => object } {
  return isTraced() ? { mixin: () => presentSpan()?.ids ?? {} } : {}
}

function trustedHops(trusted: Config['trustProxy']): boolean | string[] | ((address: string, hop: number) => boolean) {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted
}
