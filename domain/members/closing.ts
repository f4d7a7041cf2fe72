import type { CompanyKind, Role } from '../companies/permissions.ts'
import { headRole } from '../companies/roles.ts'
import { Refusal } from '../refusal.ts'

/** The cookie of a browser in which an account has just been closed; only there the page that says so is shown. */
export const closedCookie = { name: 'akun_ditutup', path: '/akun-ditutup', seconds: 300 } as const

/** A company's business under way, which keeps it from being closed, on either side. */
export interface ClosingCompany {
  companyId: string
  companyName: string
  companyKind: CompanyKind
  /** Orders that are neither completed nor cancelled. */
  openOrders: number
  /** Completed orders that are not paid. */
  unpaidOrders: number
  /** Virtual accounts that somebody may still pay into. */
  openAccounts: number
  /** Claims that are neither done nor withdrawn. */
  openClaims: number
  /** A seller's shipments that may still be claimed; a buyer gives up its own. */
  claimable: number
  /** Sellers that hold credit of a buyer, or customers whose credit a seller holds. */
  credits: number
}

/** A membership's obstacles to closing the account. */
export interface ClosingMembership extends ClosingCompany {
  role: Role
  /** How many other members there are. */
  others: number
  /** The roles of those of them who can sign in. */
  able: readonly Role[]
}

/**
 * Why a person cannot close their account now, for each company that needs them first; none if they can [REG-3]. A
 * company without other members is closed with the account, so nothing of it may be under way.
 */
export function closingObstacles(memberships: readonly ClosingMembership[]): Refusal[] {
  return memberships.flatMap(obstacleOf)
}

/** All that keeps a company from being closed now, as it is said of what is closed; none if it can [OPS-5]. */
export function companyObstacles(company: ClosingCompany, closed: 'perusahaan' | 'akun Anda'): Refusal[] {
  const codes = company.companyKind === 'seller' ? obstaclesOfSeller : obstaclesOfBuyer
  return (Object.keys(codes) as (keyof typeof codes)[]) // its keys are what is counted
    .filter((what) => company[what] > 0)
    .map((what) => {
      const words = { company: company.companyName, count: String(company[what]), closed }
      return new Refusal(codes[what], { words })
    })
}

const obstaclesOfBuyer = {
  openOrders: 'closing_orders_open',
  unpaidOrders: 'closing_unpaid',
  openAccounts: 'closing_accounts_open',
  openClaims: 'closing_claims_open',
  claimable: 'closing_claimable',
  credits: 'closing_credit_left',
} as const
const obstaclesOfSeller = {
  ...obstaclesOfBuyer,
  unpaidOrders: 'closing_uncollected',
  credits: 'closing_credit_held',
} as const

/** Whether the company has no member left once this person has gone. */
export function closesWith({ companyKind, others }: ClosingMembership): boolean {
  return companyKind !== 'platform' && others === 0
}

function obstacleOf(membership: ClosingMembership): Refusal[] {
  const { companyName: company, companyKind } = membership
  if (closesWith(membership)) return companyObstacles(membership, 'akun Anda').slice(0, 1)
  const head = headRole(companyKind)
  if (membership.role !== head || membership.able.includes(head)) return []
  return [new Refusal(lastHead[companyKind], { words: { company } })]
}

const lastHead = {
  buyer: 'closing_last_owner',
  seller: 'closing_last_seller',
  platform: 'closing_last_administrator',
} as const
