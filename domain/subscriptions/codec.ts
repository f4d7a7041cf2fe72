import { allowed, type EnglishOf, list, nullable, record, someCounts } from '../codec.ts'
import { grantLimits, grantRequest } from './codec-grants.ts'
import type { WireCustomer, WireCustomerDetail, WireCustomerPage, WireDistributor, WirePastAct } from './contract.ts'
import { subscriptionState } from './state.ts'

const paymentType = record<WireCustomer['tipe_pembayaran'][number]>()({ code: 'kode', name: 'nama' })
const person = record<WireCustomerDetail['sales_pilihan'][number]>()({ userId: 'user_id', name: 'nama' })

const documentFields = { id: 'dokumen_id', kind: 'jenis', name: 'nama', fileName: 'nama_berkas' } as const
const attachedDocument = record<WirePastAct['dokumen'][number]>()(documentFields)
export type AttachedDocument = EnglishOf<typeof attachedDocument>

const receivedDocument = record<WireCustomerDetail['dokumen'][number]>()({
  ...documentFields,
  fileKind: 'tipe',
  size: 'ukuran',
  receivedAt: 'diterima',
})
export type ReceivedDocument = EnglishOf<typeof receivedDocument>

const pastAct = record<WirePastAct>()({
  version: 'versi',
  explanation: 'keterangan',
  by: 'oleh',
  note: 'catatan',
  terms: 'ketentuan',
  documents: ['dokumen', list(attachedDocument)],
  state: ['status', subscriptionState],
  at: 'waktu',
})
export type PastAct = EnglishOf<typeof pastAct>

const distributorFields = {
  id: 'langganan_id',
  version: 'versi',
  sellerId: 'seller_id',
  sellerName: 'seller_nama',
  sellerUsername: 'seller_username',
  sellerCity: 'seller_kota',
  state: ['status', subscriptionState],
  stateLabel: 'status_nama',
  intendedUse: 'penggunaan',
  paymentTypes: ['tipe_pembayaran', list(paymentType)],
  salesName: 'sales_nama',
  since: 'sejak',
  updatedAt: 'diperbarui',
  sellerNote: 'catatan_seller',
  obstacle: 'halangan',
  can: [
    'can',
    record<WireDistributor['can']>()({
      ask: ['ajukan', allowed],
      answer: ['jawab', allowed],
      withdraw: ['tarik', allowed],
      askPayment: ['minta_pembayaran', allowed],
    }),
  ],
} as const

/** A subscription as its buyer sees it. */
export const distributor = record<WireDistributor>()(distributorFields)
export type Distributor = EnglishOf<typeof distributor>

export const distributorDetail = record<WireDistributor & { riwayat: WirePastAct[] }>()({
  ...distributorFields,
  history: ['riwayat', list(pastAct)],
})
export type DistributorDetail = EnglishOf<typeof distributorDetail>

const customerFields = {
  id: 'langganan_id',
  buyerName: 'pembeli_nama',
  buyerCity: 'pembeli_kota',
  buyerVerified: 'terverifikasi',
  businessType: 'tipe_bisnis',
  state: ['status', subscriptionState],
  stateLabel: 'status_nama',
  priceLevel: 'level_harga',
  paymentTypes: ['tipe_pembayaran', list(paymentType)],
  salesName: 'sales_nama',
  updatedAt: 'diperbarui',
} as const

/** A subscription as its seller sees it in a list. */
const customer = record<WireCustomer>()(customerFields)
export type Customer = EnglishOf<typeof customer>

export const customerPage = record<WireCustomerPage>()({
  customers: ['langganan', list(customer)],
  total: 'total',
  counts: ['jumlah', someCounts(subscriptionState)],
})
export type CustomerPage = EnglishOf<typeof customerPage>

export const customerDetail = record<WireCustomerDetail>()({
  ...customerFields,
  version: 'versi',
  buyerId: 'pembeli_id',
  buyerProvince: 'pembeli_provinsi',
  npwp: 'npwp',
  phone: 'telepon',
  intendedUse: 'penggunaan',
  note: 'catatan',
  askerName: 'pengaju',
  documents: ['dokumen', list(receivedDocument)],
  since: 'sejak',
  payments: [
    'ketentuan_pembayaran',
    list(
      record<WireCustomerDetail['ketentuan_pembayaran'][number]>()({
        code: 'kode',
        name: 'nama',
        creditLimit: 'batas_kredit',
        creditLeft: 'sisa_kredit',
      }),
    ),
  ],
  creditUsed: 'kredit_terpakai',
  sales: ['sales', nullable(person)],
  salesPeople: ['sales_pilihan', list(person)],
  grantLimits: ['wewenang', nullable(grantLimits)],
  grantRequest: ['persetujuan', nullable(grantRequest)],
  history: ['riwayat', list(pastAct)],
  can: [
    'can',
    record<WireCustomerDetail['can']>()({
      approve: ['setujui', allowed],
      askDocuments: ['minta_dokumen', allowed],
      decline: ['tolak', allowed],
      suspend: ['tangguhkan', allowed],
      reactivate: ['aktifkan', allowed],
      end: ['akhiri', allowed],
      changeTerms: ['ubah', allowed],
    }),
  ],
})
export type CustomerDetail = EnglishOf<typeof customerDetail>
