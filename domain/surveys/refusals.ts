import { MOST } from '../limits.ts'
import type { RefusalTable } from '../refusals.ts'

export const surveyRefusals = {
  survey_choice_needed: { status: 422, sentence: 'Silakan pilih dari pilihan yang tersedia !' },
  survey_text_needed: { status: 422, sentence: 'Silakan inputkan keterangan "Lainnya" terlebih dahulu !' },
  survey_version_not_found: { status: 404, sentence: 'Versi survei ini tidak ditemukan.' },
  survey_version_moved_on: {
    status: 409,
    sentence: 'Versi ini sudah diubah orang lain. Salin tulisan Anda, lalu buka lagi.',
  },
  survey_version_final: { status: 422, sentence: 'Versi yang sudah ditanyakan tidak dapat diubah. Tulis versi baru.' },
  survey_day_early: { status: 422, sentence: 'Pilih hari yang belum lewat.' },
  survey_day_taken: { status: 422, sentence: 'Sudah ada versi yang ditanyakan sejak hari ini. Pilih hari lain.' },
  survey_option_unknown: {
    status: 422,
    sentence: 'Ada pilihan yang tidak dikenal. Hapus pilihan itu, lalu tambahkan lagi.',
  },
  survey_option_twice: { status: 422, sentence: 'Setiap pilihan harus berbeda.' },
  survey_versions_full: {
    status: 422,
    sentence: `Sudah ada ${MOST.surveyVersions} versi. Hapus draf yang tidak dipakai lagi.`,
  },
} as const satisfies RefusalTable
