import { z } from 'zod'
import { fileKinds } from '#domain/files/file.ts'
import { answers, defineCall, defineDownload } from '../call.ts'
import { documentKinds } from '../companies/document.ts'
import { amountOrNull, idOrNull, idText, instant, keyword, page, pageSize, version, wholeNumber } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire } from '../wire.ts'
import { allowed } from '../wire-fields.ts'
import { grantLimitsShape, grantRequestShape } from './grant-shapes.ts'
import { CREDIT_DAYS_RULE, paymentTypePattern } from './payment-type.ts'
import { attachedDocument, pastAct, state } from './shapes-history.ts'

const paymentType = z.object({ code: wire('kode', z.string()), name: wire('nama', z.string()) })

const distributor = z.object({
  id: wire('langganan_id', z.string()),
  version: wire('versi', z.number().int()),
  sellerId: wire('seller_id', z.string()),
  sellerName: wire('seller_nama', z.string()),
  sellerUsername: wire('seller_username', z.string()),
  sellerCity: wire('seller_kota', z.string()),
  state: wire('status', state),
  stateLabel: wire('status_nama', z.string()),
  intendedUse: wire('penggunaan', z.string()),
  /** Only active types; none while the subscription is not active. */
  paymentTypes: wire('tipe_pembayaran', z.array(paymentType)),
  /** The buyer's contact at the seller. */
  salesName: wire('sales_nama', z.string().nullable()),
  /** Since when it has been active; null while it is not. */
  since: wire('sejak', instant.nullable()),
  updatedAt: wire('diperbarui', instant),
  /** The seller's last note in this state: which document, why not. */
  sellerNote: wire('catatan_seller', z.string().nullable()),
  /** Median minutes in which this seller answers requests; null where it answered too few [UX-2]. */
  usualAnswer: wire('seller_menit_jawab', z.number().int().nullable()),
  /** 'Anda tidak memiliki data tipe pembayaran yang aktif. ...', or null [ROLE-5]. */
  obstacle: wire('halangan', z.string().nullable()),
  can: z.object({
    ask: wire('ajukan', allowed),
    answer: wire('jawab', allowed),
    withdraw: wire('tarik', allowed),
    askPayment: wire('minta_pembayaran', allowed),
  }),
})
/** A subscription as its buyer sees it. */
export type Distributor = z.infer<typeof distributor>

const distributorDetail = distributor.extend({ history: wire('riwayat', z.array(pastAct)) })
export type DistributorDetail = z.infer<typeof distributorDetail>

const customer = z.object({
  id: wire('langganan_id', z.string()),
  buyerName: wire('pembeli_nama', z.string()),
  buyerCity: wire('pembeli_kota', z.string()),
  /** Whether the platform has verified the buyer. */
  buyerVerified: wire('terverifikasi', z.boolean()),
  businessType: wire('tipe_bisnis', z.string()),
  state: wire('status', state),
  stateLabel: wire('status_nama', z.string()),
  priceLevel: wire('level_harga', z.number().int()),
  paymentTypes: wire('tipe_pembayaran', z.array(paymentType)),
  salesName: wire('sales_nama', z.string().nullable()),
  updatedAt: wire('diperbarui', instant),
})
/** A subscription as its seller sees it in a list. */
export type Customer = z.infer<typeof customer>

const receivedDocument = attachedDocument.extend({
  fileKind: wire('tipe', z.enum(fileKinds)),
  size: wire('ukuran', z.number().int()),
  receivedAt: wire('diterima', instant),
})
export type ReceivedDocument = z.infer<typeof receivedDocument>

const person = z.object({ userId: wire('user_id', z.string()), name: wire('nama', z.string()) })

