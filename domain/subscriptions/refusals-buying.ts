import type { RefusalTable } from '../refusals.ts'

/** Obstacles to buying from a seller [ROLE-2, ROLE-5]; apart, because pages show these without the others. */
export const buyingRefusals = {
  not_subscribed: { status: 422, sentence: 'Anda belum berlangganan pada seller terkait.' },
  shop_shut: { status: 422, sentence: 'Toko ini tidak berjualan lagi.' },
  no_payment_type: {
    status: 422,
    sentence: 'Anda tidak memiliki data tipe pembayaran yang aktif. Silakan hubungi distributor terkait.',
  },
} as const satisfies RefusalTable
