import { MOST } from '../limits.ts'
import type { RefusalTable } from '../refusals.ts'

export const documentLibraryRefusals = {
  folder_documents_not_found: { status: 404, sentence: 'Tidak ada dokumen yang cocok untuk diunduh.' },
  folder_too_large: {
    status: 422,
    sentence: `Sekali unduh paling banyak ${MOST.documentsInZip} dokumen. Persempit filternya.`,
  },
} as const satisfies RefusalTable
