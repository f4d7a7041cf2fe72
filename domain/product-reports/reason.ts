import { words } from '../words.ts'

/** Why somebody reports a product [ADM-3]. */
const reasons = ['wrong_facts', 'counterfeit', 'forbidden', 'wrong_documents', 'misleading', 'other'] as const
export type ProductReportReason = (typeof reasons)[number]

export const complaintReason = words({
  wrong_facts: 'keterangan_salah',
  counterfeit: 'palsu',
  forbidden: 'terlarang',
  wrong_documents: 'dokumen_salah',
  misleading: 'menyesatkan',
  other: 'lainnya',
})

const labels: Record<ProductReportReason, string> = {
  wrong_facts: 'Keterangan atau gambar salah',
  counterfeit: 'Diduga palsu atau bukan bahannya',
  forbidden: 'Terlarang atau tanpa izin yang diperlukan',
  wrong_documents: 'Dokumen tidak sesuai atau tidak sah',
  misleading: 'Menyesatkan atau bukan untuk dijual',
  other: 'Lainnya',
}

/** All of them, in the order of a choice. */
export const complaintReasons: readonly ProductReportReason[] = reasons

export function complaintReasonLabel(reason: ProductReportReason): string {
  return labels[reason]
}
