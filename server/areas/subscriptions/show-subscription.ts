import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import type { DecimalText } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import type { GrantLimits } from '#domain/subscriptions/grants.ts'
import type { PaymentTerm } from '#domain/subscriptions/terms.ts'
import { findSalesPeople } from '#server/areas/accounts/public.ts'
import { readDocument } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { owedTo } from './events.ts'
import { type AttachmentRow, findAttachments, findSenderOf } from './queries-documents.ts'
import { findCurrentGrant, findGrantLimits, type GrantRequestRow } from './queries-grants.ts'
import {
  type EventRow,
  findEvents,
  findPaymentTerms,
  findSubscription,
  type SubscriptionRow,
} from './queries-reading.ts'

export interface ShownSubscription {
  row: SubscriptionRow
  events: EventRow[]
  attachments: AttachmentRow[]
}

/** One of the company's subscriptions with its history. @throws Refusal subscription_not_found */
export async function showSubscription(deps: Deps, member: Buyer | Seller, id: string): Promise<ShownSubscription> {
  const row = await findSubscription(deps.db, member, id)
  if (!row) throw new Refusal('subscription_not_found', { field: 'id' })
  return { row, events: await findEvents(deps.db, id), attachments: await findAttachments(deps.db, id) }
}

export interface ShownCustomer extends ShownSubscription {
  payments: PaymentTerm[]
  /** Its debt for its orders on credit, in Rupiah. */
  owed: DecimalText
  salesPeople: { userId: string; name: string }[]
  /** The grant limits of sales [SHOP-7]. */
  grantLimits: GrantLimits
  /** The terms that wait for the owner, or that the owner refused. */
  grant: GrantRequestRow | null
}

/** A subscription for its seller, with the terms and possible sales people. @throws Refusal subscription_not_found */
export async function showCustomer(deps: Deps, seller: Seller, id: string): Promise<ShownCustomer> {
  const shown = await showSubscription(deps, seller, id)
  return {
    ...shown,
    payments: await findPaymentTerms(deps.db, id),
    owed: await owedTo.ask(deps.db, { buyerId: shown.row.partnerId, sellerId: seller.companyId }, deps.now()),
    salesPeople: await findSalesPeople(deps.db, seller.companyId),
    grantLimits: await findGrantLimits(deps.db, seller.companyId),
    grant: (await findCurrentGrant(deps.db, seller, id)) ?? null,
  }
}

/**
 * The file of a document that a buyer attached to its request to this seller; stays readable whatever is decided and
 * whatever the buyer does with it [REG-4, SELLER-3]. @throws Refusal document_not_found, FilesLost
 */
export async function readAttachment(
  deps: Deps,
  seller: Seller,
  { subscriptionId, documentId }: { subscriptionId: string; documentId: string },
): Promise<FileAnswer> {
  const buyerId = await findSenderOf(deps.db, seller.companyId, subscriptionId, documentId)
  if (!buyerId) throw new Refusal('document_not_found', { field: 'dokumen_id' })
  return readDocument(deps, buyerId, documentId)
}
