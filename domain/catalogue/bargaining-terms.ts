import type { DecimalText } from '../money.ts'

/** The seller's secret bargaining terms of a product [NEGO-11]. */
export interface BargainingTerms {
  lowestPrice: DecimalText
  /** 0 to 100. */
  percent: DecimalText
}
