import { type RawBuilder, sql } from 'kysely'
import { provinces } from '#domain/companies/provinces.ts'
import { slugOf } from '#domain/slug.ts'
import { insertShowcases } from '#server/areas/catalogue/public.ts'
import { buyerOfPembeli } from '#server/demo/accounts.ts'
import type { Tx } from '#server/platform/database.ts'
import { grownCollections } from './grown-offers.ts'
import type { Size } from './size.ts'

/** How many sellers a grown buyer subscribes to. */
const SUBSCRIPTIONS = 10

/** The address of a grown buyer's owner; numbers from 1. */
export function grownBuyer(number: number): string {
  return `pembeli-ukur-${number}@contoh.id`
}

/** Writes as many sellers and buyers as are missing, each with an owner, and their subscriptions and deliveries. */
export async function growCompanies(tx: Tx, size: Size, passwordHash: string, now: Date): Promise<void> {
  const { sellers, buyers } = await count(tx)
  await insertCompanies(tx, 'seller', size.sellers - sellers, now)
  await insertCompanies(tx, 'buyer', size.buyers - buyers, now)
  await insertOwners(tx, passwordHash, now)
  await insertAddresses(tx, now)
  await insertShipping(tx)
  await openCollections(tx)
  await sql`analyze companies, memberships`.execute(tx)
  await subscribe(tx, now)
}

async function count(tx: Tx): Promise<{ sellers: number; buyers: number }> {
  const rows = await tx.selectFrom('companies').select('kind').execute()
  const of = (kind: string) => rows.filter((row) => row.kind === kind).length
  return { sellers: of('seller'), buyers: of('buyer') }
}

async function insertCompanies(tx: Tx, kind: 'seller' | 'buyer', missing: number, now: Date): Promise<void> {
  const isSeller = kind === 'seller'
  const name = isSeller ? 'Pemasok' : 'Pabrik'
  await sql`
    insert into companies (
      kind, name, username, phone, address, city, province, business_type, seller_type, exchange_rate, about, created_at)
    select ${kind}, 'PT ' || ${name} || ' Ukur ' || number, lower(${name}) || '-ukur-' || number,
      '+62 811-0000-' || number, 'Jl. Ukur No. ' || number, ${oneOf(['Jakarta Timur', 'Tangerang', 'Bekasi', 'Surabaya'])},
      ${oneOf(['DKI Jakarta', 'Banten', 'Jawa Barat', 'Jawa Timur'])}, ${oneOf(['1', '2', '3', '6'])},
      ${isSeller ? oneOf(['distributor', 'importer', 'producer']) : sql`null::text`}, ${isSeller ? '16000.00' : null}::numeric,
      'Perusahaan rekaan untuk pengukuran.', ${yearBefore(now)}
    from generate_series(1, ${Math.max(missing, 0)}::int) number`.execute(tx)
}

function oneOf(texts: readonly string[]): RawBuilder<string> {
  return sql`(${texts}::text[])[1 + number % ${sql.lit(texts.length)}]`
}

async function insertOwners(tx: Tx, passwordHash: string, now: Date): Promise<void> {
  await sql`
    with owner as (
      insert into users (email, username, name, password_hash, email_verified_at, created_at)
      select replace(username, 'pabrik', 'pembeli') || '@contoh.id', username, 'Pemilik ' || name, ${passwordHash}, created_at, created_at
      from companies where username like '%-ukur-%'
      returning id, username)
    insert into memberships (user_id, company_id, role, created_at)
    select owner.id, company.id, 'owner', ${now}::timestamptz from owner join companies company using (username)`.execute(
    tx,
  )
}

async function insertAddresses(tx: Tx, now: Date): Promise<void> {
  await sql`
    insert into addresses (
      company_id, label, recipient, phone, street, city, province, postal_code, is_default, created_at)
    select id, 'Pabrik', 'Bagian Penerimaan', phone, address, city, province, '13920', true, ${now}::timestamptz
    from companies where username like 'pabrik-ukur-%'`.execute(tx)
}

async function insertShipping(tx: Tx): Promise<void> {
  await sql`
    insert into shipping_rates (seller_id, province, base_amount, amount_per_unit)
    select company.id, province.name, 35000, 250
    from companies company, unnest(${[...provinces]}::text[]) province (name)
    where company.username like 'pemasok-ukur-%'`.execute(tx)
}

async function openCollections(tx: Tx): Promise<void> {
  const sellers = await tx.selectFrom('companies').select('id').where('username', 'like', 'pemasok-ukur-%').execute()
  const collections = sellers.flatMap(({ id }) =>
    grownCollections.map((name, index) => ({ sellerId: id, name, slug: slugOf(name), position: index + 1 })),
  )
  await insertShowcases(tx, collections)
}

/** Each grown buyer to ten sellers at one of three levels, and the demo's buyer to every fifth grown seller. */
async function subscribe(tx: Tx, now: Date): Promise<void> {
  await sql`
    with seller as (
      select id, row_number() over (order by created_at, username) - 1 as place, count(*) over () as sellers
      from companies where kind = 'seller'),
    pair as (
      select distinct on (buyer.id, seller.id) buyer.id as buyer_id, seller.id as seller_id, buyer.place + turn as number
      from (
        select id, row_number() over (order by username) as place from companies where username like 'pabrik-ukur-%') buyer
      cross join generate_series(1, ${SUBSCRIPTIONS}::int) turn
      join seller on seller.place = (buyer.place * 7 + turn * turn * 3) % seller.sellers
      union all
      select buyer.id, seller.id, seller.place
      from companies buyer, seller join companies grown on grown.id = seller.id and grown.username like 'pemasok-ukur-%'
      where buyer.username = ${buyerOfPembeli} and seller.place % 5 = 0),
    subscription as (
      insert into subscriptions (buyer_id, seller_id, status, price_level, intended_use, since, updated_at)
      select buyer_id, seller_id, 'active', 1 + number % 3, 'Bahan baku produksi', ${yearBefore(now)}, ${yearBefore(now)} from pair
      returning id)
    insert into subscription_payment_types (subscription_id, code, active)
    select id, 'transfer', true from subscription`.execute(tx)
}

function yearBefore(now: Date): RawBuilder<Date> {
  return sql`${now}::timestamptz - interval '1 year'`
}
