/** A company in the administrators' hands [ADM-2]. */
export function companyPath(companyId: string): string {
  return `/admin/perusahaan/${companyId}`
}

/** Somebody in their hands [ADMIN-1]. */
export function personPath(userId: string): string {
  return `/admin/pengguna/${userId}`
}
