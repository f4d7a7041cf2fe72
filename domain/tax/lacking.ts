import { words } from '../codec.ts'

/** What the PDF of a faktur pajak has to say, to be known as that of this invoice [TAX-2]. */
export const lackingKind = words({ taxNumber: 'nomor', npwp: 'npwp' })
export type Lacking = keyof typeof lackingKind.names

/** What to look for in the text of one; null: nothing is known that could be. */
export interface Sought {
  taxNumber: string | null
  npwp: string | null
}

/** What of that a text does not say, however its digits are grouped; an NPWP also in its 15 digits of before. */
export function lackingIn(text: string, { taxNumber, npwp }: Sought): Lacking[] {
  const says = (digits: string) => new RegExp([...digits].join('[\\s.-]?')).test(text)
  return [
    ...(taxNumber !== null && !says(taxNumber) ? (['taxNumber'] as const) : []),
    ...(npwp !== null && !says(npwp.replace(/^0/, '')) ? (['npwp'] as const) : []),
  ]
}

const names: Record<Lacking, string> = { taxNumber: 'nomor faktur pajak ini', npwp: 'NPWP seller' }

/** 'nomor faktur pajak ini dan NPWP seller'. */
export function lackingText(lacking: readonly Lacking[]): string {
  return lacking.map((kind) => names[kind]).join(' dan ')
}
