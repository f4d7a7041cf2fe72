import type pg from 'pg'

/**
 * Writes orders of the last two years, of two lines each, by buyers from sellers they subscribe to, at their prices; one in
 * fifty waits to be shipped, the others were shipped whole, received and paid. In SQL, because placing them one after
 * another would take hours.
 * @param series begins their numbers
 * @param buyer the e-mail of the owner of the only buyer; null: all of them
 */
export async function writePastOrders(
  client: pg.Client,
  count: number,
  now: Date,
  { series = 'UKUR', buyer = null }: { series?: string; buyer?: string | null } = {},
): Promise<void> {
  const literal = buyer === null ? 'null' : client.escapeLiteral(buyer)
  const today = `${client.escapeLiteral(now.toISOString())}::timestamptz`
  await client.query(`
    create temporary table shelf as
    select id as product_id, seller_id, name, unit, pack_label, pack_weight, grade, maker, origin, form, min_purchase,
      row_number() over (partition by seller_id order by id) - 1 as place, count(*) over (partition by seller_id) as offered
    from products
    where pack_weight > 0`)
  await client.query(`create index on shelf (seller_id, place)`)
  await client.query(`analyze shelf`)
  await client.query(`
    create temporary table customer as
    select s.buyer_id, s.seller_id, s.price_level, m.user_id, row_number() over (order by s.buyer_id, s.seller_id) - 1 as place
    from subscriptions s join memberships m on m.company_id = s.buyer_id and m.role = 'owner'
    join users u on u.id = m.user_id
    where s.status = 'active' and (${literal}::text is null or u.email = ${literal})`)
  await client.query(`
    create temporary table past as
    select gen_random_uuid() as id, gen_random_uuid() as key, number, customer.buyer_id, customer.seller_id,
      customer.price_level, customer.user_id,
      ${today} - number * interval '730 days' / ${count} as placed_at
    from generate_series(1, ${count}) number
    join customer on customer.place = number::bigint * 7919 % (select count(*) from customer)
    where exists (select from shelf where shelf.seller_id = customer.seller_id)`)
  await client.query('analyze past')
  await client.query(`
    create temporary table past_line as
    select past.id as order_id, turn as position, shelf.*, shelf.min_purchase as units, price.amount as unit_price,
      round(shelf.min_purchase * price.amount, 2) as amount
    from past
    cross join generate_series(1, 2) turn
    join shelf stock on stock.seller_id = past.seller_id and stock.place = 0
    join shelf on shelf.seller_id = past.seller_id and shelf.place = (past.number * 31 + turn * 17) % stock.offered
    join lateral (
      select amount from product_prices
      where product_id = shelf.product_id and level in (1, past.price_level) order by level desc limit 1) price on true`)
  await client.query(`
    insert into checkouts (buyer_id, key, request_hash, created_at)
    select buyer_id, key, '\\x00', placed_at from past`)
  await client.query(`
    insert into orders (
      id, number, buyer_id, seller_id, checkout_key, placed_by, state, submitted_at, payment_type, address, is_pkp,
      tax_percent, goods_amount, shipping_amount, tax_base_amount, tax_amount, total_amount, placed_at, paid_at, parts_sent,
      parts_received)
    select past.id, ${client.escapeLiteral(`${series}-`)} || past.number, past.buyer_id, past.seller_id, past.key, past.user_id,
      case when past.number <= ${count} / 50 then 'processing' else 'completed' end, past.placed_at, 'transfer',
      jsonb_build_object('label', 'Pabrik', 'recipient', 'Bagian Penerimaan', 'phone', '+62 811-0000-0999', 'street',
        'Jl. Ukur No. 1', 'city', 'Jakarta Timur', 'province', 'DKI Jakarta', 'postalCode', '13920'),
      true, 12, goods, 0, base, round(base * 0.12, 2), goods + round(base * 0.12, 2), past.placed_at,
      case when past.number > ${count} / 50 then past.placed_at + interval '1 day' end, (past.number > ${count} / 50)::integer,
      (past.number > ${count} / 50)::integer
    from past
    join (
      select order_id, sum(amount) as goods, round(sum(amount) * 11 / 12, 2) as base from past_line group by order_id) line
      on line.order_id = past.id`)
  await client.query(`
    insert into order_lines (
      order_id, position, product_id, name, unit, pack_label, pack_weight, material, grade, maker, origin, form, units,
      unit_price, amount, tax_base, tax, units_shipped, units_received)
    select order_id, position, product_id, line.name, unit, pack_label, pack_weight, line.name, grade, maker, origin, form,
      units, unit_price, amount, round(amount * 11 / 12, 2), round(round(amount * 11 / 12, 2) * 0.12, 2),
      units * parts_sent, units * parts_received
    from past_line line join orders on orders.id = line.order_id`)
  await client.query(`
    insert into order_events (order_id, event, state, user_id, company_id, at)
    select id, 'place', 'awaiting_confirmation', user_id, buyer_id, placed_at from past`)
  await writeShipments(client)
  await writeLedger(client)
}

/** One shipment of everything for each order that went out. */
async function writeShipments(client: pg.Client): Promise<void> {
  await client.query(`
    insert into shipments (order_id, part, state, carrier, sent_at, received_at, goods_amount, seller_discount_amount,
      shipping_amount, tax_base_amount, tax_amount, voucher_amount, total_amount)
    select id, 1, 'received', 'Armada sendiri', paid_at, paid_at, goods_amount, 0, 0, tax_base_amount, tax_amount, 0, total_amount
    from orders join past using (id) where parts_sent = 1`)
  await client.query(`
    insert into shipment_lines (shipment_id, position, units, units_received, amount, discount, tax_base, tax)
    select shipment.id, position, units, units, amount, 0, tax_base, tax
    from shipments shipment join past on past.id = shipment.order_id join order_lines line on line.order_id = past.id`)
}

/** Writes the ledger of past orders: total and payments, by one act an order. */
async function writeLedger(client: pg.Client): Promise<void> {
  await client.query(`
    insert into receivables (order_id, number, seller_id, buyer_id, payment_type, pay_by, due_day)
    select id, orders.number, seller_id, buyer_id, payment_type, day + 3, day + 3
    from orders
    join past using (id, seller_id, buyer_id),
    lateral (select (orders.placed_at at time zone 'Asia/Jakarta')::date as day) placed`)
  await client.query(`
    create temporary table opened as
    select uuidv7() as act_id, id as order_id, seller_id, buyer_id, orders.placed_at, total_amount,
      total_amount * parts_sent as settled
    from orders join past using (id, seller_id, buyer_id)`)
  await client.query(`
    insert into receivable_acts (id, seller_id, buyer_id, kind, at, day)
    select act_id, seller_id, buyer_id, 'opening', placed_at, (placed_at at time zone 'Asia/Jakarta')::date from opened`)
  await client.query(`
    insert into receivable_lines (act_id, seller_id, buyer_id, order_id, ordered, invoiced, paid)
    select act_id, seller_id, buyer_id, order_id, total_amount, settled, settled from opened`)
}
