import { query } from '#web/lib/api/query.ts'

/** The categories with what the home page says of them. */
export const editableCategoriesQuery = query({ call: 'admin/kategori/daftar', body: {} })

/** The calls that show it. */
export const CATEGORY_VIEWS = ['admin/kategori/daftar', 'kategori/daftar'] as const
