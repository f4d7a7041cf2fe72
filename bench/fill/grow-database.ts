import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { hashPassword } from '#server/areas/accounts/public.ts'
import { countOffers, tidyShowcaseCounts } from '#server/areas/catalogue/list/queries-counts.ts'
import { insertProducts } from '#server/areas/catalogue/public.ts'
import { insertMaterials, type NewMaterial } from '#server/areas/materials/public.ts'
import { type Material, readDemoSources } from '#server/demo/read-materials.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db } from '#server/platform/database.ts'
import { registerReactions } from '#server/reactions.ts'
import { growCompanies } from './grown-companies.ts'
import { growMaterials } from './grown-materials.ts'
import { growOffers } from './grown-offers.ts'
import { withoutIndexes } from './indexes.ts'
import { writePastOrders } from './past-orders.ts'
import { writePriceRules } from './price-rules.ts'
import { sizeOf } from './size.ts'

/** Hears how far it is. */
type Report = (text: string) => void

// of one material, whose words are made once for all of a batch, many
const BATCH = 4000
// while one of them is in the database, another is prepared here
const WRITERS = 2

// of these the writers write most rows; those by which the writers themselves find a row keep theirs
const written = [
  'products',
  'product_search',
  'product_prices',
  'product_stocks',
  'product_nego_terms',
  'stock_movements',
  'price_rules',
  'checkouts',
  'orders',
  'order_lines',
  'order_events',
  'shipments',
  'shipment_lines',
]

/**
 * Grows a database with the demo in it to this many offers, and to what belongs to them (size.ts); the same each time, but
 * for ids. What is sold is written as the product itself writes it.
 */
export async function growDatabase(url: string, offers: number, now: Date, report: Report = () => {}): Promise<void> {
  registerReactions()
  const size = sizeOf(offers)
  const client = new pg.Client({ connectionString: url })
  const db = openPatiently(url)
  await client.connect()
  try {
    const passwordHash = await hashPassword('Contoh123')
    await db.transaction().execute((tx) => growCompanies(tx, size, passwordHash, now))
    const materials = await writeMaterials(db, size.materials, now)
    await client.query('analyze companies, users, materials, material_names, material_search, showcases, subscriptions')
    await withoutIndexes(client, written, async () => {
      await writeOffers(db, { materials, sellers: await sellersOf(db), now }, offers, report)
      report('orders')
      await client.query('analyze products, product_prices, subscriptions, offers_to_count')
      await writePriceRules(client)
      await writePastOrders(client, size.orders, now)
      report('indexes')
    })
    report('counts')
    await countAll(db)
  } finally {
    await db.destroy()
    await client.end()
  }
}

// many at once: each count is written once for all of them
const COUNTED = 100_000

async function countAll(db: Db): Promise<void> {
  let more = true
  while (more) {
    const [counted] = await db.transaction().execute((tx) => countOffers.rows(tx, COUNTED))
    more = counted?.changed === COUNTED
  }
  await db.transaction().execute((tx) => tidyShowcaseCounts.rows(tx))
}

/** The product's own pool ends what takes ten seconds, as a thousand offers may on a busy machine. */
function openPatiently(url: string): Db {
  // what counting adds up does not go through files
  const pool = new pg.Pool({ connectionString: url, max: WRITERS, options: '-c work_mem=256MB' })
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}

interface Sold extends Material {
  materialId: number
}

async function writeMaterials(db: Db, count: number, now: Date): Promise<Sold[]> {
  const materials = growMaterials(readDemoSources().materials, count)
  const there = await db.selectFrom('materials').select(['id', 'slug']).execute()
  const ids = new Map(there.map(({ id, slug }) => [slug, id]))
  const missing = materials.filter(({ id }) => !ids.has(id))
  for (const batch of inBatches(missing.length)) {
    const some = missing.slice(batch.from, batch.from + batch.count).map((material) => toWrite(material, now))
    const made = await db.transaction().execute((tx) => insertMaterials(tx, some, now))
    for (const [slug, id] of made) ids.set(slug, id)
  }
  return materials.map((material) => ({ ...material, materialId: ids.get(material.id) ?? 0 }))
}

function toWrite({ id, nameEn, synonyms, ...material }: Material, now: Date): NewMaterial {
  return { ...material, slug: id, nameEnglish: nameEn, otherNames: synonyms, createdAt: now }
}

async function sellersOf(db: Db) {
  const sellers = await db
    .selectFrom('companies')
    .select(['id', 'username'])
    .where('kind', '=', 'seller')
    .orderBy('username')
    .execute()
  return sellers.map(({ id, username }) => ({ id, hasGrownCollections: username.startsWith('pemasok-ukur-') }))
}

async function writeOffers(
  db: Db,
  market: Parameters<typeof growOffers>[0],
  target: number,
  report: Report,
): Promise<void> {
  const next = growOffers(market)
  const { count } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const batches = inBatches(target - Number(count))
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      // one iterator for all of them: each takes the next free batch
      for (const batch of batches) {
        const offers = next(batch.count)
        await db.transaction().execute((tx) => insertProducts(tx, offers))
        if (batch.from % 40_000 === 0) report(`${batch.from} offers`)
      }
    }),
  )
}

function* inBatches(total: number): Generator<{ from: number; count: number }> {
  for (let from = 0; from < total; from += BATCH) yield { from, count: Math.min(BATCH, total - from) }
}
