import type { Buyer, Member } from '#domain/accounts/actor.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import { event, question } from '#server/platform/reactions.ts'

/** Somebody closes their account: whatever is kept for them alone goes. */
export const accountClosed = event<{ userId: UserId }>('account closed')

/** The last member of a buyer closes the account; the company stays as a name on papers. */
export const buyerClosed = event<Buyer>('buyer closed')

/** A member has left a company, or has another role in it. */
export const placeChanged = event<{ companyId: CompanyId; userId: UserId; by: Member }>('place of a member changed')

/** What is under way for a company that buys. */
export const openBusiness = question<string, { openOrders: number; unpaidOrders: number }>('open business of a buyer')
