import type { RefusalTable } from '../refusals.ts'

export const negotiationRefusals = {
  nego_not_found: { status: 404, sentence: 'Negosiasi tidak ditemukan.' },
  nego_moved_on: { status: 409, sentence: 'Penawaran sudah diperbarui. Status sekarang: {state}.' },
  nego_expired: {
    status: 409,
    sentence: 'Negosiasi sudah kedaluwarsa: penawaran berlaku sampai pukul 24.00 WIB di hari yang sama.',
  },
  nego_act_not_allowed: { status: 422, sentence: '{reason}' },
  nego_not_quoted: {
    status: 422,
    sentence: 'Belum ada harga dari seller yang masih berlaku untuk dibuatkan penawaran.',
  },
  nego_running: { status: 409, sentence: 'Produk dalam proses negosiasi' },
  nego_daily_limit: {
    status: 422,
    sentence: 'Tidak dapat melakukan nego. Nego barang hanya dapat dilakukan 2x/hari untuk barang yang sama',
  },
  nego_changed_too_often: {
    status: 422,
    sentence: 'Negosiasi ini sudah terlalu sering diubah. Silakan tunggu jawaban atau akhiri negosiasi.',
  },
  nego_not_offered: { status: 422, sentence: '{product} tidak dapat dinegosiasikan.' },
  nego_price_changed: {
    status: 409,
    sentence: 'Harga produk telah berubah menjadi {price}. Silakan periksa kembali sebelum mengirim.',
  },
  nego_price_invalid: { status: 422, sentence: 'Harga nego tidak valid, silakan periksa kembali!' },
  nego_deal_price_invalid: { status: 422, sentence: 'Harga tidak valid, silakan periksa kembali!' },
  nego_price_above_list: { status: 422, sentence: 'Harga nego tidak boleh melebihi harga saat ini ({price}).' },
  nego_price_already_offered: {
    status: 422,
    sentence: 'Penawaran di meja ({price}) sudah sebaik itu atau lebih baik. Pilih Setuju.',
  },
  nego_units_not_whole_packs: {
    status: 422,
    sentence: 'Jumlah nego harus kelipatan {pack} {unit} (isi satu kemasan).',
  },
  nego_units_below_minimum: { status: 422, sentence: 'Jumlah minimum nego adalah {minimum} {unit}.' },
  nego_deal_off: {
    status: 422,
    sentence: 'Seller ini tidak menerima penetapan harga kesepakatan. Silakan ajukan nego baru.',
  },
  nego_deal_note: { status: 422, sentence: 'Catatan hanya untuk nego baru, tidak untuk harga kesepakatan.' },
  nego_key_reused: { status: 422, sentence: 'Kunci permintaan ini sudah dipakai untuk nego lain.' },
} as const satisfies RefusalTable
