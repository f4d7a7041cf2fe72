import type { RefusalTable } from '../refusals.ts'

export const loyaltyRefusals = {
  voucher_not_found: { status: 404, sentence: 'Voucher tidak ditemukan.' },
  voucher_used: { status: 409, sentence: 'Voucher ini sudah dipakai.' },
  voucher_expired: { status: 422, sentence: 'Masa berlaku voucher ini sudah berakhir.' },
  voucher_below_minimum: { status: 422, sentence: 'Voucher ini berlaku untuk belanja barang minimal {amount}.' },
  reward_not_found: { status: 404, sentence: 'Hadiah tidak ditemukan.' },
  points_too_few: { status: 422, sentence: 'Poin belum cukup. Dibutuhkan {needed} poin, saldo {balance} poin.' },
} as const satisfies RefusalTable
