import { sql } from 'kysely'
import type { Deps } from '#server/deps.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { registerReactions } from '#server/reactions.ts'
import { type DemoCatalogue, generateCatalogue } from './generate-catalogue.ts'
import { readDemoSources } from './read-materials.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedClaims } from './seed-claims.ts'
import { makePasswords, type Passwords, seedCompanies } from './seed-companies.ts'
import { seedContent } from './seed-content.ts'
import { seedConversations } from './seed-conversations.ts'
import { seedDocuments } from './seed-documents.ts'
import { seedExpected } from './seed-expected.ts'
import { seedImports } from './seed-imports.ts'
import { seedLeadTimes } from './seed-lead-times.ts'
import { seedLots } from './seed-lots.ts'
import { seedLoyalty } from './seed-loyalty.ts'
import { seedNegotiations } from './seed-negotiations.ts'
import { seedPrices } from './seed-prices.ts'
import { seedPromotionCodes } from './seed-promotion-codes.ts'
import { seedRates } from './seed-rates.ts'
import { seedSales } from './seed-sales.ts'
import { seedShipping } from './seed-shipping.ts'
import { seedSubscriptions } from './seed-subscriptions.ts'
import { seedSurveyAnswers } from './seed-surveys.ts'
import { seedVirtualAccount } from './seed-virtual-account.ts'

/**
 * Fills an empty database with the demo: 24 sellers with 1,086 products, 14 buyer companies, their subscriptions and
 * conversations, and the accounts of /masuk. A database that contains a company is left as it is.
 */
export async function seedDemo(given: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const deps = given as Deps // the demo's use cases use only the database and the clock
  if (await holdsCompanies(deps.db)) return
  registerReactions()
  const { materials, sellers, buyers } = readDemoSources()
  const catalogue = generateCatalogue(materials, { sellers, buyers })
  const passwords = await makePasswords()
  const filled = await deps.db.transaction().execute((tx) => seedIn(tx, catalogue, passwords, deps.now()))
  if (!filled) return
  await seedSubscriptions(deps, catalogue)
  await seedNegotiations(deps)
  await seedSales(deps)
  await seedClaims(deps)
  await seedPrices(deps)
  await seedLeadTimes(deps)
  await seedExpected(deps)
  await seedLots(deps)
  await seedImports(deps)
  await seedDocuments(deps)
  await seedConversations(deps)
  // last, because it marks all notifications so far as read
  await seedLoyalty(deps)
  await seedVirtualAccount(deps)
  // the first pages are requested before the server has analyzed the tables on its own
  await sql`vacuum (analyze) companies, users, memberships, materials, material_names, material_search, products, product_stocks, product_prices, product_search,
    search_words, showcases, showcase_products, subscriptions, subscription_payment_types, shipping_rates, stored_files, product_documents`.execute(
    deps.db,
  )
}

async function seedIn(tx: Tx, catalogue: DemoCatalogue, passwords: Passwords, now: Date): Promise<boolean> {
  // two processes may start at once on a new database
  await sql`lock table companies in share row exclusive mode`.execute(tx)
  if (await holdsCompanies(tx)) return false
  const companyId = await seedCompanies(tx, catalogue, passwords, now)
  await seedShipping(tx, catalogue.sellers, companyId)
  await seedSurveyAnswers(tx, now)
  await seedRates(tx, now)
  await seedPromotionCodes(tx)
  await seedContent(tx)
  await seedCatalogue(tx, catalogue, companyId, now)
  return true
}

async function holdsCompanies(db: Db | Tx): Promise<boolean> {
  return (await db.selectFrom('companies').select('id').limit(1).execute()).length > 0
}
