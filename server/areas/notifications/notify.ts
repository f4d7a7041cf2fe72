import { notificationsChanged } from '#domain/live.ts'
import { askTogether } from '#server/platform/ask-together.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publish } from '#server/platform/live/publish.ts'
import { deleteAbout, insertNotifications, type NewNotification, type Noticed } from './queries.ts'

/**
 * Notifies companies: once this transaction commits, their bells show it [HEAD-8], and a job tells it by push and by mail
 * to whoever wants that [PUSH-2].
 */
export async function notify(tx: Tx, notifications: readonly NewNotification[], now: Date): Promise<void> {
  const companyIds = [...new Set(notifications.map(({ companyId }) => companyId))]
  await askTogether(
    tx,
    (tx) => insertNotifications(tx, notifications, now),
    (tx) => publish(tx, notificationsChanged(companyIds)),
    (tx) => enqueue(tx, 'notifications/tell-outside', { companyIds }),
  )
}

/** Takes back what a company was told of something, where it is no news any more; what was not yet sent stays unsent. */
export async function withdrawNotice(tx: Tx, noticed: Noticed): Promise<void> {
  if (await deleteAbout(tx, noticed)) await publish(tx, notificationsChanged([noticed.companyId]))
}
