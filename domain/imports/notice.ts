import { formatTotal } from '../format.ts'

interface Completed {
  id: string
  fileName: string
  /** Rows that were applied, and that were left out; null: the import failed. */
  counts: { fresh: number; changed: number; problems: number } | null
}

/** Notification to a shop of an import that it had scheduled, with the page that shows it [SHOP-4]. */
export function plannedNotice({ id, fileName, counts }: Completed) {
  const link = `/pusat-seller/impor/${id}`
  const start = `Impor terjadwal ${fileName}`
  if (!counts) return { step: 'fail', message: `${start} gagal: tidak ada satu baris pun yang berubah`, link } as const
  const applied = `${start} diterapkan: ${formatTotal(counts.fresh + counts.changed, false)} baris`
  if (counts.problems === 0) return { step: 'apply', message: applied, link } as const
  return { step: 'partly', message: `${applied}, ${formatTotal(counts.problems, false)} bermasalah`, link } as const
}