/** One customer as its seller sees it. */
export const customerDetail = customer.extend({
  version: wire('versi', z.number().int()),
  buyerId: wire('pembeli_id', z.string()),
  buyerProvince: wire('pembeli_provinsi', z.string()),
  /** Visible to the seller while a request or subscription is running. */
  npwp: z.string().nullable(),
  phone: wire('telepon', z.string().nullable()),
  intendedUse: wire('penggunaan', z.string()),
  note: wire('catatan', z.string().nullable()),
  askerName: wire('pengaju', z.string().nullable()),
  /** Everything the buyer has attached so far, once each, latest first. */
  documents: wire('dokumen', z.array(receivedDocument)),
  since: wire('sejak', instant.nullable()),
  payments: wire(
    'ketentuan_pembayaran',
    z.array(
      paymentType.extend({
        creditLimit: wire('batas_kredit', z.string().nullable()),
        /** The credit left; null without a limit. */
        creditLeft: wire('sisa_kredit', z.string().nullable()),
      }),
    ),
  ),
  /** The buyer's debt for its orders on credit. */
  creditUsed: wire('kredit_terpakai', z.string()),
  sales: person.nullable(),
  /** Members who can be a customer's contact. */
  salesPeople: wire('sales_pilihan', z.array(person)),
  /** The member's limits for grants without the owner; null for the owner [SHOP-7]. */
  grantLimits: wire('wewenang', grantLimitsShape.nullable()),
  /** The terms that wait for the owner, or that the owner refused, since the last step. */
  grantRequest: wire('persetujuan', grantRequestShape.nullable()),
  history: wire('riwayat', z.array(pastAct)),
  can: z.object({
    approve: wire('setujui', allowed),
    askDocuments: wire('minta_dokumen', allowed),
    decline: wire('tolak', allowed),
    suspend: wire('tangguhkan', allowed),
    reactivate: wire('aktifkan', allowed),
    end: wire('akhiri', allowed),
    changeTerms: wire('ubah', allowed),
  }),
})
export type CustomerDetail = z.infer<typeof customerDetail>

const customerPage = z.object({
  customers: wire('langganan', z.array(customer)),
  total: z.number().int(),
  /** How many are in each state, whatever state is filtered. */
  counts: wire('jumlah', z.partialRecord(state, z.number().int())),
})
export type CustomerPage = z.infer<typeof customerPage>

/** A text to the other side. */
export const subscriptionText = (name: string) =>
  z
    .string({ error: `${name} harus diisi.` })
    .trim()
    .min(1, { error: `${name} harus diisi.` })
    .max(LONGEST.subscriptionText, { error: `${name} paling panjang ${LONGEST.subscriptionText} karakter.` })
export const note = z
  .string()
  .trim()
  .max(LONGEST.subscriptionText, { error: `Catatan paling panjang ${LONGEST.subscriptionText} karakter.` })
export const attached = z
  .array(idText, { error: 'Dokumen tidak sesuai.' })
  .max(documentKinds.length, { error: `Paling banyak ${documentKinds.length} dokumen.` })
  .optional()
const one = { id: wire('langganan_id', idText) }
const act = { ...one, version: wire('versi', version) }

const terms = {
  priceLevel: wire('level_harga', wholeNumber('Pilih level harga 1, 2, atau 3.', { least: 1, most: 3 })),
  payments: wire(
    'tipe_pembayaran',
    z
      .array(
        z.object({
          code: wire(
            'kode',
            z
              .string({ error: 'Tipe pembayaran tidak dikenal.' })
              .regex(paymentTypePattern, { error: CREDIT_DAYS_RULE }),
          ),
          /** Empty for credit: what the customer has already stays; a new one needs a limit, or `tanpa_limit`. */
          creditLimit: wire('batas_kredit', amountOrNull),
          /** Confirms credit without a limit, which only the owner grants. */
          isUnlimited: wire('tanpa_limit', z.boolean().nullish()),
        }),
        { error: 'Tipe pembayaran tidak dikenal.' },
      )
      .max(8, { error: 'Paling banyak 8 tipe pembayaran.' }),
  ),
  salesUserId: wire('sales_user_id', idOrNull),
}

