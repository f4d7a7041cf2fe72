import { minuteOf } from '../business-day.ts'
import type { ProductStatus } from '../catalogue/product-status.ts'
import { productStatus } from '../catalogue/product-status.ts'
import { roleLabel } from '../companies/roles.ts'
import { formatRupiah } from '../format.ts'
import { dealPolicy } from '../negotiations/words.ts'
import { paymentTypeLabel } from '../subscriptions/payment-type.ts'
import { type SubscriptionState, subscriptionLabel, subscriptionStates } from '../subscriptions/state.ts'
import { limitText, type PaymentTerm } from '../subscriptions/terms.ts'
import type { Facts } from './what-changed.ts'

/** One thing that an act changed, as people read it; null where there was nothing. */
export interface ReadableChange {
  name: string
  before: string | null
  after: string | null
}

type Read = (value: unknown, nameOf: (id: string) => string) => string

const plain: Read = (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
const money: Read = (value) => formatRupiah(String(value))
const known: Read = (value, nameOf) => nameOf(String(value))
const yesOrNo: Read = (value) => (value ? 'ya' : 'tidak')
const time: Read = (value) =>
  `${minuteOf(new Date(String(value)))
    .replace('T', ' ')
    .replace(':', '.')} WIB`
const list: Read = (value) => (value as string[]).join(', ') // only lists of words have it

const readers: Record<string, readonly [label: string, read: Read]> = {
  role: ['Peran', (value) => roleLabel(String(value))],
  perOrder: ['Batas per pesanan', money],
  perMonth: ['Batas per bulan', money],
  invitedBy: ['Diundang oleh', known],
  state: ['Status', stateText],
  priceLevel: ['Level harga', plain],
  payments: ['Tipe pembayaran', (value) => (value as PaymentTerm[]).map(paymentText).join('; ')], // only terms have it
  salesUserId: ['Sales', known],
  reason: ['Alasan', plain],
  companyId: ['Perusahaan', known],
  amount: ['Nilai', money],
  source: ['Asal', (value) => sources[String(value)] ?? String(value)],
  dealPolicy: ['Harga kesepakatan', (value) => dealPolicy.encode(value as keyof typeof dealPolicy.names)], // only settings have it
  autoReply: ['Balasan otomatis', yesOrNo],
  price: ['Harga daftar', money],
  priceAtLevel2: ['Harga level 2', money],
  priceAtLevel3: ['Harga level 3', money],
  rule: ['Harga', plain],
  days: ['Berlaku', plain],
  percent: ['Persen', plain],
  customer: ['Pelanggan', plain],
  products: ['Jumlah harga', plain],
  productCount: ['Jumlah produk', plain],
  showcase: ['Etalase', plain],
  leadTime: ['Waktu tunggu (hari kerja)', plain],
  onSale: ['Penjualan', (value) => productStatus.encode(value as ProductStatus)], // only products have it
  photo: ['Foto', (value) => photoWords[String(value)] ?? String(value)],
  logo: ['Logo', plain],
  banner: ['Banner', plain],
  lowestPrice: ['Harga terendah', money],
  negoPercent: ['Persentase nego', plain],
  rupiah: ['Kurs', money],
  day: ['Berlaku sejak', plain],
  into: ['Digabung ke', plain],
  slug: ['Alamat', plain],
  categoryId: ['Kategori', plain],
  name: ['Nama', plain],
  nameEnglish: ['Nama Inggris', plain],
  otherNames: ['Nama lain', list],
  casNumber: ['Nomor CAS', plain],
  eNumber: ['kode E', plain],
  inci: ['INCI', plain],
  hsCode: ['Kode HS', plain],
  functions: ['Fungsi', list],
  halalCritical: ['Kritis halal', yesOrNo],
  hazard: ['Bahaya', plain],
  description: ['Deskripsi', plain],
  title: ['Judul', plain],
  category: ['Kategori artikel', plain],
  categoryText: ['Teks kategori', plain],
  authorRole: ['Penulis', plain],
  coverKeyword: ['Sampul', plain],
  body: ['Isi', plain],
  relatedCategories: ['Kategori produk', plain],
  version: ['Versi', plain],
  publishedAt: ['Tayang', time],
  withdrawnAt: ['Berakhir', time],
  account: ['Rekening', plain],
  about: ['Tentang toko', plain],
  hours: ['Jam buka', list],
  rates: ['Tarif', list],
  freeFrom: ['Gratis mulai', money],
  deliveryDays: ['Hari kirim', plain],
  pickup: ['Ambil di', plain],
  confirmDays: ['Batas konfirmasi (hari kerja)', plain],
  claimDays: ['Batas klaim (hari kerja)', plain],
  holidays: ['Hari libur', list],
  discount: ['Potongan', plain],
  minGoods: ['Minimal belanja', money],
  quota: ['Kuota', plain],
  usesPerCustomer: ['Pemakaian per pelanggan', plain],
  audience: ['Untuk', plain],
  showcases: ['Etalase', list],
  product: ['Produk', plain],
}

const photoWords: Record<string, string> = {
  added: 'ditambahkan',
  removed: 'dihapus',
  cut: 'dipotong',
  arranged: 'diurutkan',
  copied: 'disalin',
}

const sources: Record<string, string> = {
  reward: 'penukaran poin',
  promo: 'kode promo',
  returned: 'pesanan dibatalkan',
}

/** What an act changed, with the names of people and companies, which are stored by id only [ADM-6]. */
export function readChange(
  before: Facts | null,
  after: Facts | null,
  nameOf: (id: string) => string,
): ReadableChange[] {
  const changed = Object.entries(readers).filter(([name]) => name in (before ?? {}) || name in (after ?? {}))
  return changed.map(([name, [label, read]]) => {
    const text = (facts: Facts | null) => (facts?.[name] == null ? null : read(facts[name], nameOf))
    return { name: label, before: text(before), after: text(after) }
  })
}

/** The ids of people and companies that a change names. */
export function idsIn(facts: Facts | null): string[] {
  return Object.entries(facts ?? {}).flatMap(([name, value]) =>
    readers[name]?.[1] === known && typeof value === 'string' ? [value] : [],
  )
}

function stateText(value: unknown): string {
  const state = subscriptionStates.find((one): one is SubscriptionState => one === value)
  return state ? subscriptionLabel(state) : String(value)
}

function paymentText(term: PaymentTerm): string {
  return [paymentTypeLabel(term.code), limitText(term)].filter((part) => part !== null).join(', ')
}
