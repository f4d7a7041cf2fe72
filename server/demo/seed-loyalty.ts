import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Buyer } from '#domain/accounts/actor.ts'
import { findRewards } from '#server/areas/loyalty/queries.ts'
import { redeemReward } from '#server/areas/loyalty/redeem-reward.ts'
import type { Deps } from '#server/deps.ts'
import { buyerOfPembeli } from './accounts.ts'
import { at, buyerOf, findOwners } from './demo-actors.ts'
import { fulfilInDemo, orderInDemo } from './order-in-demo.ts'
import { payInDemo } from './pay-in-demo.ts'
import { seedLotCertificates } from './seed-lot-certificates.ts'
import { claimSeededPromo } from './seed-promos.ts'

const limits = [
  { email: 'pembeli2@contoh.id', company: 'segarnia-minuman-abadi', perOrder: '10000000', perMonth: '25000000' },
  { email: 'rina@contoh.id', company: buyerOfPembeli, perOrder: '2000000', perMonth: '10000000' },
  { email: 'dimas@contoh.id', company: 'ayudewi-rupa-kosmetika', perOrder: '0', perMonth: null },
]

interface DemoPurchase {
  worth: string
  daysAgo: number
  onCredit?: { paidDaysAgo: number | null }
}

/** What pembeli@ bought, completed `daysAgo`; some on credit, paid or not. */
const purchases: readonly DemoPurchase[] = [
  { worth: '14000000', daysAgo: 130 },
  { worth: '9500000', daysAgo: 64, onCredit: { paidDaysAgo: 40 } },
  { worth: '11000000', daysAgo: 21, onCredit: { paidDaysAgo: null } },
]

/**
 * Purchasers with limits, an order waiting for approval by each of pembeli@ and pembeli2@, and pembeli@'s points,
 * vouchers and documents of quality; orders are placed and completed by the use cases themselves, on past days.
 */
export async function seedLoyalty(deps: Deps): Promise<void> {
  const now = deps.now()
  for (const limit of limits) await setLimit(deps, limit)

  const owner = await buyerOf(deps, 'pembeli@contoh.id', buyerOfPembeli)
  for (const purchase of purchases) await completePurchase(deps, owner, purchase, now)
  await seedLotCertificates(deps, owner)
  const [cheapest] = await findRewards(deps.db)
  if (cheapest) await redeemReward(at(deps, now, 3), owner, { rewardId: cheapest.id, key: randomUUID() })
  await claimSeededPromo(deps, owner, now)

  const rina = await buyerOf(deps, 'rina@contoh.id', buyerOfPembeli)
  await orderInDemo(at(deps, now, 1), rina, '3000000')
  const dimas = await buyerOf(deps, 'dimas@contoh.id', 'ayudewi-rupa-kosmetika')
  await orderInDemo(at(deps, now, 1), dimas, '4000000')
  // what happened on past days counts as read
  await sql`
    insert into notification_reads (user_id, company_id, read_until)
    select user_id, company_id, ${now} from memberships
    on conflict do nothing`.execute(deps.db)
}

async function completePurchase(deps: Deps, owner: Buyer, { worth, daysAgo, onCredit }: DemoPurchase, now: Date) {
  const orders = await orderInDemo(at(deps, now, daysAgo + 6), owner, worth, { onCredit: onCredit !== undefined })
  const sellers = [...(await findOwners(deps)).sellers.values()]
  for (const { id: orderId, sellerId } of orders) {
    const seller = sellers.find(({ companyId }) => companyId === sellerId)
    if (!seller) throw new Error('the seller has no owner')
    const steps = { confirmed: daysAgo + 5, shipped: daysAgo + 4, completed: daysAgo }
    await fulfilInDemo(deps, { orderId, buyer: owner, seller, inLots: true }, steps)
    // by transfer it is paid before it is received
    const paidDaysAgo = onCredit ? onCredit.paidDaysAgo : daysAgo
    if (paidDaysAgo) await payInDemo(at(deps, now, paidDaysAgo), seller, orderId)
  }
}

async function setLimit(deps: Deps, limit: (typeof limits)[number]): Promise<void> {
  const { userId, companyId } = await buyerOf(deps, limit.email, limit.company)
  await deps.db
    .updateTable('memberships')
    .set({ limit_per_order: limit.perOrder, limit_per_month: limit.perMonth })
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .execute()
}
