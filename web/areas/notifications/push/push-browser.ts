import { callApi } from '#web/lib/api/api.ts'
import { readKey, removeKey, writeKey } from '#web/lib/api/session.ts'

/** Whether push messages can be allowed here: 'default' has not been asked yet; 'unable': this browser takes none. */
export type PushPermission = NotificationPermission | 'unable'

/** Push messages are turned off in this browser; stored in place of the token [SESS-1]. */
const OFF = '0'

interface Ids {
  companyId: string
  userId: string
}

/** Over plain http from another machine there is no service worker, and no push. */
export async function readPermission(): Promise<PushPermission> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unable'
  if (!(await navigator.serviceWorker.getRegistration())) return 'unable'
  return Notification.permission
}

/** Registers this browser, and then deletes its old token [PUSH-1]. @throws ApiError or the browser's error */
export async function registerBrowser(ids: Ids): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready
  const { data } = await callApi('akun/notifikasi/perangkat', {})
  const token = JSON.stringify(await subscribe(pushManager, data.serverKey))
  await callApi('akun/notifikasi/token', { ...ids, token })
  writeKey('TokenV2', token)
  await callApi('akun/notifikasi/token/delete', { ...ids, token: '0' })
  removeKey('Token')
}

/** Registers again where the browser was allowed before but is not known in this session, or under another address. */
export async function keepRegistered(ids: Ids): Promise<void> {
  const stored = readKey('TokenV2')
  if (stored === OFF || (await readPermission()) !== 'granted') return
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.getSubscription()
  const isSame = subscription !== null && JSON.stringify(subscription) === stored
  if (!isSame || !(await callApi('akun/notifikasi/perangkat', {})).data.known) await registerBrowser(ids)
}

/** Takes no more push messages in this browser. @throws ApiError */
export async function silenceBrowser(ids: Ids): Promise<void> {
  await callApi('akun/notifikasi/perangkat/matikan', ids)
  writeKey('TokenV2', OFF)
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe()
}

/** One made for another server's key gives way. */
async function subscribe(pushManager: PushManager, serverKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: serverKey }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  }
}
