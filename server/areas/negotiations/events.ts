import type { CompanyId, UserId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import { event } from '#server/platform/reactions.ts'

interface Finished {
  /** The buyer's. */
  companyId: CompanyId
  userId: UserId
  productId: number
  units: DecimalText
}

/** Product and quantity are to stand in the buyer's cart, where the agreed price counts [NEGO-12]. */
export const negotiationFinished = event<Finished>('negotiation finished')
