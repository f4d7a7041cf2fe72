import { words } from '../codec.ts'
import { type UnitCode, unitCodeOf } from './unit-code.ts'

/** What an invoice may lack for Coretax; the last alone does not keep it from being exported [TAX-2]. */
export const missingKinds = ['buyer_npwp', 'buyer_nitku', 'unit', 'head_office'] as const
export type MissingKind = (typeof missingKinds)[number]

export const missingKind = words({
  buyer_npwp: 'npwp_pembeli',
  buyer_nitku: 'nitku_pembeli',
  unit: 'satuan',
  head_office: 'kantor_pusat',
})

export interface Missing {
  kind: MissingKind
  /** In Indonesian, for the seller. */
  said: string
  /** Whether it keeps the invoice from being exported. */
  needed: boolean
}

export interface Considered {
  buyerNpwp: string | null
  /** Of the address that the order went to; null: none was given. */
  buyerNitku: string | null
  units: readonly string[]
}

/** What an invoice lacks to be taken by Coretax, the needed first [TAX-2]. */
export function missingOf(
  { buyerNpwp, buyerNitku, units }: Considered,
  chosen: ReadonlyMap<string, UnitCode>,
): Missing[] {
  const unknown = units.filter((unit) => unitCodeOf(unit, chosen) === null)
  const missing: Missing[] = unknown.map((unit) => ({
    kind: 'unit',
    said: `Satuan '${unit}' belum punya kode.`,
    needed: true,
  }))
  if (buyerNpwp === null) missing.unshift({ kind: 'buyer_npwp', said: 'Pembeli belum mengisi NPWP.', needed: true })
  else if (buyerNitku === null)
    missing.push({ kind: 'head_office', said: 'NITKU alamat kosong: memakai kantor pusat.', needed: false })
  else if (!buyerNitku.startsWith(buyerNpwp))
    missing.unshift({ kind: 'buyer_nitku', said: 'NITKU alamat tidak sesuai dengan NPWP pembeli.', needed: true })
  return missing
}

/** NITKU of a head office: NPWP and six zeros [TAX-2]. */
export function headOffice(npwp: string): string {
  return `${npwp}000000`
}
