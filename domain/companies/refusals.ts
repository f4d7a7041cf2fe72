import type { RefusalTable } from '../refusals.ts'

export const companyRefusals = {
  document_not_found: { status: 404, sentence: 'Dokumen tidak ditemukan.' },
  tax_id_missing: { status: 422, sentence: 'Isi NPWP atau NIB perusahaan.' },
} as const satisfies RefusalTable
