import type { AttachedFaktur } from '#domain/tax/contract.ts'
import type { Lacking } from '#domain/tax/lacking.ts'
import type { Attached } from './attach.ts'
import { taxFileAddress } from './tax-file-address.ts'

/** A faktur pajak with where its PDF is read, and what that does not say. */
export function viewAttached({ id, number, lacks }: Attached): AttachedFaktur {
  const said = lacks && { said: `Tidak pada teks PDF: ${saidOf(lacks.lacking)}.`, reason: lacks.reason }
  return { id, number, address: taxFileAddress(id), lacks: said }
}

function saidOf(lacking: readonly Lacking[]): string {
  const names: Record<Lacking, string> = { tax_number: 'nomor ini', npwp: 'NPWP Anda' }
  return lacking.map((kind) => names[kind]).join(' dan ')
}
