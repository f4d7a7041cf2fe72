import { MOST } from '../limits.ts'
import type { RefusalTable } from '../refusals.ts'

export const quickOrderRefusals = {
  quick_rows: {
    status: 422,
    sentence: `Berkas ini berisi lebih dari ${MOST.quickRows} baris. Bagi menjadi beberapa berkas.`,
  },
  quick_unknown: { status: 422, sentence: 'Tidak ditemukan. Periksa kode atau namanya.' },
  quick_similar: { status: 422, sentence: 'Tidak ada yang persis sama. Pilih yang Anda maksud.' },
  quick_several: { status: 422, sentence: '{count} produk cocok. Pilih salah satu.' },
  quick_together: { status: 422, sentence: 'Semua baris produk ini berjumlah {units} {unit}. {why}' },
  quick_code_missing: { status: 422, sentence: 'Isi kode atau nama produk.' },
  quick_quantity_missing: { status: 422, sentence: 'Isi jumlahnya.' },
  quick_quantity_unreadable: { status: 422, sentence: 'Jumlah tidak terbaca. Tulis misalnya 1.250 atau 2,5.' },
  quick_quantity_two: { status: 422, sentence: 'Bisa dibaca {id} atau {en}. Ketik ulang jumlahnya.' },
  quick_quantity_unit: { status: 422, sentence: 'Satuannya tidak cocok: produk ini dijual per {unit}.' },
} as const satisfies RefusalTable
