import type { AttachedFaktur } from '#domain/tax/codec.ts'
import { lackingText } from '#domain/tax/lacking.ts'
import type { Attached } from './attach.ts'
import { taxFileAddress } from './tax-file-address.ts'

/** A faktur pajak with where its PDF is read, and what that does not say. */
export function viewAttached({ id, number, lacks }: Attached): AttachedFaktur {
  const said = lacks && { said: `PDF tidak memuat ${lackingText(lacks.lacking)}`, reason: lacks.reason }
  return { id, number, address: taxFileAddress(id), lacks: said }
}
