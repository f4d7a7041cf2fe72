import { offlinePage } from './offline-page.ts'
import { openPush, showPush } from './push.ts'
import { readRecentlyViewed } from './recently-viewed.ts'

declare const self: ServiceWorkerGlobalScope

/*
 * Answers for a server that cannot be reached, and shows push messages; nothing else: answers of the server pass it
 * unread and are cached nowhere, so it can never show an old application or another person's page.
 */

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]))
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return
  event.respondWith(pageOrOffline(event))
})

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openPush(event)))

async function pageOrOffline(event: FetchEvent): Promise<Response> {
  try {
    const begun: Response | undefined = await event.preloadResponse
    return begun ?? (await fetch(event.request))
  } catch {
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'",
    }
    return new Response(offlinePage(await readRecentlyViewed().catch(() => null), new Date()), { status: 503, headers })
  }
}
