import type { Buyer, Member, Seller } from '#domain/accounts/actor.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import { event, question } from '#server/platform/reactions.ts'

/** A buyer company is closed; it stays as a name on documents. */
export const buyerClosed = event<Buyer>('buyer closed')

/** A shop is closed by its owner, for good; it stays as a name on documents. */
export const shopClosed = event<Seller>('shop closed')

/** A company of either kind is closed, and what was under way has ended: its private data is deleted. */
export const companyClosed = event<Member>('company closed')

/** A member has left a company, or has another role in it. */
export const membershipChanged = event<{ companyId: CompanyId; userId: UserId; by: Member }>(
  'place of a member changed',
)

type Company = Pick<Member, 'companyKind'> & { companyId: string }

/** The unfinished business of a company. */
export const openBusiness = question<Company, { openOrders: number; unpaidOrders: number }>(
  'open business of a company',
)

/** How many virtual accounts wait to be paid by a buyer, or for a seller. */
export const accountsWaiting = question<Company, number>('virtual accounts that wait')

/** How many of its claims are running, and how many of its shipments its customers may still claim. */
export const openClaims = question<Company, { openClaims: number; claimable: number }>('open claims of a company')

/** How many sellers hold money of a buyer beyond its orders, or of how many customers a seller does. */
export const moneyOnAccount = question<Company, number>('money held beyond orders')
