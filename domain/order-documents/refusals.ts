import type { RefusalTable } from '../refusals.ts'

export const orderDocumentRefusals = {
  paper_not_found: { status: 404, sentence: 'Dokumen tidak ditemukan.' },
  no_papers: { status: 404, sentence: 'Belum ada dokumen untuk pesanan ini.' },
  credit_over_invoice: { status: 422, sentence: 'Nota kredit melebihi sisa invoice {number}.' },
} as const satisfies RefusalTable
