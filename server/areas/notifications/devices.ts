import type { Member } from '#domain/accounts/actor.ts'
import type { UserId } from '#domain/ids.ts'
import { MOST } from '#domain/limits.ts'
import type { Kind } from '#domain/notifications/kinds.ts'
import { type Choice, isAlwaysNotified, kindsFor, wants } from '#domain/notifications/kinds-of-member.ts'
import { Refusal } from '#domain/refusal.ts'
import { hasSeller } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { retirePartitions } from '#server/platform/partitioning/partitions.ts'
import { periodOf } from '#server/platform/partitioning/periods.ts'
import type { PushTarget } from '#server/platform/push/push.ts'
import { forgetSomeBefore } from './queries.ts'
import {
  findChoices,
  forgetDevicesBeyond,
  forgetDevicesOf,
  forgetOlderDevices,
  forgetSignedOutDevices,
  isDeviceKnown,
  saveChoice,
  saveDevice,
} from './queries-devices.ts'
import { forgetMailStopsBefore, forgetWishesOf } from './queries-stops.ts'

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

interface ShownDevice {
  serverKey: string
  known: boolean
  offered: boolean
}

/** The data a browser needs to register, whether it is registered in this session, and whether that is offered yet. */
export async function showDevice({ db, pusher, now }: Deps, member: Member): Promise<ShownDevice> {
  const { companyKind, companyId } = member
  return {
    serverKey: pusher.serverKey,
    known: await isDeviceKnown(db, member),
    offered: companyKind !== 'buyer' || (await hasSeller.ask(db, companyId, now())),
  }
}

/** Deletes the preferences and browsers of a closed account [REG-3]. */
export async function forgetPerson(tx: Tx, { userId }: { userId: UserId }): Promise<void> {
  await forgetWishesOf(tx, userId)
  await forgetDevicesBeyond(tx, userId, 0)
}

/** The channels by which a user is notified of a kind. */
export interface KindChoice {
  kind: Kind
  app: boolean
  push: boolean
  email: boolean
}

/** The channels by which the member is notified of each kind of their role [REG-3]. */
export async function showChoices(deps: Deps, member: Member): Promise<KindChoice[]> {
  const chosen = await findChoices(deps.db, [member.userId])
  return kindsFor(member).map((kind) => ({
    kind,
    app: wants(chosen, kind, 'app'),
    push: wants(chosen, kind, 'push'),
    email: wants(chosen, kind, 'email'),
  }))
}

/**
 * Chooses for one kind and one channel [REG-3].
 * @throws Refusal not_found: the kind is not for the member's role | channel_always
 */
export async function chooseChannel(
  deps: Deps,
  member: Member,
  choice: Choice & { kind: Kind },
): Promise<KindChoice[]> {
  if (!kindsFor(member).includes(choice.kind)) throw new Refusal('not_found', { field: 'kind' })
  if (!choice.wanted && isAlwaysNotified(choice.kind, choice.channel)) throw new Refusal('channel_always')
  await deps.db.transaction().execute((tx) => saveChoice(tx, member.userId, choice))
  return showChoices(deps, member)
}

// what they were about has its own pages
const RETENTION_MS = 180 * 24 * 60 * 60 * 1000

/**
 * Lets go of the notifications of a month, read or not, half a year after it began, so that none is stored for longer,
 * and deletes old links that stop mail and browsers signed out.
 */
export async function tidyNotifications({ db, now }: Deps): Promise<void> {
  const before = new Date(now().getTime() - RETENTION_MS)
  const { until: firstStored } = periodOf('month', before)
  await db.transaction().execute(async (tx) => {
    await forgetMailStopsBefore(tx, before)
    await forgetSignedOutDevices(tx, now())
  })
  // written in the first partition, or by a clock that was wrong
  while (await forgetSomeBefore(db, firstStored));
  await retirePartitions(db, 'notifications', firstStored)
}
