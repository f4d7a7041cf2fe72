import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { Side } from '#domain/machine.ts'

/** The company that reads its negotiations, and the instant. */
export interface Reader {
  side: Side
  companyId: CompanyId
  /** Whether the member may answer: nothing waits for members who may only read [ROLE-10]. */
  answers: boolean
  now: Date
}

export function readerOf(member: Buyer | Seller, now: Date): Reader {
  const { companyKind: side, companyId } = member
  return { side, companyId, answers: mayDo(member, side === 'buyer' ? 'nego.act' : 'sales-nego.act'), now }
}
