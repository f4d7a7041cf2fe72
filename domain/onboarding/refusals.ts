import type { RefusalTable } from '../refusals.ts'

export const onboardingRefusals = {
  application_not_found: { status: 404, sentence: 'Pendaftaran seller tidak ditemukan.' },
  application_moved_on: { status: 409, sentence: 'Pendaftaran ini sudah {state} atau berubah. Silakan muat ulang.' },
  application_act_not_allowed: { status: 422, sentence: '{reason}' },
  application_reason_needed: { status: 422, sentence: 'Alasan harus diisi.' },
  application_note_needed: { status: 422, sentence: 'Jelaskan alasannya pada catatan.' },
  application_unread: { status: 422, sentence: 'Baca dan tandai setiap dokumen dulu. Belum ditandai: {documents}.' },
  application_incomplete: { status: 422, sentence: 'Pendaftaran belum lengkap: {missing}.' },
  application_documents_full: { status: 422, sentence: 'Dokumen izin paling banyak 10.' },
} as const satisfies RefusalTable
