import { query } from '#web/lib/api/query.ts'

/** All banners in their order. */
export const editableBannersQuery = query({ call: 'admin/banner/daftar', body: {} })

/** The calls that show banners. */
export const BANNER_VIEWS = ['admin/banner/daftar', 'banner/daftar'] as const
