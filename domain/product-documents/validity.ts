import type { BusinessDay } from '../business-day.ts'
import { Refusal } from '../refusal.ts'

/** Whether the last day of a document has passed; null never does [DOC-2]. */
export function isExpired(validUntil: BusinessDay | null, today: BusinessDay): boolean {
  return validUntil !== null && validUntil < today
}

/** How many days before its last day the seller is notified of a document [DOC-2]. */
export const EXPIRY_NOTICE_DAYS_AHEAD = 30

/** A document is handed in while it is valid. @throws Refusal document_expired */
export function checkValidity(validUntil: BusinessDay | null, today: BusinessDay): void {
  if (isExpired(validUntil, today)) throw new Refusal('document_expired', { field: 'berlaku_sampai' })
}
