import type { ReceivableAge } from '#domain/receivables/receivable-age.ts'

/** How long ago something should have been paid, as a heading. */
export const ageLabels: Record<ReceivableAge, string> = {
  notDue: 'Belum jatuh tempo',
  upTo30: '1–30 hari',
  upTo60: '31–60 hari',
  upTo90: '61–90 hari',
  over90: '> 90 hari',
}
