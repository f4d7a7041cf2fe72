import { type CompanyKind, permissions, type Role } from './permissions.ts'

const labels: Record<Role, string> = {
  owner: 'Pemilik',
  purchaser: 'Pembelian',
  approver: 'Penyetuju',
  sales: 'Sales',
  warehouse: 'Gudang',
  finance: 'Keuangan',
  administrator: 'Administrator',
}

/** The display name of a role. */
export function roleLabel(role: string): string {
  return labels[role as Role] ?? role
}

/** The roles in a company of this kind [ROLE-10]. */
export function rolesOf(kind: CompanyKind): readonly Role[] {
  return Object.keys(permissions[kind]) as Role[]
}

/** The role that manages the company; somebody must always hold it. */
export function headRole(kind: CompanyKind): Role {
  return kind === 'platform' ? 'administrator' : 'owner'
}
