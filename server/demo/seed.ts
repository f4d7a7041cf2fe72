import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/database.ts'
import { type DemoCatalogue, generateCatalogue } from './generate-catalogue.ts'
import { readDemoSources } from './read-materials.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { makePasswords, type Passwords, seedCompanies } from './seed-companies.ts'
import { seedLoyalty } from './seed-loyalty.ts'
import { seedPromos } from './seed-promos.ts'
import { seedSurveyAnswers } from './seed-surveys.ts'
import { seedShipping, seedSubscriptions } from './seed-trade.ts'

interface Deps {
  db: Db
  now: () => Date
}

/**
 * Fills an empty database with the demo: 24 sellers and their 1,086 offers, 14 buyer companies, who is subscribed to
 * whom, and the accounts of /masuk. A database that holds a company is left as it is.
 */
export async function seedDemo(deps: Deps): Promise<void> {
  if (await holdsCompanies(deps.db)) return
  const { materials, sellers, buyers } = readDemoSources()
  const catalogue = generateCatalogue(materials, { sellers, buyers })
  const passwords = await makePasswords()
  const filled = await deps.db.transaction().execute((tx) => seedIn(tx, catalogue, passwords, deps.now()))
  if (!filled) return
  await seedLoyalty(deps, passwords.shown)
  // the first pages are asked for before the server has looked at the tables by itself
  await sql`vacuum (analyze) companies, users, memberships, products, product_stocks, product_prices, product_search,
    search_words, showcases, showcase_products, subscriptions, subscription_payment_types, shipping_rates`.execute(
    deps.db,
  )
}

async function seedIn(tx: Tx, catalogue: DemoCatalogue, passwords: Passwords, now: Date): Promise<boolean> {
  // two processes may start at once on one new database
  await sql`lock table companies in share row exclusive mode`.execute(tx)
  if (await holdsCompanies(tx)) return false
  const companyId = await seedCompanies(tx, catalogue, passwords, now)
  await seedShipping(tx, catalogue.sellers, companyId)
  await seedSubscriptions(tx, catalogue, companyId, now)
  await seedSurveyAnswers(tx, now)
  await seedPromos(tx)
  await seedCatalogue(tx, catalogue, companyId, now)
  return true
}

async function holdsCompanies(db: Db | Tx): Promise<boolean> {
  return (await db.selectFrom('companies').select('id').limit(1).execute()).length > 0
}
