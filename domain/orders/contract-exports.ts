import { z } from 'zod'
import { tableKinds } from '#domain/files/file.ts'
import { defineDownload } from '../call.ts'
import { wire } from '../wire.ts'
import { orderList } from './shapes.ts'

/** The rows of an export. */
const exportedRows = ['pesanan', 'produk'] as const

const { state, scope, payment, age, productId, keyword, from, until } = orderList.shape
const body = z.object({
  format: z.enum(tableKinds, { error: "Format berkas: 'csv' atau 'xlsx'." }),
  /** A row for each order, or for each of its products. */
  rows: wire('isi', z.enum(exportedRows, { error: "Isi berkas: 'pesanan' atau 'produk'." }).default('pesanan')),
  state,
  scope,
  payment,
  age,
  productId,
  keyword,
  from,
  until,
})
// each reads thousands of orders
const limitByPerson = { max: 10, seconds: 60 }

/** Orders of any days as tables, written while they are sent [ORDER-8]. */
export const orderExportCalls = {
  orders: defineDownload({
    path: 'transaksi/ekspor',
    summary: "The company's orders as the list shows them under these filters, all of them, newest first",
    access: 'buyer',
    permission: 'order.read',
    limitByPerson,
    body,
  }),
  sales: defineDownload({
    path: 'pusat-seller/pesanan/ekspor',
    summary: "The seller's orders as its list shows them under these filters, all of them, newest first",
    access: 'seller',
    permission: 'sales.read',
    limitByPerson,
    body,
  }),
}
