import { type EnglishOf, words } from '../words.ts'

/** The acts of the ledger [PAY-1]. */
export const actKind = words({
  /** Debts and payments from before the ledger. */
  opening: 'saldo_awal',
  order: 'pesanan',
  reduction: 'pengurangan',
  /** The difference because PPN is rounded on each invoice. */
  rounding: 'pembulatan',
  cancellation: 'pembatalan',
  invoice: 'invoice',
  payment: 'pembayaran',
  credit_use: 'pakai_kelebihan',
  credit_note: 'nota_kredit',
  write_off: 'hapus_buku',
  reversal: 'koreksi',
})
export type ActKind = EnglishOf<typeof actKind>

const labels: Record<ActKind, string> = {
  opening: 'Saldo awal',
  order: 'Pesanan',
  reduction: 'Pesanan dikurangi',
  rounding: 'Pembulatan PPN',
  cancellation: 'Pesanan dibatalkan',
  invoice: 'Invoice',
  payment: 'Pembayaran',
  credit_use: 'Kelebihan bayar dipakai',
  credit_note: 'Nota kredit',
  write_off: 'Dihapusbukukan',
  reversal: 'Dibatalkan',
}

/** The channel of a payment that was not recorded by hand [PAY-3]. */
export type PaymentChannel = 'virtual_account'

/** The label of an act, of a payment by its channel; null: it was recorded by hand. */
export function actLabel(kind: ActKind, via: PaymentChannel | null = null): string {
  return kind === 'payment' && via !== null ? 'Pembayaran virtual account' : labels[kind]
}

/** The acts that people may undo; the others follow their order [PAY-1]. */
const undoable = ['payment', 'credit_use', 'write_off'] as const satisfies ActKind[]

/** Whether it can be undone by a counter entry. */
export function isUndoable(kind: ActKind): boolean {
  return undoable.some((one) => one === kind)
}
