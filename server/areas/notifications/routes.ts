import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { listNotifications } from './list-notifications.ts'
import { readNotifications } from './read-notifications.ts'
import { notificationView } from './views.ts'

const calls = contract.notifications

export const notificationRoutes: Route[] = [
  route(calls.list, async (deps, member) => {
    const { latest, unread } = await listNotifications(deps, member)
    return { data: { notifikasi: latest.map(notificationView), belum_dibaca: unread } }
  }),
  route(calls.read, async (deps, member) => {
    await readNotifications(deps, member)
    return {}
  }),
]
