import type pg from 'pg'
import { expect, it } from 'vitest'
import { onDatabaseBefore } from './old-database.ts'

it('opens the ledger with what was there and what open orders hold of it; what was shipped is one shipment [SHOP-5, SHIP-1]', async () => {
  await onDatabaseBefore('0074_stock_ledger.sql', async ({ client, migrate }) => {
    const { product, buyer, seller, user } = await writeSale(client)
    for (const [state, units] of [
      ['processing', 75],
      ['awaiting_confirmation', 25],
      ['shipped', 300],
      ['cancelled', 50],
    ] as const) {
      await client.query(
        `with checkout as (
          insert into checkouts (buyer_id, key, request_hash, created_at) values ($1, uuidv7(), '', now()) returning key),
        placed as (
          insert into orders (number, buyer_id, seller_id, checkout_key, placed_by, state, payment_type, address, is_pkp,
            tax_percent, goods_amount, shipping_amount, tax_base_amount, tax_amount, total_amount, placed_at, submitted_at)
          select uuidv7()::text, $1, $2, key, $3, $4, 'transfer', '{}', false, 0, 1, 0, 0, 0, 1, now(), now() from checkout
          returning id),
        stepped as (
          insert into order_events (order_id, event, state, at) select id, case $4 when 'shipped' then 'ship' else 'place' end, $4, now()
          from placed)
        insert into order_lines (order_id, position, product_id, name, unit, pack_label, units, unit_price, amount, tax_base, tax)
        select id, 1, $5, 'Bahan', 'kg', '', $6, 1, 1, 0, 0 from placed`,
        [buyer, seller, user, state, product, units],
      )
    }

    await migrate()

    const { rows } = await client.query(
      `select units::float, on_hand::float, reserved::float, p.available from product_stocks s join products p on p.id = product_id`,
    )
    expect(rows).toEqual([{ units: 400, on_hand: 500, reserved: 100, available: true }])
    const ledger = await client.query(
      `select kind, sum(on_hand)::float as "onHand", sum(reserved)::float as reserved from stock_movements group by kind order by kind`,
    )
    expect(ledger.rows).toEqual([
      { kind: 'opening', onHand: 500, reserved: 0 },
      { kind: 'reservation', onHand: 0, reserved: 100 },
    ])
    const shipped = await client.query(
      `select s.part, s.state, l.units::float, o.parts_sent, o.parts_received, ol.units_shipped::float
      from shipments s join shipment_lines l on l.shipment_id = s.id join orders o on o.id = s.order_id
      join order_lines ol on ol.order_id = o.id`,
    )
    const one = { part: 1, state: 'sent', units: 300, parts_sent: 1, parts_received: 0, units_shipped: 300 }
    expect(shipped.rows).toEqual([one])
  })
})

/** Two companies, and a product of which 400 kg are left. */
async function writeSale(client: pg.Client) {
  const company = async (kind: string) => {
    const { rows } = await client.query(
      `insert into companies (kind, name, username, seller_type, exchange_rate, created_at)
       values ($1, 'PT Uji', uuidv7()::text, $2, 1, now()) returning id`,
      [kind, kind === 'seller' ? 'distributor' : null],
    )
    return rows[0].id
  }
  const [buyer, seller] = [await company('buyer'), await company('seller')]
  const user = await client.query(
    `insert into users (email, name, username, password_hash, created_at)
     values ('uji@contoh.example', 'Uji', 'uji', '', now()) returning id`,
  )
  const product = await client.query(
    `with material as (
      insert into materials (slug, category_id, created_at) values ('bahan', 1, now())
      returning id)
    insert into products (seller_id, material_id, category_id, name, name_english, description, important_info, origin, grade,
      form, unit, pack_kind, pack_label, pack_weight, min_purchase, min_nego, negotiable, created_at)
    select $1, id, 1, 'Bahan', 'Bahan', '', '', '', '', '', 'kg', 'sack', '', 25, 50, 50, true, now() from material
    returning id`,
    [seller],
  )
  const id = product.rows[0].id
  await client.query('insert into product_stocks (product_id, units) values ($1, 400)', [id])
  return { buyer, seller, user: user.rows[0].id, product: id }
}
