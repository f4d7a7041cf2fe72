import { contract } from '#domain/contract.ts'
import { bell, centre, choices, device } from '#domain/notifications/codec.ts'
import { channelWord, kindWord } from '#domain/notifications/words.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { chooseChannel, showChoices } from './choose-channels.ts'
import { listCentre, listNotifications } from './list-notifications.ts'
import type { ListedNotification } from './queries.ts'
import { readNotification, readNotifications } from './read-notifications.ts'
import { deleteOldTokens, registerDevice, showDevice, silenceDevice } from './register-device.ts'
import { stopMails } from './stop-mails.ts'

const calls = contract.notifications

export const notificationRoutes: Route[] = [
  route(calls.list, async (deps, member) => {
    const { latest, unread } = await listNotifications(deps, member)
    return { data: bell.encode({ notifications: latest.map(view), unread }) }
  }),
  route(calls.centre, async (deps, member, body) => {
    const { halaman: page, per_halaman: pageSize } = body
    const kind = body.jenis ? kindWord.decode(body.jenis) : null
    const unreadOnly = body.belum_dibaca ?? false
    const found = await listCentre(deps, member, { kind, unreadOnly, page, pageSize })
    return { data: centre.encode({ ...found, notifications: found.notifications.map(view), page, pageSize }) }
  }),
  route(calls.read, async (deps, member, { notifikasi_id, jenis }) => {
    if (notifikasi_id) await readNotification(deps, member, notifikasi_id)
    else await readNotifications(deps, member, jenis ? kindWord.decode(jenis) : null)
    return {}
  }),
  route(calls.choices, async (deps, member) => ({
    data: choices.encode({ choices: await showChoices(deps, member) }),
  })),
  route(calls.choose, async (deps, member, { jenis, saluran, aktif }) => ({
    data: choices.encode({
      choices: await chooseChannel(deps, member, {
        kind: kindWord.decode(jenis),
        channel: channelWord.decode(saluran),
        wanted: aktif,
      }),
    }),
  })),
  route(calls.device, async (deps, member) => ({ data: device.encode(await showDevice(deps, member)) })),
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
