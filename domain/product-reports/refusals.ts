import { MOST } from '../limits.ts'
import type { RefusalTable } from '../refusals.ts'

export const productReportRefusals = {
  complaint_own_product: { status: 422, sentence: 'Ini produk toko Anda sendiri.' },
  complaint_open: { status: 422, sentence: 'Laporan Anda tentang produk ini sedang ditinjau.' },
  complaints_today: {
    status: 422,
    sentence: `Anda sudah melaporkan ${MOST.complaintsADay} produk hari ini. Silakan lanjutkan besok.`,
  },
  complaint_moved_on: { status: 409, sentence: 'Laporan ini sudah diputuskan. Silakan periksa kembali.' },
  ban_reason_needed: { status: 422, sentence: 'Alasan harus diisi.' },
  ban_moved_on: { status: 409, sentence: 'Produk ini sudah {state}. Silakan periksa kembali.' },
  ban_act_not_allowed: { status: 422, sentence: '{reason}' },
} as const satisfies RefusalTable
