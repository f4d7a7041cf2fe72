import type { Seller } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { type CheckedPrice, checkPrices } from './check-prices.ts'
import { type CheckedFile, type CheckedRow, checkRows } from './check-rows.ts'

/** Validates each row of a file, by the kind of the file [SHOP-4]. */
export function checkFile(
  db: Db | Tx,
  seller: Seller,
  file: CheckedFile,
  today: BusinessDay,
): Promise<(CheckedRow | CheckedPrice)[]> {
  return file.kind === 'list'
    ? checkPrices({ read: db }, seller, file, today)
    : checkRows({ read: db }, seller, file, today)
}
