import { allowed, type EnglishOf, list, record } from '../codec.ts'
import type { WireAccount, WireAccountsOfOrder, WireWaitingAccounts } from './contract.ts'
import { accountState } from './virtual-account.ts'

const paidOrder = record<WireAccount['pesanan'][number]>()({
  orderId: 'transaksi_id',
  number: 'nomor',
  amount: 'jumlah',
})

/** A virtual account as its buyer sees it [PAY-3]. */
export const account = record<WireAccount>()({
  id: 'va_id',
  sellerId: 'seller_id',
  sellerName: 'seller_nama',
  bank: 'bank',
  number: 'nomor',
  amount: 'jumlah',
  expiresAt: 'berlaku_sampai',
  state: ['status', accountState],
  orders: ['pesanan', list(paidOrder)],
})
export type Account = EnglishOf<typeof account>

/** Those of an order. */
export const accountsOfOrder = record<WireAccountsOfOrder>()({
  isOffered: 'tersedia',
  isTest: 'uji',
  toPay: 'harus_dibayar',
  billed: 'sudah_ditagih',
  accounts: ['va', list(account)],
  currentId: 'va_berlaku',
  can: ['can', record<WireAccountsOfOrder['can']>()({ open: ['buka', allowed] })],
})
export type AccountsOfOrder = EnglishOf<typeof accountsOfOrder>

/** Those that wait to be paid. */
export const waitingAccounts = record<WireWaitingAccounts>()({
  isOffered: 'tersedia',
  isTest: 'uji',
  accounts: ['va', list(account)],
})
export type WaitingAccounts = EnglishOf<typeof waitingAccounts>
