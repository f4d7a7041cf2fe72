import { formatRupiah } from '../format.ts'
import { type DecimalText, isMore } from '../money.ts'
import { words } from '../words.ts'
import { type UnitCode, unitCodeOf } from './unit-code.ts'

/**
 * The facts that an invoice may lack for Coretax, or warnings about it; the last two do not block its export [TAX-2].
 */
export const missingKinds = ['buyer_npwp', 'buyer_nitku', 'unit', 'head_office', 'credited'] as const
export type MissingKind = (typeof missingKinds)[number]

export const missingKind = words({
  buyer_npwp: 'npwp_pembeli',
  buyer_nitku: 'nitku_pembeli',
  unit: 'satuan',
  head_office: 'kantor_pusat',
  credited: 'dikreditkan',
})

export interface Missing {
  kind: MissingKind
  /** In Indonesian, for the seller. */
  message: string
  /** Whether it keeps the invoice from being exported. */
  needed: boolean
}

export interface Considered {
  buyerNpwp: string | null
  /** Of the address that the order went to; null: none was given. */
  buyerNitku: string | null
  units: readonly string[]
  /** Its total, and what its credit notes take back of it, in Rupiah. */
  total: DecimalText
  credited: DecimalText
}

/** The facts that an invoice lacks for Coretax, the required first [TAX-2]. */
export function missingOf(
  { buyerNpwp, buyerNitku, units, total, credited }: Considered,
  chosen: ReadonlyMap<string, UnitCode>,
): Missing[] {
  const unknown = units.filter((unit) => unitCodeOf(unit, chosen) === null)
  const missing: Missing[] = unknown.map((unit) => ({
    kind: 'unit',
    message: `Satuan '${unit}' belum punya kode.`,
    needed: true,
  }))
  if (buyerNpwp === null) missing.unshift({ kind: 'buyer_npwp', message: 'Pembeli belum mengisi NPWP.', needed: true })
  else if (buyerNitku === null)
    missing.push({ kind: 'head_office', message: 'NITKU alamat kosong: memakai kantor pusat.', needed: false })
  else if (!buyerNitku.startsWith(buyerNpwp))
    missing.unshift({ kind: 'buyer_nitku', message: 'NITKU alamat tidak sesuai dengan NPWP pembeli.', needed: true })
  if (isMore(credited, 0)) missing.push({ kind: 'credited', message: creditedWords(total, credited), needed: false })
  return missing
}

/** Whether credit notes have taken back all of an invoice: nothing of it is to be reported to Coretax [TAX-2]. */
export function isWhollyCredited({ total, credited }: Pick<Considered, 'total' | 'credited'>): boolean {
  return !isMore(total, credited)
}

function creditedWords(total: DecimalText, credited: DecimalText): string {
  if (isWhollyCredited({ total, credited })) return 'Seluruhnya dikreditkan: batalkan faktur pajaknya di Coretax.'
  return `${formatRupiah(credited)} sudah dikreditkan dengan nota kredit.`
}

/** NITKU of a head office: NPWP and six zeros [TAX-2]. */
export function headOffice(npwp: string): string {
  return `${npwp}000000`
}
