import { query } from '#web/lib/api/query.ts'

/** The virtual accounts of an order, for its buyer. */
export const accountsOfOrderQuery = (orderId: string) =>
  query({ call: 'tagihan/va/pesanan', body: { orderId }, live: 'order' })

/** Those of the company that wait to be paid. */
export const waitingAccountsQuery = query({
  call: 'tagihan/va/daftar',
  body: {},
  live: 'order',
})

/** Those at the test provider. */
export const testAccountsQuery = query({ call: 'penyedia-uji/daftar', body: {}, live: 'order' })
