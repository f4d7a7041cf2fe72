import type { RefusalTable } from '../refusals.ts'

export const taxRefusals = {
  tax_not_pkp: {
    status: 422,
    sentence: 'Toko Anda belum PKP atau belum mengisi NPWP, sehingga tidak ada faktur pajak yang dapat diekspor.',
  },
  tax_nothing_to_export: { status: 422, sentence: 'Belum ada invoice lengkap yang dapat diekspor untuk masa ini.' },
  tax_all_exported: {
    status: 422,
    sentence:
      'Tidak ada invoice baru untuk masa ini: semua yang siap sudah ada dalam berkas yang diunduh. Unduh ulang bila perlu.',
  },
  tax_pdf_lacks: {
    status: 422,
    sentence: 'Pada teks PDF ini tidak ditemukan {lacking}. Periksa berkasnya, atau tulis alasan tetap memasangnya.',
  },
  tax_number_unread: {
    status: 422,
    sentence: 'Nomor faktur pajak tidak terbaca dari PDF ini. Isi nomornya, 17 angka.',
  },
  tax_number_taken: { status: 422, sentence: 'Nomor faktur pajak ini sudah dipasang pada invoice {invoice}.' },
  tax_invoice_not_found: { status: 404, sentence: 'Faktur pajak tidak ditemukan.' },
  tax_archive_unread: {
    status: 422,
    sentence: 'Berkas ZIP ini tidak dapat dibaca. Unggah ZIP yang berisi PDF faktur pajak.',
  },
  tax_archive_large: {
    status: 422,
    sentence:
      'ZIP ini berisi terlalu banyak. Paling banyak 500 PDF, masing-masing paling besar 5 MB, dan seluruh isinya paling besar 80 MB.',
  },
} as const satisfies RefusalTable
