import type { CompanyId } from '#domain/ids.ts'
import { question } from '#server/platform/reactions.ts'

/** Whether goods of a lot were shipped to a company that buys. */
export const lotShippedTo = question<{ companyId: CompanyId; lotId: number }, boolean>('lots shipped to a company')
