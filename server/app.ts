import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { Viewer } from '#domain/accounts/actor.ts'
import { demoAccounts } from '#domain/accounts/demo-account.ts'
import {
  actForCompany,
  refreshSecretOf,
  sessionOfBearer,
  sessionsOverAmong,
  showProfile,
  viewerOfBearer,
  viewerOfRefreshSecret,
} from './areas/accounts/public.ts'
import { accountRoutes } from './areas/accounts/routes.ts'
import { ownAccountRoutes } from './areas/accounts/routes-own.ts'
import { registrationRoutes } from './areas/accounts/routes-registration.ts'
import { resetRoutes } from './areas/accounts/routes-reset.ts'
import { secondFactorRoutes } from './areas/accounts/routes-second-factor.ts'
import { auditRoutes } from './areas/audit/routes.ts'
import { bankAccountRoutes } from './areas/banking/routes.ts'
import { accountDeskRoutes } from './areas/banking/routes-admin.ts'
import { calendarRoutes } from './areas/calendar/routes.ts'
import { cartRoutes } from './areas/cart/routes.ts'
import { mountSitemap } from './areas/catalogue/pages/sitemap.ts'
import { mountPictures } from './areas/catalogue/pictures/pictures.ts'
import { mountPhotos } from './areas/catalogue/pictures/read-photo.ts'
import { mountSharePictures } from './areas/catalogue/pictures/share-pictures.ts'
import { catalogueRoutes } from './areas/catalogue/routes.ts'
import { bulkRoutes } from './areas/catalogue/routes-bulk.ts'
import { emptySearchRoutes } from './areas/catalogue/routes-empty-searches.ts'
import { offerRoutes } from './areas/catalogue/routes-materials.ts'
import { photoRoutes } from './areas/catalogue/routes-photos.ts'
import { priceRequestRoutes } from './areas/catalogue/routes-price-requests.ts'
import { priceRoutes } from './areas/catalogue/routes-prices.ts'
import { sellingRoutes } from './areas/catalogue/routes-selling.ts'
import { showcaseRoutes } from './areas/catalogue/routes-showcases.ts'
import { chatRoutes } from './areas/chat/routes.ts'
import { sellingChatRoutes } from './areas/chat/routes-selling.ts'
import { claimRoutes } from './areas/claims/routes.ts'
import { claimDeskRoutes } from './areas/claims/routes-selling.ts'
import { companyRoutes } from './areas/companies/routes.ts'
import { documentRoutes } from './areas/companies/routes-documents.ts'
import { shopRoutes } from './areas/companies/routes-shop.ts'
import { mountShopPictures } from './areas/companies/shop-pictures.ts'
import { complaintRoutes } from './areas/complaints/routes.ts'
import { productDeskRoutes } from './areas/complaints/routes-admin.ts'
import { contactRoutes } from './areas/contact/routes.ts'
import { mountCovers } from './areas/content/covers.ts'
import { mountContentPictures } from './areas/content/read-picture.ts'
import { contentRoutes } from './areas/content/routes.ts'
import { articleEditorRoutes } from './areas/content/routes-articles.ts'
import { bannerRoutes } from './areas/content/routes-banners.ts'
import { entryRoutes } from './areas/content/routes-entries.ts'
import { pageEditorRoutes } from './areas/content/routes-pages.ts'
import { pictureRoutes } from './areas/content/routes-pictures.ts'
import { mountArticlePictures } from './areas/content/share-pictures.ts'
import { currencyRoutes } from './areas/currencies/routes.ts'
import { importRoutes } from './areas/imports/routes.ts'
import { loyaltyRoutes } from './areas/loyalty/routes.ts'
import { promoRoutes } from './areas/loyalty/routes-administration.ts'
import { materialRoutes } from './areas/materials/routes.ts'
import { categoryRoutes } from './areas/materials/routes-categories.ts'
import { memberRoutes } from './areas/members/routes.ts'
import { negotiationRoutes } from './areas/negotiations/routes.ts'
import { sellerNegotiationRoutes } from './areas/negotiations/routes-seller.ts'
import { notificationRoutes } from './areas/notifications/routes.ts'
import { mountMailStop } from './areas/notifications/stop-mails.ts'
import { applicationRoutes } from './areas/onboarding/routes.ts'
import { verificationRoutes } from './areas/onboarding/routes-admin.ts'
import { orderRoutes } from './areas/orders/routes.ts'
import { deliveryRoutes } from './areas/orders/routes-delivery.ts'
import { deskRoutes } from './areas/orders/routes-desk.ts'
import { orderExportRoutes } from './areas/orders/routes-exports.ts'
import { reportRoutes } from './areas/orders/routes-reports.ts'
import { salesRoutes } from './areas/orders/routes-sales.ts'
import { companyOversightRoutes } from './areas/oversight/routes-companies.ts'
import { identityRoutes } from './areas/oversight/routes-identity.ts'
import { personRoutes } from './areas/oversight/routes-people.ts'
import { reviewRoutes } from './areas/oversight/routes-reviews.ts'
import { paperRoutes } from './areas/papers/routes.ts'
import { lotPaperRoutes } from './areas/papers/routes-lots.ts'
import { sellingPaperRoutes } from './areas/papers/routes-selling.ts'
import { paymentRoutes } from './areas/payments/routes.ts'
import { mountPaymentWebhook } from './areas/payments/webhook.ts'
import { personalDataRoutes } from './areas/personal-data/routes.ts'
import { qualityFolderRoutes } from './areas/quality-folder/routes.ts'
import { quickOrderRoutes } from './areas/quick-order/routes.ts'
import { receivableRoutes } from './areas/receivables/routes.ts'
import { collectionRoutes } from './areas/receivables/routes-collection.ts'
import { paymentExportRoutes } from './areas/receivables/routes-exports.ts'
import { paymentProofRoutes } from './areas/receivables/routes-proofs.ts'
import { mountSamplePictures } from './areas/sample/pictures.ts'
import { shelfRoutes } from './areas/shelves/routes.ts'
import { shipmentRoutes } from './areas/shipments/routes.ts'
import { cancellingRoutes } from './areas/shipments/routes-cancelling.ts'
import { shopVoucherRoutes } from './areas/shop-vouchers/routes.ts'
import { shoppingListRoutes } from './areas/shopping-lists/routes.ts'
import { stockRoutes } from './areas/stock/routes.ts'
import { subscriptionRoutes } from './areas/subscriptions/routes.ts'
import { customerRoutes } from './areas/subscriptions/routes-customers.ts'
import { grantRoutes } from './areas/subscriptions/routes-grants.ts'
import { surveyResultRoutes, surveyRoutes, surveyVersionRoutes } from './areas/surveys/routes.ts'
import { systemRoutes } from './areas/system/routes.ts'
import { taxRoutes } from './areas/tax/routes.ts'
import { tradePaperRoutes } from './areas/trade-papers/routes.ts'
import { invoiceExportRoutes } from './areas/trade-papers/routes-exports.ts'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import { endAside } from './platform/aside.ts'
import { answerHealthAlone } from './platform/http/answer-health-alone.ts'
import { answerUnreadable } from './platform/http/answer-unreadable.ts'
import { mountApiDocs } from './platform/http/api-docs.ts'
import { bearerOf } from './platform/http/bearer.ts'
import { checkHost } from './platform/http/check-host.ts'
import { Connections } from './platform/http/connections.ts'
import { answerBadAddress, answerErrors, guardAnswers } from './platform/http/errors.ts'
import { guardCalls } from './platform/http/guard-calls.ts'
import { mountHealth } from './platform/http/health.ts'
import { keepDemoHere } from './platform/http/keep-demo-here.ts'
import { KeptPages } from './platform/http/kept-pages.ts'
import { mountMetrics } from './platform/http/metrics.ts'
import { mountRoutes } from './platform/http/mount.ts'
import { originForm } from './platform/http/origin-form.ts'
import { mountPages, type PageOptions } from './platform/http/pages.ts'
import { readableAddress } from './platform/http/readable-address.ts'
import { refuseWhenLate } from './platform/http/refuse-when-late.ts'
import { Renderings } from './platform/http/renderings.ts'
import { mountRobots } from './platform/http/robots.ts'
import type { Route } from './platform/http/route.ts'
import { refuseForeignPages } from './platform/http/same-origin.ts'
import { traceRequests } from './platform/http/trace-requests.ts'
import { type Live, mayUpgrade, mountLive } from './platform/live/mount-live.ts'
import { networkOf } from './platform/network.ts'
import { SharePictures } from './platform/pictures/share-pictures.ts'
import { countHits, ofNetwork } from './platform/rate-limit.ts'
import type { Replicas } from './platform/replicas/open-replicas.ts'
import { isTraced, presentSpan } from './platform/traces/span.ts'
import type { WebSource } from './platform/web/web-source.ts'
import { registerReactions } from './reactions.ts'

