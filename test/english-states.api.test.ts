import type pg from 'pg'
import { expect, it } from 'vitest'
import { sellerTypes } from '#domain/catalogue/seller-type.ts'
import { orderStates } from '#domain/orders/state.ts'
import { subscriptionStates } from '#domain/subscriptions/state.ts'
import { onDatabaseBefore } from './old-database.ts'

const oldOrderStates = ['menunggu_persetujuan', 'menunggu_konfirmasi', 'diproses', 'dikirim', 'selesai', 'dibatalkan']
const oldSellerTypes = ['distributor', 'importir', 'produsen']
const oldSubscriptionStates = ['diajukan', 'perlu_dokumen', 'A', 'ditangguhkan', 'ditolak', 'berakhir']

it('turns the Indonesian words that were stored before into the English ones [ORDER-4] [REG-4]', async () => {
  await onDatabaseBefore('0009_english_states.sql', async ({ client, migrate }) => {
    await writeOldWords(client)

    await migrate()

    expect(await stored(client, 'orders', 'state')).toEqual(orderStates)
    expect(await stored(client, 'order_events', 'state')).toEqual(orderStates)
    expect(await stored(client, 'subscriptions', 'status')).toEqual(subscriptionStates)
    expect(await stored(client, 'subscription_events', 'state')).toEqual(subscriptionStates)
    expect(await stored(client, 'companies', 'seller_type')).toEqual([...sellerTypes, ...sellerTypes])
    await expect(client.query("update subscription_events set note = 'x'")).rejects.toThrow('only appended to')
  })
})

/** An order and a subscription in each state, with their histories, of sellers of each type. */
async function writeOldWords(client: pg.Client): Promise<void> {
  for (const [index, orderState] of oldOrderStates.entries()) {
    await client.query(oldRows, [`test-${index}`, orderState, oldSubscriptionStates[index], oldSellerTypes[index % 3]])
  }
}

const oldRows = `
  with person as (
    insert into users (email, username, name, password_hash) values ($1, $1, $1, '') returning id
  ), buyer as (
    insert into companies (kind, name, username) values ('buyer', $1, 'buyer-' || $1) returning id
  ), seller as (
    insert into companies (kind, name, username, seller_type, exchange_rate)
    values ('seller', $1, 'seller-' || $1, $4, 1) returning id
  ), checkout as (
    insert into checkouts (buyer_id, key, request_hash, created_at)
    select id, uuidv7(), '', now() from buyer returning buyer_id, key
  ), placed as (
    insert into orders (number, buyer_id, seller_id, checkout_key, placed_by, state, payment_type, address, is_pkp,
      tax_percent, goods_amount, shipping_amount, tax_base_amount, tax_amount, total_amount, placed_at, submitted_at)
    select $1, checkout.buyer_id, seller.id, checkout.key, person.id, $2, 'transfer', '{}', false, 0, 0, 0, 0, 0, 0,
      now(), case when $2 <> 'menunggu_persetujuan' then now() end
    from checkout, seller, person returning id, state
  ), told as (
    insert into order_events (order_id, event, state, at) select id, 'place', state, now() from placed
  ), subscription as (
    insert into subscriptions (buyer_id, seller_id, status) select buyer.id, seller.id, $3 from buyer, seller
    returning id, seller_id, status
  )
  insert into subscription_events (subscription_id, act, state, version, user_id, company_id, at)
  select subscription.id, 'ask', status, 1, person.id, seller_id, now() from subscription, person`

/** The words in the order in which they were written. */
async function stored(client: pg.Client, table: string, column: string): Promise<string[]> {
  const { rows } = await client.query<{ word: string }>(
    `select ${column} as word from ${table} where ${column} is not null order by id`,
  )
  return rows.map(({ word }) => word)
}
