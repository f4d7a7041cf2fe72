import { type Check, numberCheck } from '../onboarding/checks.ts'

interface Known {
  name: string
  npwp: string | null
  nib: string | null
  /** Other companies with the same number, or the same name. */
  sameNpwp: readonly string[]
  sameNib: readonly string[]
  sameName: number
}

/** What can be checked of a company as it is registered: the form of its numbers, and doubles [ADM-2]. */
export function companyChecksOf({ name, npwp, nib, sameNpwp, sameNib, sameName }: Known): Check[] {
  return [
    // one of the two is enough [REG-1]
    ...(npwp !== null || nib === null
      ? [numberCheck('npwp', npwp, { length: 16, registered: null, same: sameNpwp })]
      : []),
    ...(nib !== null ? [numberCheck('nib', nib, { length: 13, registered: null, same: sameNib })] : []),
    {
      name: 'legalName',
      value: name,
      fits: sameName === 0,
      found: sameName === 0 ? 'tidak ada perusahaan lain bernama sama' : `${sameName} perusahaan lain bernama sama`,
      differing: [],
    },
  ]
}
