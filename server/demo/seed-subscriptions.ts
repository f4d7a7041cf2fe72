import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { creditDays } from '#domain/subscriptions/payment-type.ts'
import type { Terms } from '#domain/subscriptions/terms.ts'
import { askSubscription } from '#server/areas/subscriptions/ask-subscription.ts'
import { takeStep } from '#server/areas/subscriptions/take-step.ts'
import type { Deps } from '#server/deps.ts'
import { buyerOfPembeli, type DemoSubscription, sellerOfPenjual, subscriptionsOfPembeli } from './accounts.ts'
import { at, findOwners } from './demo-actors.ts'
import type { DemoBuyer, DemoSeller } from './read-materials.ts'
import { pick, seededRandom } from './seeded-random.ts'

interface DemoCompanies {
  sellers: readonly DemoSeller[]
  buyers: readonly DemoBuyer[]
}

/** Intended uses by the buyer's trade. */
const intendedUses: Record<string, readonly string[]> = {
  1: [
    'Bahan aktif dan eksipien untuk tablet dan sirup',
    'Produksi sediaan padat dan cair',
    'Pengembangan obat generik',
  ],
  2: ['Bahan baku minuman dan makanan ringan', 'Perisa dan pemanis untuk lini minuman', 'Produksi roti dan biskuit'],
  3: ['Formulasi perawatan kulit dan rambut', 'Bahan dasar krim dan losion', 'Produksi sabun dan sampo'],
  6: ['Ekstrak dan minyak atsiri untuk produk herbal', 'Produksi jamu dan suplemen', 'Bahan alami untuk teh celup'],
}

/**
 * Subscriptions with their price levels and payment types: requested, approved and changed by the use cases themselves
 * on past days, so that each has a history [REG-4, SELLER-3].
 */
export async function seedSubscriptions(deps: Deps, companies: DemoCompanies): Promise<void> {
  const now = deps.now()
  const owners = await findOwners(deps)
  const sales = await deps.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'sales@contoh.id')
    .executeTakeFirstOrThrow()
  const others = companies.buyers.filter(({ username }) => username !== buyerOfPembeli)
  const planned = [
    ...subscriptionsOfPembeli,
    ...others.flatMap((buyer) => usualSubscriptions(buyer, companies.sellers)),
  ]
  const tradeOf = new Map(companies.buyers.map(({ username, businessType }) => [username, businessType]))
  for (const subscription of planned) {
    const pair = { buyer: owners.buyers.get(subscription.buyer), seller: owners.sellers.get(subscription.seller) }
    const salesUserId = subscription.seller === sellerOfPenjual ? sales.id : null
    const intendedUse = pick(
      seededRandom(`use ${subscription.buyer} ${subscription.seller}`),
      intendedUses[tradeOf.get(subscription.buyer) ?? ''] ?? ['Bahan baku produksi'],
    )
    await subscribe(deps, now, pair, { ...subscription, salesUserId, intendedUse })
  }
}

type PlannedSubscription = DemoSubscription & { salesUserId: string | null; intendedUse: string }

async function subscribe(
  deps: Deps,
  now: Date,
  { buyer, seller }: { buyer: Buyer | undefined; seller: Seller | undefined },
  planned: PlannedSubscription,
): Promise<void> {
  if (!buyer || !seller) throw new Error(`no member of ${planned.buyer} or ${planned.seller}`)
  const daysAgo = 150 + Math.floor(seededRandom(`since ${planned.buyer} ${planned.seller}`)() * 240)
  const request = { sellerId: seller.companyId, intendedUse: planned.intendedUse, note: null }
  const { id } = await askSubscription(at(deps, now, daysAgo + 2), buyer, request)
  const first = termsOf(planned, [...planned.payments, ...(planned.inactivePayments ?? [])])
  await takeStep(at(deps, now, daysAgo), seller, { id, expectedVersion: 1, act: 'approve', terms: first })
  if (!planned.inactivePayments) return
  const changed = termsOf(planned, planned.payments)
  await takeStep(at(deps, now, daysAgo - 60), seller, { id, expectedVersion: 2, act: 'changeTerms', terms: changed })
}

function termsOf(
  { priceLevel, creditLimit = null, salesUserId }: PlannedSubscription,
  codes: readonly string[],
): Terms {
  const payments = codes.map((code) =>
    creditDays(code) === null ? { code, creditLimit: null } : { code, creditLimit, isUnlimited: creditLimit === null },
  )
  return { priceLevel, payments, salesUserId }
}

/** Companies buy from most sellers of their own trade and from one outside it. */
function usualSubscriptions(buyer: DemoBuyer, sellers: readonly DemoSeller[]): DemoSubscription[] {
  const random = seededRandom(`subscriptions ${buyer.username}`)
  const trade = sellers.filter((seller) => seller.businessType === buyer.businessType && random() < 0.7)
  const outside = pick(
    random,
    sellers.filter((seller) => seller.businessType !== buyer.businessType),
  )
  return [...trade, outside].map((seller) => ({
    buyer: buyer.username,
    seller: seller.username,
    priceLevel: pick(random, [1, 1, 1, 2, 2, 3]),
    payments: ['transfer', ...pick(random, [[], ['tempo-14'], ['tempo-30'], ['tempo-30'], ['cod', 'tempo-45']])],
    creditLimit: pick(seededRandom(`credit ${buyer.username} ${seller.username}`), [null, '50000000', '150000000']),
  }))
}
