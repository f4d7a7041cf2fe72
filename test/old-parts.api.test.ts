import type pg from 'pg'
import { expect, it } from 'vitest'
import { checkChain } from '#server/platform/audit/check-chain.ts'
import { openDatabase } from '#server/platform/database.ts'
import { onDatabaseBefore } from './old-database.ts'

const tables = ['audit_entries', 'audit_links', 'chat_messages', 'notification_single_reads', 'notifications']
  .concat('order_events', 'product_stocks', 'stock_movements')
  .sort()

it('takes along every row of tables that lie in parts from now on, with its keys, numbers and chain [OPS-1]', async () => {
  await onDatabaseBefore('0320_notifications_by_month.sql', async ({ client, url, migrate }) => {
    await writeRows(client)
    const before = await rowsOf(client)
    for (const table of tables) expect([table, before[table]?.length]).not.toEqual([table, 0])

    await migrate()

    const after = await rowsOf(client)
    for (const link of after.audit_links ?? []) {
      const entry = after.audit_entries?.find(({ id }) => id === link.entry_id)
      expect(link.entry_at).toEqual(entry?.at)
      delete link.entry_at
    }
    expect(after).toEqual(before)

    // numbers go on, the ledger moves its stock, the chain holds
    await client.query(
      "insert into audit_entries (at, act, thing_kind, thing_id) values (now(), 'rate.set', 'rate', '4')",
    )
    await client.query(
      "insert into stock_movements (product_id, at, kind, on_hand) select product_id, now(), 'receipt', 5 from product_stocks",
    )
    const { rows } = await client.query(
      'select (select max(id)::int from audit_entries) as entry, (select max(id)::int from stock_movements) as movement, on_hand::int from product_stocks',
    )
    expect(rows).toEqual([{ entry: 4, movement: 3, on_hand: 105 }])
    const db = openDatabase({ url, connections: 1 })
    expect(await checkChain(db)).toMatchObject({ intact: 4, broken: null })
    await db.destroy()
    await expect(client.query('delete from audit_entries')).rejects.toThrow('only appended to')
    await expect(client.query('delete from partitions.audit_entries_first')).rejects.toThrow('only appended to')

    // what is deleted with a notification still is
    await client.query('delete from notifications')
    expect((await client.query('select from notification_single_reads')).rowCount).toBe(0)
  })
})

async function rowsOf(client: pg.Client): Promise<Record<string, Record<string, unknown>[]>> {
  const found: Record<string, Record<string, unknown>[]> = {}
  for (const table of tables) found[table] = (await client.query(`select * from ${table} order by 1, 2`)).rows
  return found
}

/** One thing of each kind, last year and now. */
async function writeRows(client: pg.Client): Promise<void> {
  const id = async (text: string, values: unknown[] = []) =>
    (await client.query(`${text} returning id`, values)).rows[0].id
  const [buyer, seller] = [
    await id(
      `insert into companies (kind, name, username, exchange_rate, created_at) values ('buyer', 'PT Beli', 'beli', 1, now())`,
    ),
    await id(
      `insert into companies (kind, name, username, seller_type, exchange_rate, created_at) values ('seller', 'PT Jual', 'jual', 'distributor', 1, now())`,
    ),
  ]
  const user = await id(
    `insert into users (email, username, name, password_hash, created_at) values ('a@contoh.id', 'a', 'Ani', '', now())`,
  )
  const material = await id("insert into materials (slug, category_id, created_at) values ('bahan', 1, now())")
  const product = await id(
    `insert into products (seller_id, material_id, category_id, name, name_english, description, important_info, origin,
       grade, form, unit, pack_kind, pack_label, pack_weight, min_purchase, min_nego, negotiable, created_at)
     values ($1, $2, 1, 'Bahan', 'Bahan', '', '', '', '', '', 'kg', 'sack', '', 25, 50, 50, true, now())`,
    [seller, material],
  )
  await client.query('insert into product_stocks (product_id) values ($1)', [product])
  for (const [at, units] of [
    ["now() - interval '1 year'", 60],
    ['now()', 40],
  ])
    await client.query(
      `insert into stock_movements (product_id, at, kind, on_hand) values ($1, ${at}, 'receipt', ${units})`,
      [product],
    )
  for (const nr of [1, 2, 3])
    await client.query(
      `insert into audit_entries (at, act, thing_kind, thing_id) values (now() - ${nr} * interval '5 months', 'rate.set', 'rate', $1)`,
      [nr],
    )
  for (const at of ["now() - interval '5 months'", 'now()']) {
    const told = await id(
      `insert into notifications (company_id, kind, message, link, created_at) values ($1, 'nego', '', '/', ${at})`,
      [buyer],
    )
    await client.query('insert into notification_single_reads (user_id, notification_id) values ($1, $2)', [user, told])
  }
  const room = await id('insert into chat_rooms (buyer_id, seller_id, last_at) values ($1, $2, now())', [buyer, seller])
  for (const place of [1, 2])
    await client.query(
      `insert into chat_messages (room_id, place, sender_id, user_id, key, kind, text, sent_at)
       values ($1, $2, $3, $4, uuidv7(), 'text', 'Halo', now())`,
      [room, place, buyer, user],
    )
  await client.query(
    `with checkout as (
       insert into checkouts (buyer_id, key, request_hash, created_at) values ($1, uuidv7(), '', now()) returning key),
     placed as (
       insert into orders (number, buyer_id, seller_id, checkout_key, placed_by, state, payment_type, address, is_pkp,
         tax_percent, goods_amount, shipping_amount, tax_base_amount, tax_amount, total_amount, placed_at, submitted_at)
       select 'SB-1', $1, $2, key, $3, 'processing', 'transfer', '{}', false, 0, 1, 0, 0, 0, 1, now(), now() from checkout
       returning id)
     insert into order_events (order_id, event, state, at)
     select id, event, 'processing', now() from placed, unnest('{place,confirm}'::text[]) event`,
    [buyer, seller, user],
  )
}
