import type { Administrator, Buyer } from '#domain/accounts/actor.ts'
import type { CompanyAge, TradingKind } from '#domain/administration/company-kind.ts'
import type { ListedCompany, OverseenCompany, PastAct } from '#domain/administration/contract-companies.ts'
import type { OwnReview, QueuedCompany } from '#domain/administration/contract-reviews.ts'
import { companyChecksOf, identityChanges } from '#domain/administration/identity-change.ts'
import { reviews, tradingStates } from '#domain/administration/review.ts'
import { businessDay, dayAfter, startOfDay } from '#domain/business-day.ts'
import { no } from '#domain/machine.ts'
import { Refusal } from '#domain/refusal.ts'
import { findCompaniesOfEmail, findMemberActivity } from '#server/areas/accounts/public.ts'
import { countSameName, findNamesByNumber } from '#server/areas/companies/public.ts'
import { findApplicationAround } from '#server/areas/onboarding/public.ts'
import { countOrdersOf } from '#server/areas/orders/public.ts'
import { findLateMoney } from '#server/areas/payments/public.ts'
import { countSubscriptionsOf } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'
import { type CompanyRow, findActsOn, findCompaniesBy, findCompany, type PastActRow } from './queries-companies.ts'
import { findReview, type findReviewQueue, type StoredReview } from './queries-reviews.ts'
import type { ShownOwnReview } from './show-reviews.ts'

interface Wish {
  keyword: string
  kind: TradingKind | undefined
  age: CompanyAge | undefined
  suspended: boolean
  after: string | undefined
  perPage: number
}

/** Companies from one on, found by name, a prefix of their numbers, or a member's e-mail address [ADM-2]. */
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

type ShownCompany = Awaited<ReturnType<typeof showCompany>>

/** A company with what can be checked of it, its people and its past; no price and no conversation. @throws Refusal company_not_found */
export async function showCompany({ db }: Deps, id: string) {
  const company = await findCompany(db, id)
  if (!company) throw new Refusal('company_not_found', { field: 'perusahaan_id' })
  const application = await findApplicationAround(db, id)
  const review = await findReview(db, id)
  // what a seller asks for is what is to be checked
  const checked = { ...company, ...review?.requested }
  // a company and the shop beside it share their numbers and their name
  const own = [id, application?.companyId, application?.shopId].filter((one) => typeof one === 'string')
  return {
    company,
    checks: companyChecksOf({ ...checked, ...(await doublesOf(db, checked, own)) }),
    review,
    members: await findMemberActivity(db, id),
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

type QueuedRow = Awaited<ReturnType<typeof findReviewQueue>>[number]

export function listedView({ registeredAt, suspendedAt, closedAt, ...company }: CompanyRow): ListedCompany {
  return {
    ...company,
    registeredAt: registeredAt.toISOString(),
    suspendedAt: suspendedAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
  }
}

export function companyView(shown: ShownCompany, administrator: Administrator): OverseenCompany {
  const { company, checks, members, acts, review, lateMoney, ...counted } = shown
  const { id, name, username, kind, businessType, phone, registeredAt, suspendedAt, suspensionReason, closedAt } =
    company
  return {
    ...counted,
    id,
    name,
    username,
    kind,
    businessType,
    phone,
    address: [company.address, company.city, company.province].filter(Boolean).join(', '),
    registeredAt: registeredAt.toISOString(),
    suspendedAt: suspendedAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
    suspensionReason,
    review: review ? reviewView(review, company, administrator) : null,
    checks: checks.map(({ differing, ...check }) => ({ ...check, differing: [...differing] })),
    members: members.map(({ lastSeenAt, ...member }) => ({
      ...member,
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
    })),
    lateMoney: lateMoney.map(({ at, ...money }) => ({ ...money, at: at.toISOString() })),
    history: acts.map(pastActView),
  }
}

const SHOP = 'Seller ditangguhkan dan dibuka dari pendaftarannya.'

function reviewView(
  review: StoredReview,
  { suspendedAt, closedAt }: { suspendedAt: Date | null; closedAt: Date | null },
  administrator: Administrator,
) {
  const { verify, correct } = (review.kind === 'seller' ? identityChanges : reviews).can(review, administrator)
  const { suspend, reopen } =
    review.kind === 'seller'
      ? { suspend: no(SHOP), reopen: no(SHOP) }
      : tradingStates.can({ state: closedAt ? 'closed' : suspendedAt ? 'suspended' : 'open' }, administrator)
  const { state, version, requestedAt, dueAt, requested } = review
  return {
    state,
    version,
    requestedAt: requestedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    requested,
    can: { verify, correct, suspend, reopen },
  }
}

export function queuedView({ requestedAt, dueAt, ...company }: QueuedRow): QueuedCompany {
  return { ...company, requestedAt: requestedAt.toISOString(), dueAt: dueAt.toISOString() }
}

export function ownReviewView({ review, company }: ShownOwnReview, buyer: Buyer): OwnReview {
  const { state, version, reasons, note } = review
  return {
    state,
    version,
    reasons: state === 'correction' ? [...reasons] : [],
    note: state === 'correction' ? note : null,
    suspendedAt: company.suspendedAt?.toISOString() ?? null,
    suspensionReason: company.suspensionReason,
    can: { resend: reviews.can(review, buyer).resend },
  }
}

export function pastActView({ at, act, by, after }: PastActRow): PastAct {
  const reason = after?.reason
  return { at: at.toISOString(), act, by, reason: typeof reason === 'string' ? reason : null }
}
