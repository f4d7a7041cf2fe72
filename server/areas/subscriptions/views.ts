import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { businessTypeLabel } from '#domain/companies/business-type.ts'
import { documentLabel } from '#domain/companies/document.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import type {
  Customer,
  CustomerDetail,
  CustomerPage,
  Distributor,
  DistributorDetail,
  ReceivedDocument,
} from '#domain/subscriptions/contract.ts'
import { grantRequests } from '#domain/subscriptions/grant-request.ts'
import type { GrantRequest } from '#domain/subscriptions/grant-shapes.ts'
import { eventTitle } from '#domain/subscriptions/notice.ts'
import { creditLeft, paymentTypeLabel } from '#domain/subscriptions/payment-type.ts'
import { buyingRefusals } from '#domain/subscriptions/refusals-buying.ts'
import type { AttachedDocument, PastAct } from '#domain/subscriptions/shapes-history.ts'
import { isOver, subscriptionLabel } from '#domain/subscriptions/state.ts'
import { mayAskPayment, subscriptions } from '#domain/subscriptions/subscription.ts'
import { limitText } from '#domain/subscriptions/terms.ts'
import type { CustomerList } from './customers.ts'
import type { AttachmentRow } from './queries-documents.ts'
import type { GrantRequestRow } from './queries-grants.ts'
import type { EventRow, SubscriptionRow } from './queries-reading.ts'
import type { StoredTerms } from './queries-writing.ts'
import type { ShownCustomer, ShownSubscription } from './show-subscription.ts'

/** A subscription as its buyer sees it: without the price level, which is the seller's own affair. */
export function distributorView(row: SubscriptionRow, buyer: Buyer, now: Date): Distributor {
  const active = row.state === 'active'
  return {
    id: row.id,
    version: row.version,
    sellerId: row.partnerId,
    sellerName: row.partnerName,
    sellerUsername: row.partnerUsername,
    sellerCity: row.partnerCity,
    state: row.state,
    stateLabel: subscriptionLabel(row.state),
    intendedUse: row.intendedUse,
    paymentTypes: active ? row.paymentCodes.map(paymentTypeView) : [],
    salesName: active ? row.salesName : null,
    since: sinceOf(row),
    updatedAt: row.updatedAt.toISOString(),
    sellerNote: active ? null : row.sellerNote,
    usualAnswer: row.usualAnswer,
    obstacle: active && row.paymentCodes.length === 0 ? buyingRefusals.no_payment_type.sentence : null,
    can: { ...subscriptions.can(row, buyer), askPayment: askPaymentView(row, buyer, now) },
  }
}

/** A subscription as its buyer sees it, with its history. */
export function distributorDetailView(
  { row, events, attachments }: ShownSubscription,
  buyer: Buyer,
  now: Date,
): DistributorDetail {
  return {
    ...distributorView(row, buyer, now),
    history: events.map((event) => pastActView(event, attachments, paymentsText)),
  }
}

/** The seller's customers and requests. */
export function customersView({ customers, total, counts }: CustomerList): CustomerPage {
  return {
    customers: customers.map(customerView),
    total,
    counts: Object.fromEntries(counts.map(({ state, count }) => [state, count])),
  }
}

/** One customer; NPWP and phone are shown only while a request or subscription is running. */
export function customerDetailView(
  { row, events, attachments, payments, owed, salesPeople, grantLimits, grant }: ShownCustomer,
  seller: Seller,
): CustomerDetail {
  const known = !isOver(row.state)
  return {
    ...row,
    ...customerView(row),
    buyerId: row.partnerId,
    buyerProvince: row.partnerProvince,
    npwp: known ? row.partnerNpwp : null,
    phone: known ? row.partnerPhone || null : null,
    documents: receivedView(attachments),
    since: sinceOf(row),
    payments: payments.map(({ code, creditLimit }) => ({
      ...paymentTypeView(code),
      creditLimit,
      creditLeft: creditLeft({ limit: creditLimit, used: owed }),
    })),
    creditUsed: owed,
    sales: row.salesUserId ? { userId: row.salesUserId, name: row.salesName ?? '' } : null,
    salesPeople,
    grantLimits: mayDo(seller, 'customers.grants') ? null : { ...grantLimits, plainTypes: [...grantLimits.plainTypes] },
    grantRequest: grant && grantView(grant, seller),
    history: events.map((event) => pastActView(event, attachments, termsText)),
    can: subscriptions.can(row, seller),
  }
}

/** Terms beyond what sales may grant, as the seller's people see them [SHOP-7]. */
export function grantView(row: GrantRequestRow, seller: Seller): GrantRequest {
  return {
    ...row,
    terms: termsText(row.terms, row.salesName),
    requestedBy: row.requestedByName,
    requestedAt: row.requestedAt.toISOString(),
    can: grantRequests.can(row, seller),
  }
}

function customerView(row: SubscriptionRow): Customer {
  return {
    ...row,
    buyerName: row.partnerName,
    buyerCity: row.partnerCity,
    buyerVerified: row.partnerVerified,
    businessType: businessTypeLabel(row.partnerBusinessType),
    stateLabel: subscriptionLabel(row.state),
    paymentTypes: row.paymentCodes.map(paymentTypeView),
    updatedAt: row.updatedAt.toISOString(),
  }
}

function paymentTypeView(code: string) {
  return { code, name: paymentTypeLabel(code) }
}

function sinceOf({ state, since }: SubscriptionRow): string | null {
  return state === 'active' || state === 'suspended' ? since.toISOString() : null
}

function askPaymentView(row: SubscriptionRow, buyer: Buyer, now: Date) {
  const { obstacle } = mayAskPayment(
    {
      ...row,
      activePayments: row.paymentCodes.length,
      requestedAt: row.paymentRequestedAt,
      sellerName: row.partnerName,
    },
    buyer,
    now,
  )
  return { allowed: obstacle === null, reason: obstacle?.sentence ?? null }
}

function pastActView(
  event: EventRow,
  attachments: readonly AttachmentRow[],
  textOf: (terms: StoredTerms, salesName: string | null) => string,
): PastAct {
  return {
    ...event,
    explanation: eventTitle(event.act),
    by: event.userName,
    terms: event.terms && textOf(event.terms, event.salesName),
    documents: attachedTo(event.id, attachments),
    at: event.at.toISOString(),
  }
}

function termsText(terms: StoredTerms, salesName: string | null): string {
  return [`Level harga ${terms.priceLevel}`, paymentsText(terms), salesName && `Sales ${salesName}`]
    .filter(Boolean)
    .join(' · ')
}

function paymentsText({ payments }: StoredTerms): string {
  if (payments.length === 0) return 'Tanpa tipe pembayaran'
  return payments
    .map((term) => {
      const limit = limitText(term)
      return limit === null ? paymentTypeLabel(term.code) : `${paymentTypeLabel(term.code)} (${limit})`
    })
    .join(', ')
}

/** The attachments of one act. */
function attachedTo(eventId: string, attachments: readonly AttachmentRow[]): AttachedDocument[] {
  return attachments.filter((one) => one.eventId === eventId).map(documentView)
}

/** Every document a seller has received, once each, latest first. */
function receivedView(attachments: readonly AttachmentRow[]): ReceivedDocument[] {
  const ids = new Set<string>()
  return attachments.filter(({ documentId }) => !ids.has(documentId) && ids.add(documentId)).map(documentView)
}

function documentView(row: AttachmentRow): ReceivedDocument {
  return { ...row, id: row.documentId, name: documentLabel(row.kind), receivedAt: row.at.toISOString() }
}
