import type { ListedCompany, OverseenCompany, PastAct } from '#domain/oversight/codec-companies.ts'
import type { PastActRow } from './queries-acts.ts'
import type { CompanyRow } from './queries-companies.ts'
import type { ShownCompany } from './show-companies.ts'

export function listedView({ registeredAt, suspendedAt, ...company }: CompanyRow): ListedCompany {
  return { ...company, registeredAt: registeredAt.toISOString(), suspendedAt: suspendedAt?.toISOString() ?? null }
}

export function companyView({ company, checks, members, acts, ...counted }: ShownCompany): OverseenCompany {
  const { id, name, username, kind, businessType, phone, registeredAt, suspendedAt } = company
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
    checks: checks.map(({ differing, ...check }) => ({ ...check, differing: [...differing] })),
    members: members.map(({ lastSeenAt, ...member }) => ({
      ...member,
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
    })),
    history: acts.map(pastActView),
  }
}

function pastActView({ at, act, by, after }: PastActRow): PastAct {
  const reason = after?.reason
  return { at: at.toISOString(), act, by, reason: typeof reason === 'string' ? reason : null }
}
