import type pg from 'pg'

/** Writes what stands above prices by level: for each fifth offer two tiers, for each fiftieth a price for some days. */
export async function writePriceRules(client: pg.Client): Promise<void> {
  await client.query(`
    insert into price_rules (product_id, seller_id, level, from_units, days, amount)
    select p.id, p.seller_id, price.level, rule.times * p.min_purchase, '[2026-01-01,)', round(price.amount * rule.part, 2)
    from products p
    join product_prices price on price.product_id = p.id
    cross join lateral (values (4, 0.97), (10, 0.94), (0, 0.95)) rule (times, part)
    where p.id % (case when rule.times = 0 then 50 else 5 end) = 0
      -- the demo has written those of its own
      and not exists (select from price_rules there where there.product_id = p.id)
    order by p.id, price.level, rule.times`)
  await client.query('analyze price_rules')
}
