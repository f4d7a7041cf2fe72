import { dayFault, readDay } from '#web/lib/form/read-day.ts'

/** The fields of a lot as they are typed. */
export interface TypedLot {
  lotNumber: string
  producedOn: string
  expiresOn: string
}

export const blankLot: TypedLot = { lotNumber: '', producedOn: '', expiresOn: '' }

/** What was typed of a lot, as the call takes it. */
export function lotBody({ lotNumber, producedOn, expiresOn }: TypedLot) {
  return {
    lotNumber: lotNumber.trim(),
    producedOn: readDay(producedOn) || null,
    expiresOn: readDay(expiresOn) || null,
  }
}

/** Days that cannot be read. */
export function lotFaults({ producedOn, expiresOn }: TypedLot) {
  return { producedOn: dayFault(producedOn), expiresOn: dayFault(expiresOn) }
}
