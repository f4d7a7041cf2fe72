import { type CompanyKind, mayDo, type Role } from '../companies/permissions.ts'

/** Whether a member sees what of an order is paid, left and due; a buyer's members do for whatever they see [ROLE-10, PAY-1]. */
export function seesPayments(member: { companyKind: CompanyKind; role: Role }): boolean {
  return member.companyKind !== 'seller' || mayDo(member, 'payments.read')
}
