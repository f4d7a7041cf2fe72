import type { Profile } from '#domain/accounts/contract.ts'
import { mayDo, type Permission, type Role } from '#domain/companies/permissions.ts'

/** Whether the viewer's role allows it, so that a page can say so before the server refuses [ROLE-10]. */
export function viewerMay({ perusahaan }: Profile, permission: Permission): boolean {
  if (!perusahaan) return false
  // the wire carries the role as text; one that is not in the table may do nothing
  return mayDo({ companyKind: perusahaan.jenis, role: perusahaan.peran as Role }, permission)
}
