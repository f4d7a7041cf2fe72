import type { BusinessType, RegisteredType } from '../companies/business-type.ts'
import type { PlainType } from './grants.ts'

/** The companies that a seller lets in by itself, and their terms, which are never credit [UX-2]. */
export interface EntryRule {
  /** The trades of the companies that are let in; none: nobody. */
  businessTypes: readonly RegisteredType[]
  plainTypes: readonly PlainType[]
  priceLevel: number
}

/** The rule until the owner decides: nobody is let in. */
export const usualEntryRule: EntryRule = { businessTypes: [], plainTypes: ['transfer'], priceLevel: 1 }

interface Applicant {
  businessType: BusinessType | null
  isVerified: boolean
  /** The seller's people have asked it for documents, declined or suspended it, or ended its subscription: they decide. */
  isLeftToPeople: boolean
}

/** Whether a company's request is accepted at once [UX-2]. */
export function letsIn({ businessTypes }: EntryRule, { businessType, isVerified, isLeftToPeople }: Applicant): boolean {
  return isVerified && !isLeftToPeople && businessTypes.some((type) => type === businessType)
}
