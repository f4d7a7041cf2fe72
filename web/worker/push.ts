import type { PushMessage } from '#domain/notifications/push-message.ts'
import { readRecentlyViewed } from './recently-viewed.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Shows a push message only while the person and company it is for are signed in here; otherwise unsubscribes this
 * browser [PUSH-2, SESS-4]. Open pages are informed; a visible one needs no notification beside it.
 */
export async function showPush(data: PushMessageData | null): Promise<void> {
  const message = readMessage(data)
  if (!message) return
  const viewed = await readRecentlyViewed().catch(() => null)
  if (viewed?.owner !== message.untuk) {
    const subscription = await self.registration.pushManager.getSubscription()
    await subscription?.unsubscribe()
    return
  }
  const pages = await self.clients.matchAll({ type: 'window' })
  for (const page of pages) page.postMessage({ jenis: message.jenis })
  if (pages.some(({ focused }) => focused)) return
  await self.registration.showNotification(message.judul, {
    body: message.isi,
    // a repeated message is shown once
    tag: message.notifikasi_id,
    icon: '/icon-192.png',
    lang: 'id',
    data: message.tautan,
  })
}

/** Opens the page a notification leads to: in a tab of the site that is there, or in a new one. */
export async function openPush({ notification }: NotificationEvent): Promise<void> {
  notification.close()
  const address = new URL(String(notification.data), self.location.origin)
  if (address.origin !== self.location.origin) return
  const pages = await self.clients.matchAll({ type: 'window' })
  const there = pages.find(({ url }) => url === address.href)
  const page = there ?? pages[0]
  if (!page) {
    await self.clients.openWindow(address.href)
    return
  }
  await page.focus().catch(() => undefined)
  // it has heard of what is new, and what is typed in it stays
  if (there) return
  // a page that this worker does not control cannot be navigated
  await page.navigate(address.href).catch(() => self.clients.openWindow(address.href))
}

function readMessage(data: PushMessageData | null): PushMessage | null {
  try {
    return data?.json() as PushMessage // only our server can encrypt for this browser with our key
  } catch {
    return null
  }
}
