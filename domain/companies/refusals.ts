import { MOST } from '../limits.ts'
import type { RefusalTable } from '../refusals.ts'

export const companyRefusals = {
  company_not_found: { status: 404, sentence: 'Perusahaan tidak ditemukan.' },
  name_reserved: { status: 422, sentence: 'Nama ini terlalu mirip dengan nama Sentra Bahan. Pakai nama Anda sendiri.' },
  company_moved_on: { status: 409, sentence: 'Perusahaan ini sudah {state} atau berubah. Silakan muat ulang.' },
  company_profile_moved_on: {
    status: 409,
    sentence: 'Data perusahaan sudah diubah sejak Anda membukanya. Periksa perubahannya, lalu simpan lagi.',
  },
  company_act_not_allowed: { status: 422, sentence: '{reason}' },
  company_reason_needed: { status: 422, sentence: 'Alasan harus diisi.' },
  company_note_needed: { status: 422, sentence: 'Jelaskan alasannya pada catatan.' },
  company_identity_taken: {
    status: 422,
    sentence: '{what} ini sudah dipakai seller lain. Hubungi administrator bila ini memang milik Anda.',
  },
  company_change_taken: {
    status: 422,
    sentence: '{what} yang diajukan kini dipakai seller lain. Tolak dengan alasan sudah terdaftar.',
  },
  company_suspended: {
    status: 422,
    sentence:
      'Perusahaan Anda sedang ditangguhkan, sehingga hanya dapat membaca. Alasannya ada di Profile, bagian Perusahaan.',
  },
  document_not_found: { status: 404, sentence: 'Dokumen tidak ditemukan.' },
  addresses_full: {
    status: 422,
    sentence: `Alamat pengiriman paling banyak ${MOST.addresses}. Hapus yang tidak dipakai terlebih dahulu.`,
  },
  documents_full: {
    status: 422,
    sentence: `Perusahaan Anda sudah menyimpan ${MOST.storedDocuments} dokumen, termasuk yang pernah dikirim ke seller. Silakan hubungi kami untuk menambahnya.`,
  },
  shop_moved_on: {
    status: 409,
    sentence: 'Profil toko sudah diubah sejak Anda membukanya. Periksa perubahannya, lalu simpan lagi.',
  },
  tax_id_missing: { status: 422, sentence: 'Isi NPWP atau NIB perusahaan.' },
} as const satisfies RefusalTable
