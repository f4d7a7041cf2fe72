import type { RefusalTable } from '../refusals.ts'

export const shipmentRefusals = {
  shipment_not_found: { status: 404, sentence: 'Kiriman tidak ditemukan.' },
  shipment_moved_on: { status: 409, sentence: 'Status kiriman sudah berubah menjadi {state}.' },
  shipment_step_not_allowed: { status: 422, sentence: '{reason}' },
  shipment_of_cancelled: { status: 422, sentence: 'Pesanan ini sudah dibatalkan.' },
  nothing_to_ship: { status: 422, sentence: 'Isi jumlah yang dikirim untuk setidaknya satu produk.' },
  shipped_line_unknown: { status: 422, sentence: 'Baris {position} tidak ada pada pesanan ini.' },
  shipped_more_than_left: { status: 422, sentence: '{product} yang belum dikirim hanya {left} {unit}.' },
  shipped_not_whole_packs: {
    status: 422,
    sentence: '{product} dikemas {pack} {unit}: isi kelipatannya, atau semua sisanya, {left} {unit}.',
  },
  received_more_than_sent: { status: 422, sentence: '{product} pada kiriman ini hanya {sent} {unit}.' },
  shortage_reason_needed: {
    status: 422,
    sentence: 'Jumlah yang diterima kurang dari yang dikirim. Tuliskan alasannya.',
  },
  nothing_to_cancel: { status: 422, sentence: 'Isi jumlah yang dibatalkan untuk setidaknya satu produk.' },
  cancel_is_asked: {
    status: 409,
    sentence: 'Pembeli meminta pembatalan: {reason}. Nyatakan bahwa Anda tetap mengirim, atau {answer}.',
  },
  cancel_request_not_found: { status: 404, sentence: 'Permintaan pembatalan tidak ditemukan.' },
  cancel_request_moved_on: { status: 409, sentence: 'Permintaan pembatalan ini sudah {state}.' },
  cancel_request_act_not_allowed: { status: 422, sentence: '{reason}' },
  cancel_requests_full: {
    status: 422,
    sentence: 'Pembatalan pesanan ini sudah {count} kali diminta. Bicarakan dengan seller lewat chat.',
  },
  reduces_to_nothing: {
    status: 422,
    sentence: 'Belum ada yang dikirim, sehingga ini membatalkan seluruh pesanan. Gunakan ‘Batalkan’.',
  },
} as const satisfies RefusalTable
