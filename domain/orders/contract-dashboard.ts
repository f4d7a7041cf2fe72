import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { productCard } from '../catalogue/shapes.ts'
import { documentKinds } from '../companies/document.ts'
import { productId } from '../fields.ts'
import { MOST_CARDS } from '../limits.ts'
import { wire } from '../wire.ts'

const count = z.number().int()

const dashboard = z.object({
  /** Orders of others to approve; for members who may not approve, their own that await it. */
  approvals: wire('pesanan_menunggu_persetujuan', count),
  /** Drafts of orders that lists have made this month and before. */
  drafts: wire('draf_pesanan', count),
  /** Shipments under way, also of orders that were shipped in part, to be confirmed as received. */
  shipped: wire('pesanan_dikirim', count),
  /** Claims that wait for the company: refused and not answered, or with a replacement under way. */
  claims: wire('klaim', count),
  negotiations: wire(
    'nego',
    z.object({
      /** To answer or to finish today. */
      waiting: wire('menunggu_saya', count),
      /** Of these: agreed, to be finished until 24.00. */
      agreed: wire('disepakati', count),
    }),
  ),
  /** Orders of which something is to be paid now, as the list of bills has them. */
  invoices: wire(
    'tagihan',
    z.object({
      count: wire('jumlah', count),
      total: wire('nilai', z.string()),
      /** How much of it is billed; the rest is paid before it is. */
      billed: wire('sudah_ditagih', z.string()),
      /** Past their last day to pay. */
      overdue: wire('lewat', count),
      /** The next last day to pay, today or later; null without any. */
      nextDue: wire('jatuh_tempo', z.iso.date().nullable()),
    }),
  ),
  /** Sellers that wait for a document before they decide on a subscription. */
  documentsRequested: wire('langganan_perlu_dokumen', count),
  /** Documents that sellers want to see and the company has not uploaded. */
  documentsMissing: wire('dokumen_belum_ada', z.array(z.enum(documentKinds))),
})
/** The pending tasks of a member of a buyer company. */
export type Dashboard = z.infer<typeof dashboard>

const boughtBefore = z.object({
  products: wire('produk', z.array(productCard)),
  /** As in a list of products. */
  stocks: wire('stok', z.array(z.object({ productId: wire('produk_id', count), units: wire('jumlah', z.string()) }))),
})

const lastPaid = z.object({
  productId: wire('produk_id', count),
  /** Rupiah per unit, as the order had it. */
  price: wire('harga', z.string()),
  /** On which it was ordered, in Asia/Jakarta. */
  day: wire('tanggal', z.iso.date()),
})

export const dashboardCalls = {
  dashboard: defineCall({
    path: 'beranda/meja',
    summary: 'What waits for a member of a buyer company',
    access: 'buyer',
    permission: 'order.read',
    body: z.object({}),
    answer: answers(dashboard),
  }),
  boughtBefore: defineCall({
    path: 'beranda/beli-lagi',
    summary: 'Products the company has ordered and can order again, the last ordered first',
    access: 'buyer',
    permission: 'order.read',
    body: z.object({}),
    answer: answers(boughtBefore),
  }),
  lastPaid: defineCall({
    path: 'transaksi/harga-terakhir',
    summary: 'What the company last paid for each of these products, among its latest confirmed orders',
    access: 'buyer',
    permission: 'order.read',
    body: z.object({
      productIds: wire(
        'produk_id',
        z
          .array(productId, { error: 'Kode produk tidak valid.' })
          .min(1, { error: 'Pilih produknya.' })
          .max(MOST_CARDS, { error: `Paling banyak ${MOST_CARDS} produk sekaligus.` }),
      ),
    }),
    answer: answers(z.array(lastPaid)),
  }),
}
