import { event, question } from '#server/platform/reactions.ts'

/** Users' names by their ids. */
export const userNames = question<readonly string[], Map<string, string>>('names of users')

/** A company that buys has registered. */
export const buyerRegistered = event<{ companyId: string; name: string }>('buyer registered')

/** A company that buys is about to have another name or another number. */
export const identityChanging = event<{ companyId: string }>('identity of a company changing')
