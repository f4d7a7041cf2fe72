import type { Member } from '#domain/accounts/actor.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { balanceOf } from '#domain/loyalty/ledger.ts'
import type { Db } from '#server/platform/database.ts'
import { readLedger } from './queries.ts'
import { pointsView } from './views.ts'

/** The balance of the member's company as text, '12.450'; null where it earns no points [REG-5]. */
export async function pointsTextFor(db: Db, member: Member): Promise<string | null> {
  if (!mayDo(member, 'points.read')) return null
  return pointsView(balanceOf(await readLedger(db, member.companyId))).pointsText
}
