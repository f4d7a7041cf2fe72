import type { RefusalTable } from '../refusals.ts'

export const claimRefusals = {
  claim_not_found: { status: 404, sentence: 'Klaim tidak ditemukan.' },
  claim_moved_on: { status: 409, sentence: 'Status klaim sudah berubah menjadi {state}.' },
  claim_act_not_allowed: { status: 422, sentence: '{reason}' },
  claim_closed: { status: 422, sentence: '{reason}' },
  claim_nothing: { status: 422, sentence: 'Isi jumlah yang diklaim untuk setidaknya satu produk.' },
  claim_line_unknown: { status: 422, sentence: 'Baris {position} tidak ada pada kiriman ini.' },
  claim_lot_unknown: { status: 422, sentence: '{product} pada kiriman ini tidak ada yang {source}.' },
  claim_row_twice: { status: 422, sentence: 'Setiap produk, lot, dan masalah hanya boleh disebut sekali.' },
  claim_shortage_over: { status: 422, sentence: '{product} yang kurang dan belum diklaim hanya {left} {unit}.' },
  claim_faulty_over: { status: 422, sentence: '{product} yang diterima dan belum diklaim hanya {left} {unit}.' },
  claim_lot_over: { status: 422, sentence: '{product} {source} yang belum diklaim hanya {left} {unit}.' },
  claim_photo_needed: { status: 422, sentence: 'Lampirkan setidaknya satu foto.' },
  claim_photo_unknown: { status: 422, sentence: 'Salah satu foto tidak ada lagi. Unggah ulang.' },
  claim_photo_not_found: { status: 404, sentence: 'Foto tidak ditemukan.' },
  claim_photos_today: { status: 429, sentence: 'Perusahaan Anda sudah mengunggah {most} foto klaim hari ini.' },
  claim_without_invoice: { status: 422, sentence: 'Kiriman ini tidak mempunyai invoice yang dapat dikreditkan.' },
  claim_worth_nothing: {
    status: 422,
    sentence: 'Nilai barang yang diklaim nol setelah voucher, sehingga tidak ada yang dikreditkan.',
  },
  replacement_under_way: {
    status: 422,
    sentence:
      'Barang pengganti untuk klaim {number} masih dalam perjalanan. Pesanan baru dapat dibatalkan setelah pembeli menerimanya.',
  },
  replacement_not_there: { status: 422, sentence: '{product} yang bebas dari pesanan lain hanya {left} {unit}.' },
} as const satisfies RefusalTable
