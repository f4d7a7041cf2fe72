import type { Tx } from '#server/platform/database.ts'
import { insertPlatform, lockPlatform } from './queries-platform.ts'

/** The company of the people who run the platform, made when the first of them comes; two at once get the same [ADM-1]. */
export async function openPlatform(tx: Tx, now: Date): Promise<string> {
  const companyId = (await lockPlatform(tx)) ?? (await insertPlatform(tx, now)) ?? (await lockPlatform(tx))
  if (!companyId) throw new Error('another company has the username of the platform')
  return companyId
}
