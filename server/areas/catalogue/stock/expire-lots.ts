import type { Deps } from '#server/deps.ts'
import { expireSome } from './order-stocks.ts'

/** Takes all lots whose last day in Jakarta is over from what may be sold; counts of what is in stock follow [SHOP-5]. */
export async function expireAll({ db, now }: Deps): Promise<void> {
  let more = true
  while (more) more = await db.transaction().execute((tx) => expireSome(tx, now()))
}
