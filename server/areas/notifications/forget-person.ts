import type { UserId } from '#domain/ids.ts'
import type { Tx } from '#server/platform/database.ts'
import { forgetDevicesBeyond } from './queries-devices.ts'
import { forgetWishesOf } from './queries-stops.ts'

/** Whoever closes their account leaves no wishes and no browsers behind [REG-3]. */
export async function forgetPerson(tx: Tx, { userId }: { userId: UserId }): Promise<void> {
  await forgetWishesOf(tx, userId)
  await forgetDevicesBeyond(tx, userId, 0)
}
