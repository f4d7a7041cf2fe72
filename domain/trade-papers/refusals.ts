import type { RefusalTable } from '../refusals.ts'

export const tradePaperRefusals = {
  paper_not_found: { status: 404, sentence: 'Dokumen tidak ditemukan.' },
  no_papers: { status: 404, sentence: 'Belum ada dokumen untuk pesanan ini.' },
} as const satisfies RefusalTable
