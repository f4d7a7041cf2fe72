import type { RefusalTable } from '../refusals.ts'

export const contentRefusals = {
  article_not_found: { status: 404, sentence: 'Artikel tidak ditemukan.' },
  page_version_not_found: { status: 404, sentence: 'Versi halaman ini tidak ditemukan.' },
} as const satisfies RefusalTable
