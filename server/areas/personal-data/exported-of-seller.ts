import { exportedOfAll } from './exported-of-all.ts'
import { exportedOfShop } from './exported-of-shop.ts'
import { exportedOfTrade } from './exported-of-trade.ts'
import type { ExportedTable, Under } from './exported-table.ts'

const subscriptions: Under = { table: 'subscriptions', key: 'id', who: 'seller_id' }
const subscriptionEvents: Under = {
  table: 'subscription_events',
  key: 'id',
  who: 'subscription_id',
  under: subscriptions,
}
const accounts: Under = { table: 'virtual_accounts', key: 'id', who: 'seller_id' }

/** Exported data of a seller company [OPS-5]. */
export const exportedOfSeller: readonly ExportedTable[] = [
  ...exportedOfAll,
  ...exportedOfShop,
  {
    file: 'permintaan-wewenang',
    table: 'grant_requests',
    who: 'subscription_id',
    under: subscriptions,
    columns: [
      'id',
      'subscription_id',
      'act',
      'terms',
      'beyond',
      'state',
      'reason',
      'asked_by',
      'asked_at',
      'decided_by',
      'decided_at',
    ],
  },
  {
    file: 'langganan',
    table: 'subscriptions',
    who: 'seller_id',
    columns: [
      'id',
      'buyer_id',
      'status',
      'price_level',
      'sales_user_id',
      'intended_use',
      'note',
      'since',
      'updated_at',
    ],
  },
  {
    file: 'tindakan-langganan',
    table: 'subscription_events',
    who: 'subscription_id',
    under: subscriptions,
    columns: ['subscription_id', 'act', 'state', 'terms', 'note', 'company_id', 'at'],
  },
  {
    file: 'dokumen-langganan',
    table: 'subscription_documents',
    who: 'event_id',
    under: subscriptionEvents,
    columns: ['event_id', 'document_id'],
  },
  {
    file: 'pembayaran-langganan',
    table: 'subscription_payment_types',
    who: 'subscription_id',
    under: subscriptions,
    columns: ['subscription_id', 'code', 'credit_limit', 'active'],
  },
  {
    file: 'piutang',
    table: 'receivables',
    who: 'order_id',
    under: { table: 'orders', key: 'id', who: 'seller_id', order: 'id' },
    columns: [
      'order_id',
      'buyer_id',
      'number',
      'payment_type',
      'comes_to',
      'invoiced',
      'owed',
      'paid',
      'to_pay',
      'open',
      'written_off',
      'due_day',
      'pay_by',
    ],
  },
  {
    file: 'saldo-pelanggan',
    table: 'receivable_accounts',
    who: 'seller_id',
    columns: ['buyer_id', 'balance', 'credit'],
  },
  {
    file: 'tindakan-piutang',
    table: 'receivable_acts',
    who: 'seller_id',
    columns: ['id', 'buyer_id', 'kind', 'reason', 'via', 'day', 'undoes', 'user_id', 'at'],
  },
  {
    file: 'baris-piutang',
    table: 'receivable_lines',
    who: 'seller_id',
    order: 'order_id',
    columns: ['act_id', 'buyer_id', 'order_id', 'shipment_id', 'ordered', 'invoiced', 'paid', 'written_off', 'due_day'],
  },
  {
    file: 'virtual-account',
    table: 'virtual_accounts',
    who: 'seller_id',
    columns: ['id', 'buyer_id', 'provider', 'bank', 'amount', 'state', 'opened_at', 'expires_at'],
  },
  {
    file: 'isi-virtual-account',
    table: 'virtual_account_orders',
    who: 'account_id',
    under: accounts,
    columns: ['account_id', 'order_id', 'amount'],
  },
  {
    file: 'dana-virtual-account',
    table: 'virtual_account_payments',
    who: 'account_id',
    under: accounts,
    columns: ['account_id', 'payment_id', 'amount'],
  },
  ...exportedOfTrade('seller_id', 'buyer_id'),
]
