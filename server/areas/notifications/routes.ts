import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { chooseChannel, deleteOldTokens, registerDevice, showChoices, showDevice, silenceDevice } from './devices.ts'
import type { ListedNotification } from './queries.ts'
import { listCentre, listNotifications, readNotification, readNotifications } from './read-notifications.ts'
import { stopMails } from './stop-mails.ts'

const calls = contract.notifications

export const notificationRoutes: Route[] = [
  route(calls.list, async (deps, member) => {
    const { latest, unread } = await listNotifications(deps, member)
    return { data: { notifications: latest.map(view), unread } }
  }),
  route(calls.centre, async (deps, member, body) => {
    const { kind = null, unread: unreadOnly = false, page, perPage: pageSize } = body
    const found = await listCentre(deps, member, { kind, unreadOnly, page, pageSize })
    return { data: { ...found, notifications: found.notifications.map(view), page, pageSize } }
  }),
  route(calls.read, async (deps, member, { id, kind }) => {
    if (id) await readNotification(deps, member, id)
    else await readNotifications(deps, member, kind ?? null)
    return {}
  }),
  route(calls.choices, async (deps, member) => ({
    data: { choices: await showChoices(deps, member) },
  })),
  route(calls.choose, async (deps, member, { kind, channel, on }) => ({
    data: { choices: await chooseChannel(deps, member, { kind, channel, wanted: on }) },
  })),
  route(calls.device, async (deps, member) => ({ data: await showDevice(deps, member) })),
  route(calls.registerDevice, async (deps, member, { token }) => {
    await registerDevice(deps, member, token)
    return {}
  }),
  route(calls.deleteToken, async (deps, member) => {
    await deleteOldTokens(deps, member)
    return {}
  }),
  route(calls.silenceDevice, async (deps, member) => {
    await silenceDevice(deps, member)
    return {}
  }),
  route(calls.stopMails, async (deps, _viewer, { token }) => {
    await stopMails(deps, token)
    return {}
  }),
]

function view(one: ListedNotification) {
  return { ...one, at: one.createdAt.toISOString() }
}