export interface App {
  http: FastifyInstance
  /** Lets pages rendered in this process call the API as their viewer. */
  renderings: Renderings
  /** The browsers connected to this node. */
  live: Live
  connections: Connections
  /** Visitors' pages; none are kept until it is told that this node hears announcements. */
  keptPages: KeptPages
}

const routes: readonly Route[] = [
  ...accountRoutes,
  ...ownAccountRoutes,
  ...registrationRoutes,
  ...resetRoutes,
  ...secondFactorRoutes,
  ...catalogueRoutes,
  ...offerRoutes,
  ...materialRoutes,
  ...categoryRoutes,
  ...sellingRoutes,
  ...bulkRoutes,
  ...photoRoutes,
  ...priceRoutes,
  ...priceRequestRoutes,
  ...showcaseRoutes,
  ...emptySearchRoutes,
  ...companyRoutes,
  ...shopRoutes,
  ...memberRoutes,
  ...personalDataRoutes,
  ...documentRoutes,
  ...applicationRoutes,
  ...verificationRoutes,
  ...bankAccountRoutes,
  ...accountDeskRoutes,
  ...stockRoutes,
  ...importRoutes,
  ...paperRoutes,
  ...lotPaperRoutes,
  ...sellingPaperRoutes,
  ...shelfRoutes,
  ...cartRoutes,
  ...quickOrderRoutes,
  ...shoppingListRoutes,
  ...shopVoucherRoutes,
  ...receivableRoutes,
  ...paymentExportRoutes,
  ...paymentProofRoutes,
  ...paymentRoutes,
  ...collectionRoutes,
  ...negotiationRoutes,
  ...sellerNegotiationRoutes,
  ...orderRoutes,
  ...shipmentRoutes,
  ...cancellingRoutes,
  ...taxRoutes,
  ...claimRoutes,
  ...claimDeskRoutes,
  ...orderExportRoutes,
  ...tradePaperRoutes,
  ...qualityFolderRoutes,
  ...invoiceExportRoutes,
  ...deskRoutes,
  ...reportRoutes,
  ...salesRoutes,
  ...deliveryRoutes,
  ...loyaltyRoutes,
  ...promoRoutes,
  ...subscriptionRoutes,
  ...customerRoutes,
  ...grantRoutes,
  ...calendarRoutes,
  ...surveyRoutes,
  ...surveyResultRoutes,
  ...surveyVersionRoutes,
  ...contactRoutes,
  ...contentRoutes,
  ...articleEditorRoutes,
  ...entryRoutes,
  ...pageEditorRoutes,
  ...pictureRoutes,
  ...bannerRoutes,
  ...currencyRoutes,
  ...chatRoutes,
  ...sellingChatRoutes,
  ...notificationRoutes,
  ...auditRoutes,
  ...complaintRoutes,
  ...productDeskRoutes,
  ...companyOversightRoutes,
  ...personRoutes,
  ...reviewRoutes,
  ...identityRoutes,
  ...systemRoutes,
]

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
    noting: (viewer, work) => (deps.replicas ? deps.replicas.noting(viewer, work) : work()),
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
    overAmong: (sessionIds) => sessionsOverAmong(deps, sessionIds),
    warn: (error) => http.log.warn(error),
  })
  const keptPages = new KeptPages(deps.now)
  if (web) await mountWeb(http, deps, { renderings, keptPages, web })
  return { http, renderings, live, connections, keptPages }
}

async function mountWeb(
  http: FastifyInstance,
  deps: Deps,
  parts: Pick<PageOptions, 'renderings' | 'keptPages' | 'web'>,
): Promise<void> {
  await parts.web.mountFiles(http)
  await mountPages(http, {
    ...parts,
    viewerOf: (request) => viewerOfRefreshSecret(deps, refreshSecretOf(request)),
    isSessionOver: (request, viewer) => viewer.kind === 'visitor' && refreshSecretOf(request) !== undefined,
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
