import { type CompanyKind, mayDo, type Role } from '../companies/permissions.ts'

/**
 * Kinds of notifications a member may not read [ROLE-10]: prices under negotiation are for those who may see
 * negotiations, orders that wait are for those who may approve them, customers for those who look after them.
 */
export function hiddenKinds(member: { companyKind: CompanyKind; role: Role }): string[] {
  return [
    ...(mayDo(member, 'nego.read') || mayDo(member, 'sales-nego.read') ? [] : ['nego']),
    ...(mayDo(member, 'order.approve') ? [] : ['approval']),
    ...(mayDo(member, 'subscription.read') || mayDo(member, 'customers.read') ? [] : ['subscription']),
  ]
}
