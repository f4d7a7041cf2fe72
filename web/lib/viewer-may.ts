import type { Profile } from '#domain/accounts/codec.ts'
import { mayDo, type Permission, type Role } from '#domain/companies/permissions.ts'

/** Whether the viewer's role allows it, so that a page can say so before the server refuses [ROLE-10]. */
export function viewerMay({ company }: Profile, permission: Permission): boolean {
  if (!company) return false
  // the wire carries the role as text; an unknown one may do nothing
  return mayDo({ companyKind: company.kind, role: company.role as Role }, permission)
}
