import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { formatRupiah } from '#domain/format.ts'
import { creditLeft } from '#domain/orders/credit.ts'
import { subscriptionState } from '#domain/subscriptions/codec.ts'
import type {
  Customer,
  CustomerDetail,
  Distributor,
  DistributorDetail,
  PastAct,
} from '#domain/subscriptions/contract.ts'
import { eventTitle } from '#domain/subscriptions/notice.ts'
import { paymentTypeLabel } from '#domain/subscriptions/payment-type.ts'
import { isOver, subscriptionLabel } from '#domain/subscriptions/state.ts'
import { may, mayAskPayment, type Party } from '#domain/subscriptions/subscription.ts'
import type { SubscriptionAct } from '#domain/subscriptions/transitions.ts'
import type { CustomerPage } from './list-customers.ts'
import type { AttachmentRow } from './queries-documents.ts'
import type { EventRow, SubscriptionRow } from './queries-reading.ts'
import type { KeptTerms } from './queries-writing.ts'
import type { ShownCustomer, ShownSubscription } from './show-subscription.ts'
import { attachedTo, receivedView } from './views-documents.ts'

const NO_PAYMENT_TYPE = 'Anda tidak memiliki data tipe pembayaran yang aktif. Silakan hubungi distributor terkait.'

/** A subscription as its buyer sees it: never the price level, which is the seller's own affair. */
export function distributorView(row: SubscriptionRow, buyer: Buyer, now: Date): Distributor {
  const active = row.state === 'active'
  return {
    langganan_id: row.id,
    versi: row.version,
    seller_id: row.partnerId,
    seller_nama: row.partnerName,
    seller_username: row.partnerUsername,
    seller_kota: row.partnerCity,
    status: subscriptionState.encode(row.state),
    status_nama: subscriptionLabel(row.state),
    penggunaan: row.intendedUse,
    tipe_pembayaran: active ? row.paymentCodes.map(paymentTypeView) : [],
    sales_nama: active ? row.salesName : null,
    sejak: sinceOf(row),
    diperbarui: row.updatedAt.toISOString(),
    catatan_seller: active ? null : row.sellerNote,
    halangan: active && row.paymentCodes.length === 0 ? NO_PAYMENT_TYPE : null,
    can: {
      ajukan: allowedView(row, 'ask', buyer),
      jawab: allowedView(row, 'answer', buyer),
      tarik: allowedView(row, 'withdraw', buyer),
      minta_pembayaran: askPaymentView(row, buyer, now),
    },
  }
}

/** langganan/detail */
export function distributorDetailView(
  { row, events, attachments }: ShownSubscription,
  buyer: Buyer,
  now: Date,
): DistributorDetail {
  return {
    ...distributorView(row, buyer, now),
    riwayat: events.map((event) => pastActView(event, attachments, paymentsText)),
  }
}

/** pusat-seller/langganan/daftar */
export function customersView({ customers, total, counts }: CustomerPage) {
  return {
    langganan: customers.map(customerView),
    total,
    jumlah: Object.fromEntries(counts.map(({ state, count }) => [subscriptionState.encode(state), count])),
  }
}

/** pusat-seller/langganan/detail: what identifies the buyer is known while a request or subscription runs. */
export function customerDetailView(
  { row, events, attachments, payments, owed, salesPeople }: ShownCustomer,
  seller: Seller,
): CustomerDetail {
  const known = !isOver(row.state)
  return {
    ...customerView(row),
    versi: row.version,
    pembeli_provinsi: row.partnerProvince,
    npwp: known ? row.partnerNpwp : null,
    telepon: known ? row.partnerPhone || null : null,
    penggunaan: row.intendedUse,
    catatan: row.note,
    pengaju: row.askerName,
    dokumen: receivedView(attachments),
    sejak: sinceOf(row),
    ketentuan_pembayaran: payments.map(({ code, creditLimit }) => ({
      ...paymentTypeView(code),
      batas_kredit: creditLimit,
      sisa_kredit: creditLeft({ limit: creditLimit, used: owed }),
    })),
    kredit_terpakai: owed,
    sales: row.salesUserId ? { user_id: row.salesUserId, nama: row.salesName ?? '' } : null,
    sales_pilihan: salesPeople.map(({ userId, name }) => ({ user_id: userId, nama: name })),
    riwayat: events.map((event) => pastActView(event, attachments, termsText)),
    can: {
      setujui: allowedView(row, 'approve', seller),
      minta_dokumen: allowedView(row, 'askDocuments', seller),
      tolak: allowedView(row, 'decline', seller),
      tangguhkan: allowedView(row, 'suspend', seller),
      aktifkan: allowedView(row, 'reactivate', seller),
      akhiri: allowedView(row, 'end', seller),
      ubah: allowedView(row, 'changeTerms', seller),
    },
  }
}

function customerView(row: SubscriptionRow): Customer {
  return {
    langganan_id: row.id,
    pembeli_nama: row.partnerName,
    pembeli_kota: row.partnerCity,
    tipe_bisnis: businessTypes[row.partnerBusinessType ?? ''] ?? row.partnerBusinessType ?? '',
    status: subscriptionState.encode(row.state),
    status_nama: subscriptionLabel(row.state),
    level_harga: row.priceLevel,
    tipe_pembayaran: row.paymentCodes.map(paymentTypeView),
    sales_nama: row.salesName,
    diperbarui: row.updatedAt.toISOString(),
  }
}

const businessTypes: Record<string, string> = {
  1: 'Pharmaceutical',
  2: 'Food and Beverages',
  3: 'Cosmetic and Toiletries',
  6: 'Natural',
}

function paymentTypeView(code: string) {
  return { kode: code, nama: paymentTypeLabel(code) }
}

function sinceOf({ state, since }: SubscriptionRow): string | null {
  return state === 'active' || state === 'suspended' ? since.toISOString() : null
}

function allowedView({ state }: SubscriptionRow, act: SubscriptionAct, party: Party) {
  const { allowed, reason } = may(state, act, party)
  return { boleh: allowed, alasan: reason }
}

function askPaymentView(row: SubscriptionRow, buyer: Buyer, now: Date) {
  const { obstacle } = mayAskPayment(
    { ...row, activePayments: row.paymentCodes.length, askedAt: row.paymentAskedAt, sellerName: row.partnerName },
    buyer,
    now,
  )
  return { boleh: obstacle === null, alasan: obstacle?.sentence ?? null }
}

function pastActView(
  event: EventRow,
  attachments: readonly AttachmentRow[],
  told: (terms: KeptTerms) => string,
): PastAct {
  return {
    versi: event.version,
    keterangan: eventTitle(event.act),
    oleh: event.userName,
    catatan: event.note,
    ketentuan: event.terms && told(event.terms),
    dokumen: attachedTo(event.id, attachments),
    status: subscriptionState.encode(event.state),
    waktu: event.at.toISOString(),
  }
}

function termsText(terms: KeptTerms): string {
  const { priceLevel, salesName } = terms
  return [`Level harga ${priceLevel}`, paymentsText(terms), salesName && `Sales ${salesName}`]
    .filter(Boolean)
    .join(' · ')
}

function paymentsText({ payments }: KeptTerms): string {
  if (payments.length === 0) return 'Tanpa tipe pembayaran'
  return payments
    .map(({ code, creditLimit }) =>
      creditLimit === null ? paymentTypeLabel(code) : `${paymentTypeLabel(code)} (batas ${formatRupiah(creditLimit)})`,
    )
    .join(', ')
}
