import type { Member } from '#domain/accounts/actor.ts'
import { type ListedNotification, listNotifications } from '#server/areas/notifications/public.ts'
import type { Deps } from '#server/deps.ts'
import { findSellerNames } from './queries.ts'

export interface NegoNotice extends ListedNotification {
  negotiationId: string
  sellerName: string
}

/** The latest nego notifications of the member's company [HEAD-8]. */
export async function listNotices(deps: Deps, member: Member): Promise<{ notices: NegoNotice[]; unread: number }> {
  const { latest, unread } = await listNotifications(deps, member, 'nego')
  const ids = latest.flatMap(({ subjectId }) => subjectId ?? [])
  const side = member.companyKind === 'seller' ? 'seller' : 'buyer'
  const names = await findSellerNames(deps.db, side, member.companyId, ids)
  const notices = latest.map((one) => ({
    ...one,
    negotiationId: one.subjectId ?? '',
    sellerName: names.get(one.subjectId ?? '') ?? '',
  }))
  return { notices, unread }
}
