import { z } from 'zod'
import { fileKinds } from '#domain/files/file.ts'
import { answers, defineCall, defineDownload } from '../call.ts'
import { documentKinds } from '../companies/document.ts'
import {
  allowed,
  amountOrNull,
  idOrNull,
  idText,
  instant,
  keyword,
  page,
  pageSize,
  version,
  wholeNumber,
} from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { grantLimitsShape, grantRequestShape } from './grant-shapes.ts'
import { CREDIT_DAYS_RULE, paymentTypePattern } from './payment-type.ts'
import { subscriptionState } from './state.ts'

const state = z.enum(subscriptionState.names)
const paymentType = z.object({ kode: z.string(), nama: z.string() })

const attachedDocument = z.object({
  dokumen_id: z.string(),
  jenis: z.enum(documentKinds),
  nama: z.string(),
  nama_berkas: z.string(),
})

const pastAct = z.object({
  versi: z.number().int(),
  keterangan: z.string(),
  oleh: z.string(),
  catatan: z.string().nullable(),
  /** The terms it set, in one line; null if none. */
  ketentuan: z.string().nullable(),
  /** What the buyer attached to it. */
  dokumen: z.array(attachedDocument),
  status: state,
  waktu: instant,
})
export type WirePastAct = z.infer<typeof pastAct>

const distributor = z.object({
  langganan_id: z.string(),
  versi: z.number().int(),
  seller_id: z.string(),
  seller_nama: z.string(),
  seller_username: z.string(),
  seller_kota: z.string(),
  status: state,
  status_nama: z.string(),
  penggunaan: z.string(),
  /** Only active types; none while the subscription is not active. */
  tipe_pembayaran: z.array(paymentType),
  /** The seller's member who looks after the buyer. */
  sales_nama: z.string().nullable(),
  /** Since when it has been active; null while it is not. */
  sejak: instant.nullable(),
  diperbarui: instant,
  /** The seller's last note in this state: which document, why not. */
  catatan_seller: z.string().nullable(),
  /** 'Anda tidak memiliki data tipe pembayaran yang aktif. ...', or null [ROLE-5]. */
  halangan: z.string().nullable(),
  can: z.object({ ajukan: allowed, jawab: allowed, tarik: allowed, minta_pembayaran: allowed }),
})
export type WireDistributor = z.infer<typeof distributor>

const distributorDetail = distributor.extend({ riwayat: z.array(pastAct) })

const customer = z.object({
  langganan_id: z.string(),
  pembeli_nama: z.string(),
  pembeli_kota: z.string(),
  /** Whether the platform has verified the buyer. */
  terverifikasi: z.boolean(),
  tipe_bisnis: z.string(),
  status: state,
  status_nama: z.string(),
  level_harga: z.number().int(),
  tipe_pembayaran: z.array(paymentType),
  sales_nama: z.string().nullable(),
  diperbarui: instant,
})
export type WireCustomer = z.infer<typeof customer>

const receivedDocument = attachedDocument.extend({
  tipe: z.enum(fileKinds),
  ukuran: z.number().int(),
  diterima: instant,
})

const person = z.object({ user_id: z.string(), nama: z.string() })

/** One customer as its seller sees it. */
export const customerDetail = customer.extend({
  versi: z.number().int(),
  pembeli_id: z.string(),
  pembeli_provinsi: z.string(),
  /** Visible to the seller while a request or subscription is running. */
  npwp: z.string().nullable(),
  telepon: z.string().nullable(),
  penggunaan: z.string(),
  catatan: z.string().nullable(),
  pengaju: z.string().nullable(),
  /** Everything the buyer has attached so far, once each, latest first. */
  dokumen: z.array(receivedDocument),
  sejak: instant.nullable(),
  ketentuan_pembayaran: z.array(
    paymentType.extend({
      batas_kredit: z.string().nullable(),
      /** The credit left; null without a limit. */
      sisa_kredit: z.string().nullable(),
    }),
  ),
  /** What the buyer owes for its orders on credit. */
  kredit_terpakai: z.string(),
  sales: person.nullable(),
  /** Members who can look after a customer. */
  sales_pilihan: z.array(person),
  /** What the member may grant without the owner; null where they are the owner [SHOP-7]. */
  wewenang: grantLimitsShape.nullable(),
  /** The terms that wait for the owner, or that the owner refused, since the last step. */
  persetujuan: grantRequestShape.nullable(),
  riwayat: z.array(pastAct),
  can: z.object({
    setujui: allowed,
    minta_dokumen: allowed,
    tolak: allowed,
    tangguhkan: allowed,
    aktifkan: allowed,
    akhiri: allowed,
    ubah: allowed,
  }),
})
export type WireCustomerDetail = z.infer<typeof customerDetail>

