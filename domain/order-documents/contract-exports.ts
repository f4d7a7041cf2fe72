import { exportedDays as body } from '#domain/days/reported-days.ts'
import { defineDownload } from '../call.ts'

// each reads thousands of documents
const limitByPerson = { max: 10, seconds: 60 }

/** Invoices of any days as tables, written while they are sent [ORDER-8]. */
export const invoiceExportCalls = {
  bought: defineDownload({
    path: 'transaksi/invoice/ekspor',
    summary: 'The invoices that a buyer company has got, newest first',
    access: 'buyer',
    permission: 'order.read',
    limitByPerson,
    body,
  }),
  sold: defineDownload({
    path: 'pusat-seller/invoice/ekspor',
    summary: 'The invoices that a seller has issued, newest first',
    access: 'seller',
    permission: 'payments.read',
    limitByPerson,
    body,
  }),
}
