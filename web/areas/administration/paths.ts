/** A company in the administrators' hands [ADM-2]. */
export function companyPath(companyId: string): string {
  return `/admin/perusahaan/${companyId}`
}

/** The administration's page of a user [ADMIN-1]. */
export function personPath(userId: string): string {
  return `/admin/pengguna/${userId}`
}
