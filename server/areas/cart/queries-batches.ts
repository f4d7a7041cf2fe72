import type { CompanyId, UserId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Tx } from '#server/platform/database.ts'
import { unnestRows } from '#server/platform/sql-input.ts'

/** Products that were added with one key, and what became of them. */
export interface Batch {
  request: string
  added: number
  skipped: { productId: number; reason: string }[]
}

/** Claims the key of a batch; waits while another transaction holds it. @returns the earlier one where there is one */
export async function claimBatch(
  tx: Tx,
  companyId: CompanyId,
  { key, request }: { key: string; request: string },
  now: Date,
): Promise<Batch | null> {
  const claimed = await tx
    .insertInto('cart_batches')
    .values({ company_id: companyId, key, asked: request, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (claimed.numInsertedOrUpdatedRows === 1n) return null
  return tx
    .selectFrom('cart_batches')
    .select(['asked as request', 'added', 'skipped'])
    .where('company_id', '=', companyId)
    .where('key', '=', key)
    .$narrowType<{ skipped: Batch['skipped'] }>() // as saveBatch wrote it
    .executeTakeFirstOrThrow()
}

/** Stores the outcome of a batch with a claimed key. */
export async function saveBatch(
  tx: Tx,
  companyId: CompanyId,
  key: string,
  { added, skipped }: Omit<Batch, 'request'>,
): Promise<void> {
  await tx
    .updateTable('cart_batches')
    .set({ added, skipped: JSON.stringify(skipped) })
    .where('company_id', '=', companyId)
    .where('key', '=', key)
    .execute()
}

/** Deletes the keys of batches before this moment. */
export async function forgetBatchesBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.deleteFrom('cart_batches').where('added_at', '<', moment).execute()
}

const columns = { company: 'uuid', product: 'integer', units: 'numeric', by: 'uuid', at: 'timestamptz' } as const

interface Units {
  productId: number
  units: DecimalText
}

interface Owner {
  companyId: CompanyId
  userId: UserId
}

/**
 * Adds units of many products to the company's lines, or starts them; the caller has locked and validated the lines.
 */
export async function addAllUnits(tx: Tx, owner: Owner, lines: readonly Units[], now: Date): Promise<void> {
  await insertLines(tx, owner, lines, now)
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'product_id'])
        .doUpdateSet((eb) => ({ units: eb('cart_lines.units', '+', eb.ref('excluded.units')) })),
    )
    .execute()
}

/** Makes sure that the company's lines of the products hold at least these units; each product once. */
export async function raiseAllUnits(tx: Tx, owner: Owner, lines: readonly Units[], now: Date): Promise<void> {
  await insertLines(tx, owner, lines, now)
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'product_id'])
        .doUpdateSet((eb) => ({ units: eb.fn<string>('greatest', ['cart_lines.units', 'excluded.units']) })),
    )
    .execute()
}

function insertLines(tx: Tx, { companyId, userId }: Owner, lines: readonly Units[], now: Date) {
  const rows = lines.map(({ productId, units }) => {
    return { company: companyId as string, product: productId, units, by: userId as string, at: now }
  })
  return tx
    .insertInto('cart_lines')
    .columns(['company_id', 'product_id', 'units', 'added_by', 'added_at'])
    .expression((eb) => eb.selectFrom(unnestRows('added', columns, rows)).selectAll())
}
