import type { BusinessDay } from '../business-day.ts'
import type { CompanyKind, Role } from '../companies/permissions.ts'
import type { CompanyId, UserId } from '../ids.ts'

export interface Visitor {
  kind: 'visitor'
}

/** A signed-in user acting for one company; made only from a session. */
export interface Member {
  kind: 'member'
  userId: UserId
  companyId: CompanyId
  companyKind: CompanyKind
  role: Role
  sessionId: string
  /** The day of the call, by which prices hold. */
  day: BusinessDay
  /** An administrator whose second factor was not shown in this session: nothing of the administration is theirs yet [ADM-1]. */
  owesSecondFactor?: true
}

export type Viewer = Visitor | Member
export type Buyer = Member & { companyKind: 'buyer' }
export type Seller = Member & { companyKind: 'seller' }
export type Administrator = Member & { companyKind: 'platform' }

export const visitor: Visitor = { kind: 'visitor' }

export function isBuyer(viewer: Viewer): viewer is Buyer {
  return viewer.kind === 'member' && viewer.companyKind === 'buyer'
}

export function isSeller(viewer: Viewer): viewer is Seller {
  return viewer.kind === 'member' && viewer.companyKind === 'seller'
}

export function isAdministrator(viewer: Viewer): viewer is Administrator {
  return viewer.kind === 'member' && viewer.companyKind === 'platform'
}
