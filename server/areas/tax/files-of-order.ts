import type { Member } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { Refusal } from '#domain/refusal.ts'
import { mayReadDocument } from '#domain/trade-papers/readers.ts'
import type { FileBeside } from '#server/areas/trade-papers/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { findOfOrder, findTaxFile } from './queries.ts'
import { taxFileAddress } from './tax-file-address.ts'

/** The faktur pajak of an order, for its list of papers [TAX-2]. */
export async function taxInvoicesOf(
  db: Db | Tx,
  { member, orderId }: { member: Member; orderId: string },
): Promise<FileBeside[]> {
  const found = await findOfOrder(db as Db, member, orderId) // reads alone
  return found.map(({ id, number, attachedAt, key, size }) => ({
    id,
    kind: 'tax_invoice',
    number,
    day: businessDay(attachedAt),
    address: taxFileAddress(id),
    file: { key, size, name: `Faktur pajak ${number}.pdf` },
  }))
}

/** The PDF of a faktur pajak, for either company of its order, as far as the member's role reads it [TAX-2, ROLE-10]. @throws FilesLost, Refusal tax_invoice_not_found */
export async function readTaxInvoice(deps: Deps, member: Member, id: string): Promise<FileAnswer> {
  const found = mayReadDocument(member, 'tax_invoice') ? await findTaxFile(deps.db, member, id) : undefined
  if (!found) throw new Refusal('tax_invoice_not_found', { field: 'id' })
  const { key, number, size } = found
  return { name: `Faktur pajak ${number}.pdf`, kind: 'pdf', size, content: await deps.files.open(key) }
}
