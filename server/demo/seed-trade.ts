import type { Tx } from '#server/platform/database.ts'
import { buyerOfPembeli, type DemoSubscription, sellerOfPenjual, subscriptionsOfPembeli } from './accounts.ts'
import type { DemoBuyer, DemoSeller } from './read-materials.ts'
import type { CompanyIds } from './seed-companies.ts'
import { pick, seededRandom } from './seeded-random.ts'
import { shippingRatesOf } from './shipping-zones.ts'

/** Writes what every seller charges for delivery. */
export async function seedShipping(tx: Tx, sellers: readonly DemoSeller[], companyId: CompanyIds): Promise<void> {
  await tx
    .insertInto('shipping_rates')
    .values(
      sellers.flatMap((seller) =>
        shippingRatesOf(seller).map(({ province, base, perUnit }) => ({
          seller_id: companyId(seller.username),
          province,
          base_amount: base,
          amount_per_unit: perUnit,
        })),
      ),
    )
    .execute()
}

/** Writes who is subscribed to whom, at which price level and with which payment types. */
export async function seedSubscriptions(
  tx: Tx,
  { sellers, buyers }: { sellers: readonly DemoSeller[]; buyers: readonly DemoBuyer[] },
  companyId: CompanyIds,
  now: Date,
): Promise<void> {
  const others = buyers.filter(({ username }) => username !== buyerOfPembeli)
  const wanted = [...subscriptionsOfPembeli, ...others.flatMap((buyer) => usualSubscriptions(buyer, sellers))]
  const sales = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'sales@contoh.id')
    .executeTakeFirstOrThrow()
  const written = await tx
    .insertInto('subscriptions')
    .values(
      wanted.map(({ buyer, seller, priceLevel }) => ({
        buyer_id: companyId(buyer),
        seller_id: companyId(seller),
        status: 'A',
        price_level: priceLevel,
        sales_user_id: seller === sellerOfPenjual ? sales.id : null,
        since: now,
      })),
    )
    .returning(['id', 'buyer_id', 'seller_id'])
    .execute()
  const ids = new Map(written.map(({ id, buyer_id, seller_id }) => [`${buyer_id} ${seller_id}`, id]))
  await tx
    .insertInto('subscription_payment_types')
    .values(
      wanted.flatMap(({ buyer, seller, payments, inactivePayments = [] }) => {
        const subscriptionId = ids.get(`${companyId(buyer)} ${companyId(seller)}`) ?? ''
        return [
          ...payments.map((code) => ({ subscription_id: subscriptionId, code, active: true })),
          ...inactivePayments.map((code) => ({ subscription_id: subscriptionId, code, active: false })),
        ]
      }),
    )
    .execute()
}

/** Companies buy from most sellers of their trade and from one outside it. */
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
  }))
}
