import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { Side } from '#domain/machine.ts'

/** Whose negotiations are read, and when. */
export interface Reader {
  side: Side
  companyId: CompanyId
  /** Whether the member may answer: nothing waits for whoever may only read [ROLE-10]. */
  answers: boolean
  now: Date
}

export function readerOf(member: Buyer | Seller, now: Date): Reader {
  const { companyKind: side, companyId } = member
  return { side, companyId, answers: mayDo(member, side === 'buyer' ? 'nego.act' : 'sales-nego.act'), now }
}
