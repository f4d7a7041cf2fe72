/** The facts that identify the PDF of a faktur pajak as that of its invoice [TAX-2]. */
export type Lacking = 'tax_number' | 'npwp'

/** The facts that a PDF lacks, and why it was attached all the same. */
export interface Lacks {
  lacking: readonly Lacking[]
  reason: string
}

/** The facts to look for in the text of a PDF; null where none is known. */
export interface Sought {
  taxNumber: string | null
  /** 16 digits. */
  npwp: string | null
}

// what stands between digits in print: blanks, dots, dashes
const BETWEEN = '[\\s./\\-\\u2010-\\u2015\\u2212]{0,3}'

/**
 * The sought facts that a text lacks, however its digits are grouped; an NPWP also counts in its 15 digits of before.
 */
export function lackingIn(text: string, { taxNumber, npwp }: Sought): Lacking[] {
  const contains = (digits: string) => new RegExp([...digits].join(BETWEEN)).test(text)
  const containsWhole = (digits: string) => new RegExp(`(?<!\\d)${[...digits].join(BETWEEN)}(?!\\d)`).test(text)
  return [
    ...(taxNumber !== null && !containsWhole(taxNumber) ? (['tax_number'] as const) : []),
    // within a NITKU too, which begins with it
    ...(npwp !== null && !contains(npwp.replace(/^0/, '')) ? (['npwp'] as const) : []),
  ]
}

/** 'nomor faktur pajak 04002600012345678 dan NPWP Anda (0012345678901000)', for the seller. */
export function lackingText(lacking: readonly Lacking[], { taxNumber, npwp }: Sought): string {
  const names: Record<Lacking, string> = {
    tax_number: `nomor faktur pajak ${taxNumber ?? ''}`.trim(),
    npwp: `NPWP Anda (${npwp ?? ''})`,
  }
  return lacking.map((kind) => names[kind]).join(' dan ')
}