export const subscriptionCalls = {
  list: defineCall({
    path: 'langganan/daftar',
    summary: "The buyer's subscriptions with state, payment types and what can be done",
    access: 'buyer',
    permission: 'subscription.read',
    body: z.object({}),
    answer: answers(z.array(distributor)),
  }),
  detail: defineCall({
    path: 'langganan/detail',
    summary: 'One subscription of the buyer with its history',
    access: 'buyer',
    permission: 'subscription.read',
    body: z.object(one),
    answer: answers(distributorDetail),
  }),
  ask: defineCall({
    path: 'langganan/ajukan',
    summary: 'Ask a seller for a subscription, for the first time or anew',
    access: 'buyer',
    permission: 'subscription.ask',
    body: z.object({
      sellerId: wire('seller_id', idText),
      intendedUse: wire('penggunaan', subscriptionText('Rencana penggunaan')),
      note: wire('catatan', note.nullish()),
      documentIds: wire('dokumen', attached),
    }),
    answer: answers(distributorDetail),
  }),
  answerDocuments: defineCall({
    path: 'langganan/jawab',
    summary: 'Answer what the seller asked for',
    access: 'buyer',
    permission: 'subscription.ask',
    body: z.object({
      ...act,
      answer: wire('jawaban', subscriptionText('Jawaban')),
      documentIds: wire('dokumen', attached),
    }),
    answer: answers(distributorDetail),
  }),
  withdraw: defineCall({
    path: 'langganan/tarik',
    summary: 'Withdraw a request the seller has not decided',
    access: 'buyer',
    permission: 'subscription.ask',
    body: z.object(act),
    answer: answers(distributorDetail),
  }),
  askPayment: defineCall({
    path: 'langganan/minta-pembayaran',
    summary: 'Ask a seller for an active payment type, once a day',
    access: 'buyer',
    permission: 'subscription.ask',
    body: z.object({ sellerId: wire('seller_id', idText) }),
    answer: answers(distributorDetail),
  }),
  customers: defineCall({
    path: 'pusat-seller/langganan/daftar',
    summary: "The seller's customers and requests, those that wait first",
    access: 'seller',
    permission: 'customers.read',
    body: z.object({
      state: wire('status', state.optional()),
      keyword: keyword.optional(),
      page: wire('halaman', page),
      perPage: wire('per_halaman', pageSize),
    }),
    answer: answers(customerPage),
  }),
  customer: defineCall({
    path: 'pusat-seller/langganan/detail',
    summary: 'One customer or request with its history',
    access: 'seller',
    permission: 'customers.read',
    body: z.object(one),
    answer: answers(customerDetail),
  }),
  customerDocument: defineDownload({
    path: 'pusat-seller/langganan/dokumen',
    summary: "The file of a document attached to a buyer's request to this seller",
    access: 'seller',
    permission: 'customers.read',
    body: z.object({ ...one, documentId: wire('dokumen_id', idText) }),
  }),
  approve: sellerAct('pusat-seller/langganan/setujui', 'Approve a request, with its terms', terms),
  askDocuments: sellerAct('pusat-seller/langganan/minta-dokumen', 'Ask the buyer for documents', {
    note: wire('catatan', subscriptionText('Dokumen yang diminta')),
  }),
  decline: sellerAct('pusat-seller/langganan/tolak', 'Decline a request with a reason', {
    reason: wire('alasan', subscriptionText('Alasan')),
  }),
  suspend: sellerAct('pusat-seller/langganan/tangguhkan', 'Suspend: prices are hidden at the next request', {
    reason: wire('alasan', subscriptionText('Alasan')),
  }),
  reactivate: sellerAct('pusat-seller/langganan/aktifkan', 'Make a suspended subscription active again', {}),
  end: sellerAct('pusat-seller/langganan/akhiri', 'End a subscription with a reason', {
    reason: wire('alasan', subscriptionText('Alasan')),
  }),
  changeTerms: sellerAct('pusat-seller/langganan/ubah', 'Change price level, payment types, sales person', terms),
}

function sellerAct<const Path extends string, Fields extends z.ZodRawShape>(
  path: Path,
  summary: string,
  fields: Fields,
) {
  return defineCall({
    path,
    summary,
    access: 'seller',
    permission: 'customers.change',
    body: z.object({ ...act, ...fields }),
    answer: answers(customerDetail),
  })
}
