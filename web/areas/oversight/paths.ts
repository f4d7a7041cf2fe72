/** A company in the administrators' hands [ADM-2]. */
export function companyPath(companyId: string): string {
  return `/admin/perusahaan/${companyId}`
}
