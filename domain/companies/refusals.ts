import { MOST } from '../limits.ts'
import type { RefusalTable } from '../refusals.ts'

export const companyRefusals = {
  company_not_found: { status: 404, sentence: 'Perusahaan tidak ditemukan.' },
  document_not_found: { status: 404, sentence: 'Dokumen tidak ditemukan.' },
  addresses_full: {
    status: 422,
    sentence: `Alamat pengiriman paling banyak ${MOST.addresses}. Hapus yang tidak dipakai terlebih dahulu.`,
  },
  documents_full: {
    status: 422,
    sentence: `Perusahaan Anda sudah menyimpan ${MOST.storedDocuments} dokumen, termasuk yang pernah dikirim ke seller. Silakan hubungi kami untuk menambahnya.`,
  },
  tax_id_missing: { status: 422, sentence: 'Isi NPWP atau NIB perusahaan.' },
} as const satisfies RefusalTable
