import type { RefusalTable } from '../refusals.ts'

export const paymentRefusals = {
  va_not_offered: { status: 422, sentence: 'Pembayaran dengan virtual account belum tersedia.' },
  va_not_found: { status: 404, sentence: 'Virtual account tidak ditemukan.' },
  va_not_for_order: { status: 422, sentence: 'Pesanan {number}: {reason}' },
  va_amount_moved_on: {
    status: 409,
    sentence: 'Sisa tagihan berubah menjadi {open} sejak Anda membukanya. Periksa dahulu, lalu coba lagi.',
  },
  va_provider_silent: {
    status: 503,
    sentence: 'Penyedia pembayaran sedang tidak menjawab. Silakan coba lagi, atau transfer ke rekening seller.',
  },
  webhook_forged: { status: 400, sentence: 'Tanda tangan tidak sesuai.' },
  webhook_late: { status: 400, sentence: 'Waktu tanda tangan terlalu jauh dari sekarang.' },
  webhook_unreadable: { status: 400, sentence: 'Isi kabar pembayaran tidak sesuai.' },
  webhook_differs: { status: 409, sentence: 'Kabar ini sudah diterima dengan isi lain.' },
} as const satisfies RefusalTable
