import type { Notification } from '#domain/notifications/contract.ts'
import type { ListedNotification } from './queries.ts'

export function notificationView(notification: ListedNotification): Notification {
  return {
    notifikasi_id: notification.id,
    pesan: notification.message,
    tautan: notification.link,
    waktu: notification.createdAt.toISOString(),
    dibaca: notification.read,
  }
}
