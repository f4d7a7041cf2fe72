import { type CompanyKind, mayDo, type Role } from '../companies/permissions.ts'

/**
 * Kinds of notifications a member may not read [ROLE-10]: negotiated prices are for those who may see negotiations,
 * waiting orders for those who may approve them, subscriptions for those who may read them, documents for those who ask
 * for them or answer.
 */
export function hiddenKinds(member: { companyKind: CompanyKind; role: Role }): string[] {
  return [
    ...(mayDo(member, 'nego.read') || mayDo(member, 'sales-nego.read') ? [] : ['nego']),
    ...(mayDo(member, 'order.approve') ? [] : ['approval']),
    ...(mayDo(member, 'subscription.read') || mayDo(member, 'customers.read') ? [] : ['subscription']),
    ...(mayDo(member, 'documents.ask') || mayDo(member, 'documents.manage') ? [] : ['document']),
  ]
}
