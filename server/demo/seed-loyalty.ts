import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { businessDay, startOfDay } from '#domain/business-day.ts'
import type { Role } from '#domain/companies/permissions.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import { grantVoucher } from '#server/areas/loyalty/public.ts'
import { findRewards } from '#server/areas/loyalty/queries.ts'
import { redeemReward } from '#server/areas/loyalty/redeem-reward.ts'
import { moveOrder } from '#server/areas/orders/move-order.ts'
import type { Deps } from '#server/deps.ts'
import { buyerOfPembeli, type DemoPerson } from './accounts.ts'
import { orderInDemo } from './order-in-demo.ts'
import { insertPeople } from './seed-companies.ts'

/** Colleagues of the demo accounts; like them they sign in with the password of the demo. */
const colleagues: readonly DemoPerson[] = [
  {
    email: 'rina@contoh.id',
    name: 'Rina Pembelian',
    phone: '+62 811-0000-0906',
    memberships: [{ company: buyerOfPembeli, role: 'purchaser' }],
  },
  {
    email: 'dimas@contoh.id',
    name: 'Dimas Pengadaan',
    phone: '+62 811-0000-0907',
    memberships: [{ company: 'ayudewi-rupa-kosmetika', role: 'purchaser' }],
  },
  {
    email: 'sekar@contoh.id',
    name: 'Sekar Penyetuju',
    phone: '+62 811-0000-0908',
    memberships: [{ company: 'segarnia-minuman-abadi', role: 'approver' }],
  },
]

const limits = [
  { email: 'pembeli2@contoh.id', company: 'segarnia-minuman-abadi', perOrder: '10000000', perMonth: '25000000' },
  { email: 'rina@contoh.id', company: buyerOfPembeli, perOrder: '2000000', perMonth: '10000000' },
  { email: 'dimas@contoh.id', company: 'ayudewi-rupa-kosmetika', perOrder: '0', perMonth: null },
]

/** What pembeli@ has bought, completed so many days ago. */
const purchases = [
  { worth: '14000000', daysAgo: 130 },
  { worth: '9500000', daysAgo: 64 },
  { worth: '11000000', daysAgo: 21 },
]

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Purchasers with limits, an order that waits for each of pembeli@ and pembeli2@ to approve, and pembeli@'s points and
 * vouchers; orders are placed and completed by the use cases themselves, on days gone by.
 */
export async function seedLoyalty(given: Pick<Deps, 'db' | 'now'>, passwordHash: string): Promise<void> {
  const deps = given as Deps // these use cases look at the database and the clock alone
  const now = deps.now()
  await deps.db.transaction().execute(async (tx) => {
    const rows = await tx.selectFrom('companies').select(['id', 'username']).execute()
    const ids = new Map(rows.map(({ id, username }) => [username, id]))
    await insertPeople(tx, colleagues, passwordHash, (username) => ids.get(username) ?? '', now)
  })
  for (const limit of limits) await setLimit(deps, limit)

  const owner = await actorOf(deps, 'pembeli@contoh.id', buyerOfPembeli)
  for (const purchase of purchases) await completePurchase(deps, owner, purchase, now)
  const [cheapest] = await findRewards(deps.db)
  if (cheapest) await redeemReward(at(deps, now, 3), owner, { rewardId: cheapest.id, key: randomUUID() })
  await giveWelcomeVoucher(deps, owner, now)

  const rina = await actorOf(deps, 'rina@contoh.id', buyerOfPembeli)
  await orderInDemo(at(deps, now, 1), rina, '3000000')
  const dimas = await actorOf(deps, 'dimas@contoh.id', 'ayudewi-rupa-kosmetika')
  await orderInDemo(at(deps, now, 1), dimas, '4000000')
  // what happened on days gone by has been read
  await sql`
    insert into notification_reads (user_id, company_id, read_until)
    select user_id, company_id, ${now} from memberships
    on conflict do nothing`.execute(deps.db)
}

type Purchase = (typeof purchases)[number]

async function completePurchase(deps: Deps, owner: Buyer, { worth, daysAgo }: Purchase, now: Date) {
  const orders = await orderInDemo(at(deps, now, daysAgo + 6), owner, worth)
  for (const { id: orderId, sellerId } of orders) {
    const seller = await ownerOf(deps, sellerId)
    await moveOrder(at(deps, now, daysAgo + 5), seller, { orderId, seenVersion: 1, event: 'confirm' })
    const parcel = { carrier: 'Armada sendiri', trackingNumber: null }
    await moveOrder(at(deps, now, daysAgo + 4), seller, { orderId, seenVersion: 2, event: 'ship', parcel })
    await moveOrder(at(deps, now, daysAgo), owner, { orderId, seenVersion: 3, event: 'complete' })
  }
}

async function giveWelcomeVoucher(deps: Deps, { companyId }: Buyer, now: Date): Promise<void> {
  const grant = {
    companyId,
    amount: '100000.00',
    minSpend: '1000000.00',
    validUntil: startOfDay(businessDay(new Date(now.getTime() + 60 * DAY_MS))),
    source: 'promo' as const,
    key: 'promo:SELAMATDATANG',
    title: 'Promo SELAMATDATANG',
  }
  await deps.db.transaction().execute((tx) => grantVoucher(tx, grant, now))
}

/** The same application on an earlier day. */
function at(deps: Deps, now: Date, daysAgo: number): Deps {
  return { ...deps, now: () => new Date(now.getTime() - daysAgo * DAY_MS) }
}

async function setLimit(deps: Deps, limit: (typeof limits)[number]): Promise<void> {
  const { userId, companyId } = await actorOf(deps, limit.email, limit.company)
  await deps.db
    .updateTable('memberships')
    .set({ limit_per_order: limit.perOrder, limit_per_month: limit.perMonth })
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .execute()
}

/** Somebody of the demo, as their session would make them. */
async function actorOf(deps: Deps, email: string, company: string): Promise<Buyer> {
  const member = await deps.db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select(['m.user_id', 'm.company_id', 'm.role'])
    .where('u.email', '=', email)
    .where('c.username', '=', company)
    .executeTakeFirstOrThrow()
  return { ...actor(member), companyKind: 'buyer' }
}

async function ownerOf(deps: Deps, sellerId: string): Promise<Seller> {
  const member = await deps.db
    .selectFrom('memberships')
    .select(['user_id', 'company_id', 'role'])
    .where('company_id', '=', sellerId)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow()
  return { ...actor(member), companyKind: 'seller' }
}

function actor(member: { user_id: string; company_id: string; role: string }) {
  return {
    kind: 'member' as const,
    userId: member.user_id as UserId,
    companyId: member.company_id as CompanyId,
    role: member.role as Role,
    sessionId: randomUUID(),
  }
}
