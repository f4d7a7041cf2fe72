import { contract } from '#domain/contract.ts'
import { bell } from '#domain/notifications/codec.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { listNotifications } from './list-notifications.ts'
import { readNotifications } from './read-notifications.ts'

const calls = contract.notifications

export const notificationRoutes: Route[] = [
  route(calls.list, async (deps, member) => {
    const { latest, unread } = await listNotifications(deps, member)
    const notifications = latest.map((one) => ({ ...one, at: one.createdAt.toISOString() }))
    return { data: bell.encode({ notifications, unread }) }
  }),
  route(calls.read, async (deps, member) => {
    await readNotifications(deps, member)
    return {}
  }),
]
