import { query } from '#web/lib/api/query.ts'
import { type DeskFilter, queueBody } from './desk-filter.ts'

/** Where the shop is paid; each step is told to it. */
export const ownAccountsQuery = query({
  call: 'pusat-seller/rekening/daftar',
  body: {},
  live: 'notifications',
})

/** Accounts of shops, for administrators. */
export const accountQueueQuery = (filter: DeskFilter) =>
  query({ call: 'admin/rekening/daftar', body: queueBody(filter), live: 'notifications' })

/** One of them. */
export const accountQuery = (id: string) =>
  query({ call: 'admin/rekening/detail', body: { id }, live: 'notifications' })
