import { MOST_OF_ONE } from '#domain/sample/cart.ts'

export const QUANTITY_WANTED = `Isi jumlah dengan angka 1 sampai ${MOST_OF_ONE}.`

/** Pieces from the text of a field; null for anything else than a whole number within the limits. */
export function readQuantity(text: string): number | null {
  const digits = text.trim()
  const quantity = /^\d{1,9}$/.test(digits) ? Number(digits) : 0
  return quantity >= 1 && quantity <= MOST_OF_ONE ? quantity : null
}
