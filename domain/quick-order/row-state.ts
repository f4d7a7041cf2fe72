import { words } from '../codec.ts'
import { LONGEST } from '../limits.ts'

/** Whether a row of a quick order can go into the cart, needs a choice among products, or is wrong [ORDER-7]. */
export const rowState = words({ ready: 'siap', choose: 'pilih', wrong: 'salah' })
export type RowState = keyof typeof rowState.names

/** The cell of a row that has to be changed. */
export const rowCell = words({ code: 'kode', quantity: 'jumlah' })
export type RowCell = keyof typeof rowCell.names

/** What is said of a cell that is too long. */
export const quickTooLong = {
  code: `Kode atau nama paling panjang ${LONGEST.quickCode} karakter.`,
  quantity: `Jumlah paling panjang ${LONGEST.quickQuantity} karakter.`,
}
