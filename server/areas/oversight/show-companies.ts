import { businessDay, dayAfter, startOfDay } from '#domain/business-day.ts'
import { companyChecksOf } from '#domain/oversight/company-checks.ts'
import type { CompanyAge, TradingKind } from '#domain/oversight/company-kind.ts'
import { Refusal } from '#domain/refusal.ts'
import { findCompaniesOfEmail, findSeenMembers } from '#server/areas/accounts/public.ts'
import { countSameName, findNamesByNumber } from '#server/areas/companies/public.ts'
import { findApplicationAround } from '#server/areas/onboarding/public.ts'
import { countOrdersOf } from '#server/areas/orders/public.ts'
import { findLateMoney } from '#server/areas/payments/public.ts'
import { countSubscriptionsOf } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'
import { findActsOn } from './queries-acts.ts'
import { findCompaniesBy, findCompany } from './queries-companies.ts'
import { findReview } from './queries-reviews.ts'

interface Wish {
  keyword: string
  kind: TradingKind | undefined
  age: CompanyAge | undefined
  suspended: boolean
  after: string | undefined
  perPage: number
}

/** Companies from one on, found by name, the beginning of their numbers, or a member's e-mail address [ADM-2]. */
export async function listCompanies({ db, now }: Deps, { age, perPage, ...wish }: Wish) {
  const found = wish.keyword.includes('@') ? await findCompaniesOfEmail(db, wish.keyword) : []
  const rows = await findCompaniesBy(db, { ...wish, ...registered(age, now()), found, limit: perPage + 1 })
  const companies = rows.slice(0, perPage)
  return { companies, next: rows.length > perPage ? (companies.at(-1)?.id ?? null) : null }
}

const DAYS: Record<CompanyAge, number> = { week: 7, month: 30, older: 30 }

/** Whole days of Jakarta, today included. */
function registered(age: CompanyAge | undefined, now: Date) {
  const none = { registeredFrom: undefined, registeredBefore: undefined }
  if (age === undefined) return none
  const tomorrow = startOfDay(dayAfter(businessDay(now)))
  const since = new Date(tomorrow.getTime() - DAYS[age] * 24 * 60 * 60 * 1000)
  return age === 'older' ? { ...none, registeredBefore: since } : { ...none, registeredFrom: since }
}

export type ShownCompany = Awaited<ReturnType<typeof showCompany>>

/** A company with what can be checked of it, its people and its past; no price and no conversation. @throws Refusal company_not_found */
export async function showCompany({ db }: Deps, id: string) {
  const company = await findCompany(db, id)
  if (!company) throw new Refusal('company_not_found', { field: 'perusahaan_id' })
  const application = await findApplicationAround(db, id)
  const review = await findReview(db, id)
  // what a seller asks for is what is to be checked
  const checked = { ...company, ...review?.asked }
  // a company and the shop beside it share their numbers and their name
  const own = [id, application?.companyId, application?.shopId].filter((one) => typeof one === 'string')
  return {
    company,
    checks: companyChecksOf({ ...checked, ...(await doublesOf(db, checked, own)) }),
    review,
    members: await findSeenMembers(db, id),
    orders: await countOrdersOf(db, id),
    subscriptions: await countSubscriptionsOf(db, id),
    applicationId: application && application.state !== 'draft' ? application.id : null,
    lateMoney: await findLateMoney(db, company),
    acts: await findActsOn(db, [id, ...(application ? [application.id] : [])]),
  }
}

interface Named {
  name: string
  npwp: string | null
  nib: string | null
}

async function doublesOf(db: Db, { name, npwp, nib }: Named, own: readonly string[]) {
  return {
    sameNpwp: npwp === null ? [] : await findNamesByNumber(db, 'npwp', npwp, own),
    sameNib: nib === null ? [] : await findNamesByNumber(db, 'nib', nib, own),
    sameName: await countSameName(db, name, own),
  }
}
