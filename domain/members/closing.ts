import type { CompanyKind, Role } from '../companies/permissions.ts'
import { headRole } from '../companies/roles.ts'
import { Refusal } from '../refusal.ts'

/** The cookie of a browser in which an account has just been closed; only there the page that says so is shown. */
export const closedCookie = { name: 'akun_ditutup', path: '/akun-ditutup', seconds: 300 } as const

/** What a person's place in a company holds back when they close their account. */
export interface HeldPlace {
  companyId: string
  companyName: string
  companyKind: CompanyKind
  role: Role
  /** How many other members there are. */
  others: number
  /** The roles of those of them who can sign in. */
  able: readonly Role[]
  /** Of a buyer: orders that are neither completed nor cancelled. */
  openOrders: number
  /** Of a buyer: completed orders on credit that are not paid. */
  unpaidOrders: number
}

/**
 * Why a person cannot close their account now, for each company that needs them first; none if they can [REG-3]. A buyer
 * without other members is closed with the account, so nothing of it may be under way.
 */
export function closingObstacles(places: readonly HeldPlace[]): Refusal[] {
  return places.map(obstacleOf).filter((obstacle) => obstacle !== null)
}

/** Whether the company has nobody left once this person has gone. */
export function closesWith({ companyKind, others }: HeldPlace): boolean {
  return companyKind === 'buyer' && others === 0
}

function obstacleOf(place: HeldPlace): Refusal | null {
  const { companyName: company, companyKind, openOrders, unpaidOrders } = place
  if (closesWith(place)) {
    if (openOrders > 0) return new Refusal('closing_orders_open', { words: { company, count: String(openOrders) } })
    if (unpaidOrders > 0) return new Refusal('closing_unpaid', { words: { company, count: String(unpaidOrders) } })
    return null
  }
  const head = headRole(companyKind)
  if (place.role !== head || place.able.includes(head)) return null
  return new Refusal(lastHead[companyKind], { words: { company } })
}

const lastHead = {
  buyer: 'closing_last_owner',
  seller: 'closing_last_seller',
  platform: 'closing_last_administrator',
} as const
