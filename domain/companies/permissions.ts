/** The kinds of company and the roles in each [ROLE-10]. */
export type CompanyKind = 'buyer' | 'seller' | 'platform'
export type Role = 'owner' | 'purchaser' | 'approver' | 'sales' | 'warehouse' | 'administrator'

export type Permission =
  | 'cart.change'
  | 'order.place'
  | 'order.read'
  | 'order.receive'
  | 'order.cancel'
  | 'address.change'
  | 'sales.read'
  | 'sales.confirm'
  | 'sales.ship'
  | 'sales.cancel'
  | 'nego.read'
  | 'nego.act'
  | 'sales-nego.read'
  | 'sales-nego.act'
  | 'sales-nego.settings'

const buying: readonly Permission[] = [
  'cart.change',
  'order.place',
  'order.read',
  'order.receive',
  'order.cancel',
  'address.change',
  'nego.read',
  'nego.act',
]
const buyerRoles: Partial<Record<Role, readonly Permission[]>> = {
  owner: buying,
  purchaser: buying,
  approver: ['order.read', 'order.receive', 'nego.read'],
}

const selling: readonly Permission[] = [
  'sales.read',
  'sales.confirm',
  'sales.ship',
  'sales.cancel',
  'sales-nego.read',
  'sales-nego.act',
]
const sellerRoles: Partial<Record<Role, readonly Permission[]>> = {
  owner: [...selling, 'sales-nego.settings'],
  sales: selling,
  warehouse: ['sales.read', 'sales.ship'],
}

/** The one table of what each role may do [ROLE-10]; the server asks it at every call that names a permission. */
export const permissions: Record<CompanyKind, Partial<Record<Role, readonly Permission[]>>> = {
  buyer: buyerRoles,
  seller: sellerRoles,
  platform: { administrator: [] },
}

export function mayDo(member: { companyKind: CompanyKind; role: Role }, permission: Permission): boolean {
  return permissions[member.companyKind][member.role]?.includes(permission) ?? false
}
