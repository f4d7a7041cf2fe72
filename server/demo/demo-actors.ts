import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Buyer, isBuyer, isSeller, type Member, type Seller } from '#domain/accounts/actor.ts'
import { businessDay, DAY_MS, daysAfter, startOfDay } from '#domain/business-day.ts'
import type { CompanyKind, Role } from '#domain/companies/permissions.ts'
import type { UserId } from '#domain/ids.ts'
import { memberOf } from '#server/areas/accounts/public.ts'
import type { Deps } from '#server/deps.ts'
import { buyerOfPembeli, sellerOfPenjual } from './accounts.ts'

/** The dependencies with the clock set to an earlier day. */
export function at(deps: Deps, now: Date, daysAgo: number): Deps {
  return { ...deps, now: () => daysBefore(now, daysAgo) }
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}

/** An instant at a `share` of a business day; of today's past part, so that no event lies in the future. */
export function during(deps: Deps, daysAgo: number, share: number): Deps {
  const now = deps.now()
  const start = startOfDay(daysAfter(businessDay(now), -daysAgo))
  const end = daysAgo > 0 ? startOfDay(daysAfter(businessDay(now), 1 - daysAgo)) : now
  const at = new Date(start.getTime() + (end.getTime() - start.getTime()) * share)
  return { ...deps, now: () => at }
}

/** A member of a buyer in the demo, as a session would have it. */
export async function buyerOf(deps: Deps, email: string, company: string): Promise<Buyer> {
  const buyer = await actorOf(deps, email, company)
  if (!isBuyer(buyer)) throw new Error(`${company} does not buy`)
  return buyer
}

/** A member of a seller in the demo, as a session would have it. */
export async function sellerOf(deps: Deps, email: string, company: string): Promise<Seller> {
  const seller = await actorOf(deps, email, company)
  if (!isSeller(seller)) throw new Error(`${company} does not sell`)
  return seller
}

async function actorOf(deps: Deps, email: string, company: string): Promise<Member> {
  const row = await members(deps)
    .where('u.email', '=', email)
    .where('c.username', '=', company)
    .executeTakeFirstOrThrow()
  return actor(row, deps.now())
}

/** The acting member of each company, by its username: its owner, or else its purchaser. */
export async function findOwners(
  deps: Pick<Deps, 'db' | 'now'>,
): Promise<{ buyers: Map<string, Buyer>; sellers: Map<string, Seller> }> {
  const rows = await members(deps)
    .where('m.role', 'in', ['owner', 'purchaser'])
    // the last row of a company wins
    .orderBy(sql`m.role = 'owner'`)
    .orderBy('m.created_at', 'desc')
    .execute()
  const buyers = new Map<string, Buyer>()
  const sellers = new Map<string, Seller>()
  for (const row of rows) {
    const owner = actor(row, deps.now())
    if (isBuyer(owner)) buyers.set(row.username, owner)
    if (isSeller(owner)) sellers.set(row.username, owner)
  }
  return { buyers, sellers }
}

/** Usernames of penjual@'s other customers, by name: those that can order and have an owner. */
export async function findOtherCustomers(deps: Deps): Promise<string[]> {
  const found = await sql<{ username: string }>`
    select buyer.username
    from subscriptions s
    join companies seller on seller.id = s.seller_id
    join companies buyer on buyer.id = s.buyer_id
    where seller.username = ${sellerOfPenjual} and s.status = 'active' and buyer.username <> ${buyerOfPembeli}
      and exists (select from subscription_payment_types t where t.subscription_id = s.id and t.active)
      and exists (select from memberships m where m.company_id = buyer.id and m.role = 'owner')
    order by buyer.name`.execute(deps.db)
  return found.rows.map(({ username }) => username)
}

function members(deps: Pick<Deps, 'db'>) {
  return deps.db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select(['m.user_id as userId', 'm.company_id as companyId', 'm.role', 'c.kind as companyKind', 'c.username'])
    .$narrowType<{ userId: UserId; role: Role; companyKind: CompanyKind }>()
}

function actor(row: { userId: UserId; companyId: string; role: Role; companyKind: CompanyKind }, now: Date): Member {
  return memberOf({ ...row, sessionId: randomUUID(), day: businessDay(now) })
}
