import type { UserId } from '#domain/ids.ts'
import { event } from '#server/platform/reactions.ts'

/**
 * Nobody is behind an account any more: it is closed or erased, or somebody else has its address. What was kept
 * for that person alone goes.
 */
export const personLeft = event<{ userId: UserId }>('person left an account')
