import { type Buyer, isBuyer, type Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import type { ProductDocumentKind } from '#domain/catalogue/document-kind.ts'
import { productCode } from '#domain/ids.ts'
import { MOST } from '#domain/limits.ts'
import { documentsChanged } from '#domain/live.ts'
import { noticeOf } from '#domain/product-documents/notice.ts'
import { mayRead } from '#domain/product-documents/readers.ts'
import { documentRequests, mayAsk, type RequestAct } from '#domain/product-documents/request.ts'
import { isExpired } from '#domain/product-documents/validity.ts'
import { Refusal } from '#domain/refusal.ts'
import { holdSoldProduct, lockOwnProduct } from '#server/areas/catalogue/public.ts'
import { companyName, lockCompany } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { findDocuments, findReaders } from './queries-documents.ts'
import { findProductName, isSold } from './queries-products.ts'
import {
  countRequestsToday,
  findAskers,
  findRequestedProduct,
  insertRequest,
  isSubscribed,
  lockRequest,
  lockRunning,
  lockRunningOf,
  type StoredRequest,
  saveRequest,
} from './queries-requests.ts'

/**
 * Closes the running requests of companies that may now read the document, and notifies them. It grants nothing: they
 * read for as long as they belong to the readers [DOC-2].
 */
export async function openRequests(
  tx: Tx,
  seller: Seller,
  { productId, kind }: { productId: number; kind: ProductDocumentKind },
  now: Date,
): Promise<void> {
  if (!(await isSold(tx, productId))) return
  const valid = await findReaders(tx, { productId, kind }, businessDay(now))
  for (const request of await lockRunning(tx, productId, kind)) {
    const subscribed = await isSubscribed(tx, request.buyerId, seller.companyId)
    if (!valid.some((readers) => mayRead(readers, { own: false, subscribed, granted: false }))) continue
    const opened = documentRequests.advance(request, 'open', 'system', { sold: true })
    await saveRequest(tx, opened)
    await announceRequest(tx, seller, opened, { act: 'answer' }, now)
  }
}

/**
 * Withdraws the requests from and to a closed company [REG-3, OPS-5]. Sellers are notified; requesters of a closed shop
 * are notified of that alone.
 */
export async function closeRequestsOf(tx: Tx, closed: Buyer | Seller, now: Date): Promise<void> {
  for (const request of await lockRunningOf(tx, closed)) {
    const withdrawn = documentRequests.advance(request, 'close', 'system', { sold: true })
    await saveRequest(tx, withdrawn)
    if (isBuyer(closed)) await announceRequest(tx, closed, withdrawn, { act: 'withdraw' }, now)
  }
}

interface Wish {
  productId: number
  kind: ProductDocumentKind
  note: string | null
}

/**
 * Asks the seller for a document that the company cannot read. One request runs at a time: asking again changes nothing,
 * twice at once neither [DOC-2].
 * @throws Refusal product_not_found | document_not_asked | document_requests_today
 */
export function askDocument(deps: Deps, buyer: Buyer, wish: Wish): Promise<void> {
  return deps.db.transaction().execute((tx) => askIn(tx, buyer, wish, deps.now()))
}

async function askIn(tx: Tx, buyer: Buyer, { productId, kind, note }: Wish, now: Date): Promise<void> {
  // one request of a company at a time, so that they can be counted
  await lockCompany(tx, buyer.companyId)
  const product = await holdSoldProduct(tx, productId)
  if (!product) throw new Refusal('product_not_found', { field: 'produk_id' })

  const today = businessDay(now)
  const readable = (await findDocuments(tx, buyer, productId)).some(
    (one) => one.kind === kind && mayRead(one.readers, one) && !isExpired(one.validUntil, today),
  )
  const answer = mayAsk(buyer, { readable, running: false })
  if (!answer.allowed) throw new Refusal('document_not_asked', { field: 'jenis', words: { reason: answer.reason } })
  const made = await countRequestsToday(tx, buyer, now)

  const request = await insertRequest(tx, buyer, { productId, sellerId: product.sellerId, kind, note }, now)
  if (!request) return
  if (made >= MOST.documentRequestsADay) throw new Refusal('document_requests_today')
  await announceRequest(tx, buyer, request, { act: 'ask', text: note }, now)
}

interface ExpectedRequest {
  id: string
  /** The version on the seller's page. */
  expectedVersion: number
}

/**
 * Answers a request by opening the valid documents of its kind to the requesting company [DOC-2, SELLER-2].
 * @throws Refusal document_request_not_found | document_request_moved_on | document_request_act_not_allowed |
 * document_to_grant_missing
 */
export function grantDocument(deps: Deps, seller: Seller, request: ExpectedRequest): Promise<void> {
  return deps.db.transaction().execute((tx) => grantIn(tx, seller, request, deps.now()))
}

async function grantIn(tx: Tx, seller: Seller, request: ExpectedRequest, now: Date): Promise<void> {
  // as for an upload, and so that what is there is not withdrawn meanwhile
  const productId = await findRequestedProduct(tx, seller, request.id)
  if (productId !== undefined) await lockOwnProduct(tx, seller.companyId, productId)

  const answered = await stepIn(tx, seller, { ...request, act: 'answer' }, now)
  const valid = await findReaders(tx, answered, businessDay(now))
  if (valid.length === 0) throw new Refusal('document_to_grant_missing', { field: 'permintaan_id' })
}

interface RequestStep {
  id: string
  /** The version on the member's page. */
  expectedVersion: number
  act: RequestAct
  /** The seller's, where it declines. */
  reason?: string
}

/**
 * Takes one side's act on a request for a document; of two at once exactly one takes effect [DOC-2, SELLER-2].
 * @returns the product it is about
 * @throws Refusal document_request_not_found | document_request_moved_on | document_request_act_not_allowed |
 *   document_reason_needed
 */
export function takeStep(
  deps: Deps,
  member: Buyer | Seller,
  step: RequestStep & { act: Exclude<RequestAct, 'answer'> },
): Promise<number> {
  return deps.db.transaction().execute(async (tx) => (await stepIn(tx, member, step, deps.now())).productId)
}

/**
 * Takes a step within the caller's transaction; an answer needs a document, and the product locked before the request.
 */
export async function stepIn(
  tx: Tx,
  member: Buyer | Seller,
  { id, expectedVersion, act, reason = '' }: RequestStep,
  now: Date,
): Promise<StoredRequest> {
  const request = await lockRequest(tx, member, id)
  if (!request) throw new Refusal('document_request_not_found', { field: 'permintaan_id' })

  const attempt = { party: member, expectedVersion, reason }
  const moved = documentRequests.take(request, act, attempt, { sold: await isSold(tx, request.productId) })

  const text = act === 'decline' ? reason : null
  await saveRequest(tx, moved, text)
  await announceRequest(tx, member, moved, { act, text }, now)
  return moved
}

/** Notifies the other side of an act on a request, and announces it to both sides' open pages [DOC-2, SELLER-2]. */
async function announceRequest(
  tx: Tx,
  actor: Buyer | Seller,
  { productId, kind, buyerId, sellerId }: StoredRequest,
  { act, text = null }: { act: RequestAct | 'ask'; text?: string | null },
  now: Date,
): Promise<void> {
  const name = await findProductName(tx, productId)
  const company = await companyName(tx, actor.companyId)
  const notice = noticeOf({
    act,
    companyName: company,
    product: { code: productCode(productId), name },
    kind,
    text,
  })
  const companyId = actor.companyKind === 'buyer' ? sellerId : buyerId
  await notify(tx, [{ companyId, kind: 'document', step: act, about: company, ...notice }], now)
  await publish(tx, documentsChanged({ id: productId, sellerId, buyerIds: [buyerId] }))
}

/** Announces changed documents of a product to open pages: the seller's, and those of companies with a request. */
export async function announceDocuments(tx: Tx, seller: Seller, productId: number): Promise<void> {
  const buyerIds = await findAskers(tx, productId)
  await publish(tx, documentsChanged({ id: productId, sellerId: seller.companyId, buyerIds }))
}
