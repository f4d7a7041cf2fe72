import { comparedNames } from '../onboarding/checks.ts'
import { numberFault } from './account-number.ts'

/** One fact for the administrator's review, beside the document. */
export interface AccountCheck {
  name: 'holder' | 'number' | 'double'
  value: string
  fits: boolean
  /** The finding, as a sentence without its full stop. */
  found: string
  /** Words of the value that stand differently where it is compared with. */
  differing: readonly string[]
}

interface Known {
  companyName: string
  /** Other shops with this account number, now or in the past. */
  sameNumber: readonly string[]
}

/** Automatic checks without the document: the holder, the form of the number, duplicates [SHOP-8]. */
export function accountChecks(
  { bank, number, holder }: { bank: string; number: string; holder: string },
  { companyName, sameNumber }: Known,
): AccountCheck[] {
  const fault = numberFault(bank, number)
  return [
    { name: 'holder', value: holder, ...comparedNames(holder, companyName, 'nama perusahaan') },
    {
      name: 'number',
      value: `${bank} ${number}`,
      fits: fault === null,
      found: fault === null ? 'format benar untuk banknya' : 'format salah untuk banknya',
      differing: [],
    },
    {
      name: 'double',
      value: sameNumber.length > 0 ? sameNumber.join(', ') : 'Tidak ada',
      fits: sameNumber.length === 0,
      found: sameNumber.length > 0 ? 'memakai nomor yang sama' : 'belum dipakai toko lain',
      differing: [],
    },
  ]
}
