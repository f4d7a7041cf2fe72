import type { DecimalText } from '#domain/money.ts'

/** The seller's secret bargaining terms of a product [NEGO-11]. */
export interface BargainingTerms {
  lowestPrice: DecimalText
  /** 0 to 100. */
  percent: DecimalText
}

/** Those that count: a seller that has set none gives nothing away [NEGO-11]. */
export function termsThatCount(set: BargainingTerms | undefined, listPrice: DecimalText): BargainingTerms {
  return set ?? { lowestPrice: listPrice, percent: '100' }
}
