import type { Administrator, Buyer } from '#domain/accounts/actor.ts'
import { no } from '#domain/machine.ts'
import type { ListedCompany, OverseenCompany, PastAct } from '#domain/oversight/codec-companies.ts'
import type { OwnReview, QueuedCompany } from '#domain/oversight/codec-reviews.ts'
import { identityChanges } from '#domain/oversight/identity-change.ts'
import { reviews, standings } from '#domain/oversight/review.ts'
import type { PastActRow } from './queries-acts.ts'
import type { CompanyRow } from './queries-companies.ts'
import type { findReviewQueue, StoredReview } from './queries-reviews.ts'
import type { ShownCompany } from './show-companies.ts'
import type { ShownOwnReview } from './show-reviews.ts'

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
      : standings.can({ state: closedAt ? 'closed' : suspendedAt ? 'suspended' : 'open' }, administrator)
  const { state, version, askedAt, dueAt, asked } = review
  return {
    state,
    version,
    askedAt: askedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    asked,
    can: { verify, correct, suspend, reopen },
  }
}

export function queuedView({ askedAt, dueAt, ...company }: QueuedRow): QueuedCompany {
  return { ...company, askedAt: askedAt.toISOString(), dueAt: dueAt.toISOString() }
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
