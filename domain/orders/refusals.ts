import { MOST_DAYS_AHEAD } from '../limits.ts'
import type { RefusalTable } from '../refusals.ts'

export const orderRefusals = {
  order_not_found: { status: 404, sentence: 'Pesanan tidak ditemukan.' },
  order_moved_on: { status: 409, sentence: 'Pesanan ini sudah berubah. Statusnya sekarang {state}.' },
  order_step_not_allowed: { status: 422, sentence: '{reason}' },
  cancelled_too_often: {
    status: 422,
    sentence: 'Terlalu banyak pesanan ke seller ini dibatalkan hari ini. Silakan hubungi seller atau coba lagi besok.',
  },
  withdrawn_too_often: {
    status: 422,
    sentence:
      'Terlalu banyak pesanan yang menunggu persetujuan dibatalkan hari ini. Minta rekan yang berwenang menolaknya atau coba lagi besok.',
  },
  reason_needed: { status: 422, sentence: 'Alasan harus diisi.' },
  nothing_to_order: { status: 422, sentence: 'Pilih setidaknya satu produk untuk dipesan.' },
  address_not_found: { status: 404, sentence: 'Alamat pengiriman tidak ditemukan.' },
  wanted_day_passed: {
    status: 422,
    sentence: 'Tanggal {way} yang diminta sudah lewat. Pilih hari ini atau sesudahnya.',
  },
  wanted_day_too_far: {
    status: 422,
    sentence: `Tanggal {way} yang diminta paling jauh ${MOST_DAYS_AHEAD} hari dari hari ini.`,
  },
  wanted_day_no_delivery: {
    status: 422,
    sentence: '{seller} tidak mengirim pada tanggal ini{days}. Pilih tanggal lain.',
  },
  wanted_day_no_pickup: {
    status: 422,
    sentence: '{seller} tidak melayani pengambilan pada tanggal ini{days}. Pilih tanggal lain.',
  },
  order_is_fetched: {
    status: 422,
    sentence: 'Pesanan ini diambil sendiri oleh pembeli, bukan dikirim. Catat sebagai siap diambil.',
  },
  order_is_delivered: { status: 422, sentence: 'Pesanan ini diantar ke pembeli. Catat pengirimannya dengan kurir.' },
  lead_time_not_accepted: {
    status: 422,
    sentence: '{units} {unit} {product} menyusul dalam {days} hari kerja. Setujui dahulu waktu tunggunya.',
  },
  lead_time_changed: {
    status: 409,
    sentence: 'Stok {product} berubah: kini {units} {unit} menyusul dalam {days} hari kerja. Periksa dan setujui lagi.',
  },
  no_pickup: { status: 422, sentence: 'Barang dari {seller} tidak lagi dapat diambil sendiri. Pilih diantar.' },
  delivery_moved_on: {
    status: 409,
    sentence: 'Pengaturan pengiriman sudah diubah sejak Anda membukanya. Periksa perubahannya, lalu simpan lagi.',
  },
  holiday_passed: { status: 422, sentence: 'Hari libur yang sudah lewat tidak dapat ditambahkan.' },
  payment_type_not_offered: { status: 422, sentence: 'Tipe pembayaran ini tidak berlaku untuk {seller}.' },
  credit_late: {
    status: 422,
    sentence:
      'Tempo di {seller} belum dapat dipakai: tagihan pesanan {number} sudah lewat jatuh tempo {days} hari. Lunasi dahulu, atau pilih tipe pembayaran lain.',
  },
  credit_exceeded: {
    status: 422,
    sentence: 'Pesanan ini melebihi limit kredit pada {seller}. Sisa limit kredit {left}.',
  },
  deal_of_owner: { status: 422, sentence: '{reason}' },
  no_shipping: { status: 422, sentence: '{seller} belum melayani pengiriman ke {province}.' },
  lines_hindered: { status: 422, sentence: '{lines}' },
  goods_changed: {
    status: 409,
    sentence: 'Pesanan belum dibuat karena telah berubah: {lines}. Silakan periksa kembali sebelum memesan.',
  },
  price_changed: {
    status: 409,
    sentence: 'Harga atau biaya telah berubah. Silakan periksa total terbaru sebelum memesan.',
  },
  approval_needs_subscription: {
    status: 422,
    sentence: 'Langganan pada {seller} sudah tidak aktif, sehingga pesanan ini tidak dapat disetujui.',
  },
  approval_needs_payment_type: {
    status: 422,
    sentence: 'Pembayaran {type} tidak lagi berlaku pada {seller}, sehingga pesanan ini tidak dapat disetujui.',
  },
} as const satisfies RefusalTable
