/** Proposed materials, and all that are there [ADM-3]. */
export const MATERIALS_PATH = '/admin/bahan'

/** Searches without results [MAT-4]. */
export const EMPTY_SEARCHES_PATH = '/admin/pencarian-kosong'
/** Administrators, and how they sign in [ADM-1]. */
export const ADMINISTRATORS_PATH = '/admin/administrator'

/** Answers to the survey [ADM-5]. */
export const SURVEY_PATH = '/admin/survei'
/** Questions of the contact form [ADM-5]. */
export const MESSAGES_PATH = '/admin/pesan'
/** Companies that come in as sellers [ADM-2]. */
export const COMPANIES_PATH = '/admin/perusahaan'
/** Companies that buy, as they wait to be verified [ADM-2]. */
export const BUYERS_PATH = `${COMPANIES_PATH}/pembeli`
/** Every company, buying or selling [ADM-2]. */
export const ALL_COMPANIES_PATH = `${COMPANIES_PATH}/semua`

/** Everybody who signs in [ADMIN-1]. */
export const PEOPLE_PATH = '/admin/pengguna'

/** Every product, with its reports [ADM-3]. */
export const PRODUCTS_PATH = '/admin/produk'

/** Holidays, which deadlines leave out [ADM-2]. */
export const CALENDAR_PATH = '/admin/kalender'

/** Seller bank accounts, reviewed by two administrators [SHOP-8]. */
export const ACCOUNTS_PATH = '/admin/rekening'

/** The audit log [ADM-6]. */
export const AUDIT_PATH = '/admin/audit'

/** How the platform runs [ADM-7]. */
export const SYSTEM_PATH = '/admin/sistem'

export function proposalPath(proposalId: string): string {
  return `${MATERIALS_PATH}/usul/${proposalId}`
}

/** A material as the administrator keeps it. */
export function adminMaterialPath(materialId: number): string {
  return `${MATERIALS_PATH}/${materialId}`
}

/** Where it is merged into another one, which may be chosen already. */
export function mergePath(materialId: number, intoId?: number): string {
  return `${adminMaterialPath(materialId)}/gabung${intoId === undefined ? '' : `?ke=${intoId}`}`
}

/** The materials that words mean. */
export function materialSearchPath(words: string): string {
  return `${MATERIALS_PATH}/semua?${new URLSearchParams({ keyword: words })}`
}
