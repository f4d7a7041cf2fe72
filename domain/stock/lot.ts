import type { BusinessDay } from '../business-day.ts'
import { Refusal } from '../refusal.ts'

/** A lot as a seller writes it; its days are in Jakarta. */
export interface LotDays {
  number: string
  producedOn: BusinessDay | null
  expiresOn: BusinessDay | null
}

/**
 * Whether the lot that goods go into has expired on that day: it may be sold to the end of its last one [SHOP-5]. Where
 * one of the number is there, days may be left out, but not differ.
 * @throws Refusal lot_days_reversed | lot_number_taken
 */
export function lotAfter(
  there: Pick<LotDays, 'producedOn' | 'expiresOn'> | undefined,
  requested: LotDays,
  today: BusinessDay,
): { expired: boolean } {
  const { producedOn, expiresOn } = requested
  if (producedOn && expiresOn && expiresOn < producedOn) throw new Refusal('lot_days_reversed', { field: 'expiresOn' })
  const differs = (one: BusinessDay | null, other: BusinessDay | null) => one !== null && one !== other
  if (there && (differs(producedOn, there.producedOn) || differs(expiresOn, there.expiresOn))) {
    throw new Refusal('lot_number_taken', { field: 'lotNumber' })
  }
  const lastDay = there ? there.expiresOn : expiresOn
  return { expired: lastDay !== null && lastDay < today }
}
