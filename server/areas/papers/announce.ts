import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { productCode } from '#domain/ids.ts'
import { documentsChanged } from '#domain/live.ts'
import { noticeOf } from '#domain/papers/notice.ts'
import type { RequestAct } from '#domain/papers/request.ts'
import { companyName } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { findProductName } from './queries-products.ts'
import { findAskers, type StoredRequest } from './queries-requests.ts'

/** Tells the other side of an act on a request, and both sides' open pages [DOC-2, SELLER-2]. */
export async function announceRequest(
  tx: Tx,
  actor: Buyer | Seller,
  { productId, kind, buyerId, sellerId }: StoredRequest,
  { act, said = null }: { act: RequestAct | 'ask'; said?: string | null },
  now: Date,
): Promise<void> {
  const name = await findProductName(tx, productId)
  const company = await companyName(tx, actor.companyId)
  const notice = noticeOf({
    act,
    companyName: company,
    product: { code: productCode(productId), name },
    kind,
    said,
  })
  const companyId = actor.companyKind === 'buyer' ? sellerId : buyerId
  await notify(tx, [{ companyId, kind: 'document', step: act, about: company, ...notice }], now)
  await publish(tx, documentsChanged({ id: productId, sellerId, buyerIds: [buyerId] }))
}

/** Tells open pages that the documents of a product have changed: the seller's, and those of companies that asked. */
export async function announceDocuments(tx: Tx, seller: Seller, productId: number): Promise<void> {
  const buyerIds = await findAskers(tx, productId)
  await publish(tx, documentsChanged({ id: productId, sellerId: seller.companyId, buyerIds }))
}
