import type { Seller } from '#domain/accounts/actor.ts'
import { event, question } from '#server/platform/reactions.ts'
import type { Identity } from './queries-profile.ts'

/** Users' names by their ids. */
export const userNames = question<readonly string[], Map<string, string>>('names of users')

/** A company that buys has registered. */
export const buyerRegistered = event<{ companyId: string; name: string }>('buyer registered')

/** A seller asks for another name or another number, which it has once an administrator agrees. */
export const identityRequested = event<{ owner: Seller; before: Identity; after: Identity }>('identity asked for')

/** A company that buys is about to have another name, another number or another line of business. */
export const identityChanging = event<{ companyId: string }>('identity of a company changing')

/** Whether a company that buys has come to a first seller, who shows it prices: only then it is asked for anything else. */
export const hasSeller = question<string, boolean>('whether a company has a seller')
