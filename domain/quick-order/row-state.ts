import { LONGEST } from '#domain/limits.ts'
import { words } from '#domain/words.ts'

/** Whether a row of a quick order can go into the cart, needs a choice among products, or is wrong [ORDER-7]. */
export const rowState = words({ ready: 'siap', choose: 'pilih', wrong: 'salah' })
export type RowState = keyof typeof rowState.names

/** The cell of a row that has to be changed. */
export const rowCell = words({ code: 'kode', quantity: 'jumlah' })
export type RowCell = keyof typeof rowCell.names

/** Refusals of a cell that is too long. */
export const quickTooLong = {
  code: `Kode atau nama paling panjang ${LONGEST.quickCode} karakter.`,
  quantity: `Jumlah paling panjang ${LONGEST.quickQuantity} karakter.`,
}

/** The placeholder of a quick order: a seller's code, a CAS number and a name; the demo sells all three [ORDER-7]. */
export const quickExample = 'ASM-25, 500\n77-92-9, 50 kg\nGula rafinasi 20 sak'
