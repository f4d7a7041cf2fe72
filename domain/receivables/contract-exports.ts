import { exportedDays as body } from '#domain/days/reported-days.ts'
import { defineDownload } from '../call.ts'

// each reads thousands of payments
const limitByPerson = { max: 10, seconds: 60 }

/** Payments of any days as tables, written while they are sent [ORDER-8, PAY-1]. */
export const paymentExportCalls = {
  paid: defineDownload({
    path: 'tagihan/pembayaran/ekspor',
    summary:
      'What a buyer company has paid: a row for each order that a payment paid, and for what undid one, newest first',
    access: 'buyer',
    permission: 'order.read',
    limitByPerson,
    body,
  }),
  received: defineDownload({
    path: 'pusat-seller/pembayaran/ekspor',
    summary:
      'What a seller has received: a row for each order that a payment paid, and for what undid one, newest first',
    access: 'seller',
    permission: 'payments.read',
    limitByPerson,
    body,
  }),
}
