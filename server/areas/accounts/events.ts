import type { UserId } from '#domain/ids.ts'
import { event } from '#server/platform/reactions.ts'

/**
 * The account has lost its person: it is closed or erased, or its address belongs to a new account. Personal data
 * stored for that person alone is deleted.
 */
export const personLeft = event<{ userId: UserId }>('person left an account')
