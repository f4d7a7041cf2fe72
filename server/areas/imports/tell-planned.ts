import { plannedNotice } from '#domain/imports/notice.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Tx } from '#server/platform/database.ts'
import type { Counts, KeptImport } from './queries.ts'

/** Tells a shop what came of an import that nobody waited for, since it was planned; of any other it tells nothing [SHOP-4]. */
export async function tellPlanned(
  tx: Tx,
  { id, sellerId, fileName, appliesAt }: Pick<KeptImport, 'id' | 'sellerId' | 'fileName' | 'appliesAt'>,
  /** Null: nothing was applied. */
  counts: Pick<Counts, 'fresh' | 'changed' | 'problems'> | null,
  now: Date,
): Promise<void> {
  if (appliesAt === null) return
  await notify(tx, [{ companyId: sellerId, kind: 'import', ...plannedNotice({ id, fileName, counts }) }], now)
}