const customerPage = z.object({
  langganan: z.array(customer),
  total: z.number().int(),
  /** How many are in each state, whatever state is filtered. */
  jumlah: z.partialRecord(state, z.number().int()),
})
export type WireCustomerPage = z.infer<typeof customerPage>

/** What somebody writes to the other side. */
export const subscriptionText = (name: string) =>
  z
    .string({ error: `${name} harus diisi.` })
    .trim()
    .min(1, { error: `${name} harus diisi.` })
    .max(LONGEST.subscriptionText, { error: `${name} paling panjang ${LONGEST.subscriptionText} karakter.` })
const note = z
  .string()
  .trim()
  .max(LONGEST.subscriptionText, { error: `Catatan paling panjang ${LONGEST.subscriptionText} karakter.` })
const attached = z
  .array(idText, { error: 'Dokumen tidak sesuai.' })
  .max(documentKinds.length, { error: `Paling banyak ${documentKinds.length} dokumen.` })
  .optional()
const one = { langganan_id: idText }
const act = { ...one, versi: version }

const terms = {
  level_harga: wholeNumber('Pilih level harga 1, 2, atau 3.', { least: 1, most: 3 }),
  tipe_pembayaran: z
    .array(
      z.object({
        kode: z
          .string({ error: 'Tipe pembayaran tidak dikenal.' })
          .regex(paymentTypePattern, { error: CREDIT_DAYS_RULE }),
        /** Empty for credit: what the customer has already stays; a new one needs a limit, or `tanpa_limit`. */
        batas_kredit: amountOrNull,
        /** Credit without a limit is meant, which only the owner gives. */
        tanpa_limit: z.boolean().nullish(),
      }),
      { error: 'Tipe pembayaran tidak dikenal.' },
    )
    .max(8, { error: 'Paling banyak 8 tipe pembayaran.' }),
  sales_user_id: idOrNull,
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
      seller_id: idText,
      penggunaan: subscriptionText('Rencana penggunaan'),
      catatan: note.nullish(),
      dokumen: attached,
    }),
    answer: answers(distributorDetail),
  }),
  answerDocuments: defineCall({
    path: 'langganan/jawab',
    summary: 'Answer what the seller asked for',
    access: 'buyer',
    permission: 'subscription.ask',
    body: z.object({ ...act, jawaban: subscriptionText('Jawaban'), dokumen: attached }),
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
    body: z.object({ seller_id: idText }),
    answer: answers(distributorDetail),
  }),
  customers: defineCall({
    path: 'pusat-seller/langganan/daftar',
    summary: "The seller's customers and requests, those that wait first",
    access: 'seller',
    permission: 'customers.read',
    body: z.object({ status: state.optional(), keyword: keyword.optional(), halaman: page, per_halaman: pageSize }),
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
    body: z.object({ ...one, dokumen_id: idText }),
  }),
  approve: sellerAct('pusat-seller/langganan/setujui', 'Approve a request, with its terms', terms),
  askDocuments: sellerAct('pusat-seller/langganan/minta-dokumen', 'Ask the buyer for documents', {
    catatan: subscriptionText('Dokumen yang diminta'),
  }),
  decline: sellerAct('pusat-seller/langganan/tolak', 'Decline a request with a reason', {
    alasan: subscriptionText('Alasan'),
  }),
  suspend: sellerAct('pusat-seller/langganan/tangguhkan', 'Suspend: prices are hidden at the next request', {
    alasan: subscriptionText('Alasan'),
  }),
  reactivate: sellerAct('pusat-seller/langganan/aktifkan', 'Make a suspended subscription active again', {}),
  end: sellerAct('pusat-seller/langganan/akhiri', 'End a subscription with a reason', {
    alasan: subscriptionText('Alasan'),
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
