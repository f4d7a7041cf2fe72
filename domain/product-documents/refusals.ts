import { MOST } from '../limits.ts'
import type { RefusalTable } from '../refusals.ts'

export const productDocumentRefusals = {
  document_expired: {
    status: 422,
    sentence: 'Masa berlaku dokumen ini sudah lewat. Unggah dokumen yang masih berlaku.',
  },
  document_request_not_found: { status: 404, sentence: 'Permintaan dokumen tidak ditemukan.' },
  document_request_moved_on: {
    status: 409,
    sentence: 'Permintaan ini sudah {state}. Silakan periksa kembali.',
  },
  document_request_act_not_allowed: { status: 422, sentence: '{reason}' },
  document_reason_needed: { status: 422, sentence: 'Alasan harus diisi.' },
  document_not_asked: { status: 422, sentence: '{reason}' },
  document_to_grant_missing: {
    status: 422,
    sentence: 'Belum ada dokumen ini yang masih berlaku. Unggah dokumennya untuk menjawab.',
  },
  document_requests_today: {
    status: 422,
    sentence: `Perusahaan Anda sudah meminta ${MOST.documentRequestsADay} dokumen hari ini. Silakan lanjutkan besok.`,
  },
} as const satisfies RefusalTable
