import type { CompanyId } from '#domain/ids.ts'
import { question } from '#server/platform/reactions.ts'

/** Of which of these lots goods were shipped to a company that buys. */
export const lotsShippedTo = question<{ companyId: CompanyId; lotIds: readonly number[] }, ReadonlySet<number>>(
  'lots shipped to a company',
)
