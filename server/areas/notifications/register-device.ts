import type { Member } from '#domain/accounts/actor.ts'
import { MOST } from '#domain/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { PushTarget } from '#server/platform/push/push.ts'
import {
  forgetDevicesBeyond,
  forgetDevicesOf,
  forgetOlderDevices,
  isDeviceKnown,
  saveDevice,
} from './queries-devices.ts'

/**
 * Registers the browser of this session for push messages, until the session ends [PUSH-1].
 * @throws Refusal push_address: its service is none that messages may be sent to
 */
export async function registerDevice(deps: Deps, { userId, sessionId }: Member, target: PushTarget): Promise<void> {
  if (!deps.pusher.accepts(target.endpoint)) throw new Refusal('push_address', { field: 'token' })
  await deps.db.transaction().execute(async (tx) => {
    await saveDevice(tx, sessionId, target, deps.now())
    await forgetDevicesBeyond(tx, userId, MOST.pushDevices)
  })
}

/** Deletes what this session's browser was registered as before its latest registration [PUSH-1]. */
export function deleteOldTokens({ db }: Deps, { sessionId }: Member): Promise<void> {
  return db.transaction().execute((tx) => forgetOlderDevices(tx, sessionId))
}

/** Sends no more messages to the browser of this session. */
export function silenceDevice({ db }: Deps, { sessionId }: Member): Promise<void> {
  return db.transaction().execute((tx) => forgetDevicesOf(tx, sessionId))
}

/** What a browser needs to register, and whether it is registered in this session. */
export async function showDevice({ db, pusher }: Deps, member: Member): Promise<{ serverKey: string; known: boolean }> {
  return { serverKey: pusher.serverKey, known: await isDeviceKnown(db, member) }
}
