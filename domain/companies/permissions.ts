/** The kinds of company and the roles in each [ROLE-10]. */
export type CompanyKind = 'buyer' | 'seller' | 'platform'
export type Role = 'owner' | 'purchaser' | 'approver' | 'sales' | 'warehouse' | 'finance' | 'administrator'

export type Permission =
  | 'company.change'
  | 'company.export'
  | 'company.close'
  | 'member.manage'
  | 'cart.change'
  | 'order.place'
  | 'order.read'
  | 'order.receive'
  | 'order.cancel'
  | 'order.approve'
  | 'address.change'
  | 'points.read'
  | 'points.redeem'
  | 'sales.read'
  | 'sales.confirm'
  | 'sales.ship'
  | 'sales.cancel'
  | 'sales.figures'
  | 'payments.read'
  | 'payments.record'
  | 'payments.write-off'
  | 'payments.prove'
  | 'subscription.read'
  | 'subscription.ask'
  | 'nego.read'
  | 'nego.act'
  | 'customers.read'
  | 'customers.change'
  | 'customers.grants'
  | 'sales-nego.read'
  | 'sales-nego.act'
  | 'sales-nego.settings'
  | 'products.read'
  | 'products.change'
  | 'shop.change'
  | 'vouchers.read'
  | 'vouchers.change'
  | 'bank.read'
  | 'bank.change'
  | 'stock.change'
  | 'tax.manage'
  | 'documents.ask'
  | 'documents.manage'
  | 'materials.manage'
  | 'rates.manage'
  | 'content.manage'
  | 'audit.read'
  | 'surveys.read'
  | 'surveys.manage'
  | 'calendar.manage'
  | 'promos.manage'
  | 'messages.manage'
  | 'system.manage'
  | 'chat.read'
  | 'chat.write'
  | 'seller.apply'
  | 'companies.verify'
  | 'people.manage'
  | 'products.oversee'

// managing the company itself
const managing: readonly Permission[] = ['company.change', 'member.manage']
// deciding about all of the company
const owning: readonly Permission[] = ['company.export', 'company.close']

const buying: readonly Permission[] = [
  'cart.change',
  'order.place',
  'order.read',
  'order.receive',
  'order.cancel',
  'payments.prove',
  'address.change',
  'points.read',
  'subscription.read',
  'subscription.ask',
  'nego.read',
  'nego.act',
  'documents.ask',
  'chat.read',
  'chat.write',
]
const buyerRoles: Partial<Record<Role, readonly Permission[]>> = {
  owner: [...managing, ...owning, ...buying, 'order.approve', 'points.redeem', 'seller.apply'],
  // orders above a purchaser's limits wait for somebody who may approve them (domain/orders/approval.ts)
  purchaser: buying,
  // approvers do not order, so that every approved order has two people behind it
  approver: [
    'order.read',
    'order.receive',
    'order.approve',
    'points.read',
    'subscription.read',
    'nego.read',
    'chat.read',
  ],
}

const selling: readonly Permission[] = [
  'sales.read',
  'sales.confirm',
  'sales.ship',
  'sales.cancel',
  'sales.figures',
  'payments.read',
  'customers.read',
  'customers.change',
  'sales-nego.read',
  'sales-nego.act',
  'products.read',
  'products.change',
  'vouchers.read',
  'documents.manage',
  'chat.read',
  'chat.write',
]
const sellerRoles: Partial<Record<Role, readonly Permission[]>> = {
  owner: [
    ...managing,
    ...owning,
    ...selling,
    'payments.record',
    'payments.write-off',
    'shop.change',
    'bank.read',
    'vouchers.change',
    'bank.change',
    'stock.change',
    'tax.manage',
    'customers.grants',
    'sales-nego.settings',
  ],
  sales: selling,
  warehouse: ['sales.read', 'sales.ship', 'products.read', 'stock.change'],
  // follows orders, records what is paid for them and where; neither prices nor what customers are granted. Recording
  // payments excludes choosing the account and waiving debts: both are the owner's
  finance: ['sales.read', 'bank.read', 'payments.read', 'payments.record', 'tax.manage'],
}

/** The only table of what each role may do [ROLE-10]; checked at every call that names a permission. */
export const permissions: Record<CompanyKind, Partial<Record<Role, readonly Permission[]>>> = {
  buyer: buyerRoles,
  seller: sellerRoles,
  platform: {
    administrator: [
      ...managing,
      'materials.manage',
      'rates.manage',
      'content.manage',
      'audit.read',
      'surveys.read',
      'surveys.manage',
      'calendar.manage',
      'promos.manage',
      'messages.manage',
      'system.manage',
      'companies.verify',
      'people.manage',
      'products.oversee',
    ],
  },
}

// its documents can be read, and what was ordered goes on
const closedWhileSuspended: ReadonlySet<Permission> = new Set<Permission>([
  'cart.change',
  'order.place',
  'order.approve',
  'points.redeem',
  'subscription.ask',
  'nego.act',
  'documents.ask',
  'chat.write',
  'seller.apply',
])

/** Whether no member may do this for a company that buys while it is suspended [ADM-2]. */
export function isClosedWhileSuspended(kind: CompanyKind, permission: Permission): boolean {
  return kind === 'buyer' && closedWhileSuspended.has(permission)
}

/** Shown to members whose role does not allow an action. */
export const ROLE_FORBIDS = 'Peran Anda tidak mengizinkan tindakan ini.'

export function mayDo(member: { companyKind: CompanyKind; role: Role }, permission: Permission): boolean {
  return permissionsOf(member).includes(permission)
}

export function permissionsOf({ companyKind, role }: { companyKind: CompanyKind; role: Role }): readonly Permission[] {
  return permissions[companyKind][role] ?? []
}
