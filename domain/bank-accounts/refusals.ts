import type { RefusalTable } from '../refusals.ts'

export const bankingRefusals = {
  bank_account_not_found: { status: 404, sentence: 'Rekening tidak ditemukan.' },
  bank_account_moved_on: { status: 409, sentence: 'Rekening ini sudah {state}. Silakan muat ulang.' },
  bank_account_act_not_allowed: { status: 422, sentence: '{reason}' },
  bank_account_reason_needed: { status: 422, sentence: 'Alasan harus diisi.' },
  bank_account_number: { status: 422, sentence: '{sentence}' },
  bank_account_waiting: {
    status: 409,
    sentence: 'Sudah ada rekening yang menunggu diperiksa. Tarik pengajuan itu terlebih dahulu.',
  },
  bank_account_often: {
    status: 429,
    sentence: 'Rekening toko paling banyak diajukan 5 kali dalam 24 jam. Silakan coba lagi besok.',
  },
  bank_account_same: { status: 422, sentence: 'Rekening ini sudah berlaku untuk toko Anda.' },
} as const satisfies RefusalTable
