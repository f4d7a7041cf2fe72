import type { CompanyKind } from '#domain/companies/permissions.ts'
import type { LateWay } from '#domain/receivables/late-money.ts'
import { findCompanies } from '#server/areas/companies/public.ts'
import { findProofsSince } from '#server/areas/receivables/public.ts'
import type { Db } from '#server/platform/database.ts'
import { findOrdersShown } from './queries.ts'
import { findPaidSince } from './queries-news.ts'

interface Closed {
  id: string
  kind: CompanyKind
  closedAt: Date | null
}

const MOST = 100

/** What has come for a company since it was closed, and what was sent to a shop as buyers say, the latest first [PAY-3, ADM-2]. */
export async function findLateMoney(db: Db, { id, kind, closedAt }: Closed) {
  if (!closedAt) return []
  const paid = await findPaidSince(db, { companyId: id, companyKind: kind }, closedAt, MOST)
  const proofs = kind === 'seller' ? await findProofsSince(db, id, closedAt, MOST) : []
  const orders = await findOrdersShown(
    db,
    paid.map((one) => one.id),
  )
  const come = [
    ...paid.map((one) => ({ ...one, way: 'account' as LateWay, numbers: numbersOf(orders.get(one.id)) })),
    ...proofs.map(({ buyerId, number, ...one }) => ({
      ...one,
      otherId: buyerId,
      way: 'proof' as LateWay,
      numbers: [number],
    })),
  ]
  const companies = await findCompanies(
    db,
    come.map(({ otherId }) => otherId),
  )
  return come
    .map(({ at, way, amount, numbers, otherId }) => ({
      at,
      way,
      amount,
      numbers,
      otherName: companies.get(otherId)?.name ?? '',
    }))
    .sort((one, other) => other.at.getTime() - one.at.getTime())
}

function numbersOf(orders: readonly { number: string }[] = []): string[] {
  return orders.map(({ number }) => number)
}
