import { notificationsChanged } from '#domain/live.ts'
import { askTogether } from '#server/platform/ask-together.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { insertNotifications, type NewNotification } from './queries.ts'

/** Notifies companies: their bells show it once this transaction commits [HEAD-8]. */
export async function notify(tx: Tx, notifications: readonly NewNotification[], now: Date): Promise<void> {
  await askTogether(
    tx,
    (tx) => insertNotifications(tx, notifications, now),
    (tx) => publish(tx, notificationsChanged(notifications.map(({ companyId }) => companyId))),
  )
}
